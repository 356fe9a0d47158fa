import { createKeptChoice } from './kept-choice.ts';

const MOST = 8;
const SEPARATOR = '\n';
const kept = createKeptChoice('courtside.searches');

const wordsIn = (text: string | null): readonly string[] => (text ?? '').split(SEPARATOR).filter(Boolean);
let current: readonly string[] = [];

const keep = (words: readonly string[]) => {
  current = words;
  kept.set(words.join(SEPARATOR));
};

/** What this browser looked for, newest first, at most eight. */
export function useSearchHistory(): readonly string[] {
  current = wordsIn(kept.use());
  return current;
}

/** Puts a word at the head of the history; it stands there once. */
export function rememberSearch(text: string): void {
  const word = text.trim().replaceAll(SEPARATOR, ' ');
  if (word !== '') keep([word, ...current.filter((other) => other !== word)].slice(0, MOST));
}

export const forgetSearch = (word: string): void => keep(current.filter((other) => other !== word));

export const clearSearches = (): void => keep([]);
