import { createStoredChoice } from '#core-client/storage/stored-choice.ts';

const MOST = 8;
const SEPARATOR = '\n';
const kept = createStoredChoice('searches', 'visit');

const wordsIn = (text: string | null): readonly string[] => (text ?? '').split(SEPARATOR).filter(Boolean);
const wordsNow = () => wordsIn(kept.read());

const keep = (words: readonly string[]) => kept.set(words.join(SEPARATOR));

/** Returns the viewer's searches, newest first, at most eight; removed on logout. */
export const useSearchHistory = (): readonly string[] => wordsIn(kept.use());

/** Puts a word at the head of the history; it is there once. */
export function rememberSearch(text: string): void {
  const word = text.trim().replaceAll(SEPARATOR, ' ');
  if (word !== '') keep([word, ...wordsNow().filter((other) => other !== word)].slice(0, MOST));
}

export const forgetSearch = (word: string): void => keep(wordsNow().filter((other) => other !== word));

export const clearSearches = (): void => keep([]);
