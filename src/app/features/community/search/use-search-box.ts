import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSettled } from '#app/page/use-settled.ts';
import { anchorTap } from '#contract/community/live/anchor-tap.ts';
import { SEARCH_TEXT_MAX } from '#contract/community/search/constants.ts';
import type { SearchResult } from '#contract/community/search/schema.ts';
import type { AppError } from '#contract/errors.ts';
import type { Game } from '#contract/play/game/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';
import { createStoredChoice } from '#core-client/storage/stored-choice.ts';
import { isComposing, plainKey } from '#kit/a11y/plain-key.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { groupsOf, type Hit, type HitGroup, pathOfHit } from './search-hits.ts';
import { t } from './texts.ts';

/** State of a search. */
type Searching =
  | { readonly is: 'resting' }
  | { readonly is: 'waiting' }
  | { readonly is: 'failed'; readonly error: AppError; readonly retry: () => Promise<void> }
  | { readonly is: 'answered'; readonly text: string; readonly result: SearchResult };

/** Searches the site for a text while it is typed. */
function useSearch(typed: string): Searching {
  const wanted = typed.trim().slice(0, SEARCH_TEXT_MAX);
  const text = useSettled(wanted);
  const found = useCall('search.all', { text }, { enabled: text !== '' });
  if (wanted === '') return { is: 'resting' };
  if (text !== wanted) return { is: 'waiting' };
  const result = lastOf(found);
  if (result) return { is: 'answered', text, result };
  return found.is === 'failed'
    ? { is: 'failed', error: found.error, retry: found.refetch }
    : { is: 'waiting' };
}

/** A search box: what is typed, what it found, which option the arrow keys have reached. */
export type SearchBox = {
  readonly text: string;
  readonly searching: Searching;
  readonly groups: readonly HitGroup[];
  readonly hits: readonly Hit[];
  readonly active: Hit | undefined;
  readonly listId: string;
  type(text: string): void;
  choose(hit: Hit): void;
  /** Arrow keys move, Enter chooses, Esc empties and then leaves. */
  onKey(event: KeyboardEvent<HTMLInputElement>): void;
};

type SearchBoxActions = {
  /** A hit was chosen, or Esc pressed in an empty box. */
  readonly leave: () => void;
  readonly openGame: (game: Game) => void;
};

const NONE: readonly HitGroup[] = [];

/**
 * Returns the option a key moves to among `count` options, or null for another key. The position before the first option is
 * the box itself.
 */
function moved(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  return null;
}

const MAX_TERMS = 8;
const SEPARATOR = '\n';
const stored = createStoredChoice('searches', 'visit');

const parseTerms = (text: string | null): readonly string[] => (text ?? '').split(SEPARATOR).filter(Boolean);
const storedTerms = () => parseTerms(stored.read());

const storeTerms = (terms: readonly string[]) => stored.set(terms.join(SEPARATOR));

/** Returns the viewer's searches, newest first, at most eight; removed on logout. */
export const useSearchHistory = (): readonly string[] => parseTerms(stored.use());

/** Puts a word at the head of the history; it is there once. */
function rememberSearch(text: string): void {
  const term = text.trim().replaceAll(SEPARATOR, ' ');
  if (term !== '') storeTerms([term, ...storedTerms().filter((other) => other !== term)].slice(0, MAX_TERMS));
}

export const forgetSearch = (term: string): void =>
  storeTerms(storedTerms().filter((other) => other !== term));

export const clearSearches = (): void => storeTerms([]);

export function useSearchBox({ leave, openGame }: SearchBoxActions): SearchBox {
  const [text, setText] = useState('');
  const [at, setAt] = useState(-1);
  const listId = useId();
  const navigate = useNavigate();
  const searching = useSearch(text);
  const groups = searching.is === 'answered' ? groupsOf(searching.result) : NONE;
  const hits = groups.flatMap((group) => group.hits);
  const active = hits[at];

  const type = (next: string) => {
    setText(next);
    setAt(-1);
  };

  const openHit = (hit: Hit) => {
    if (hit.is === 'game') return openGame(hit.game);
    const tap = hit.is === 'anchor' ? anchorTap(hit.anchor.status) : null;
    if (tap?.is === 'told') return showToast({ text: t(`anchor.${tap.reason}`) });
    void navigate(pathOfHit(hit));
  };

  const choose = (hit: Hit) => {
    rememberSearch(text);
    leave();
    openHit(hit);
  };

  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    const key = plainKey(event);
    const next = moved(key, at, hits.length);
    if (next !== null) {
      event.preventDefault();
      setAt(next);
    } else if (key === 'Enter') {
      const chosen = active ?? hits[0];
      if (chosen) choose(chosen);
    } else if (key === 'Escape') {
      event.stopPropagation();
      if (text === '') leave();
      else type('');
    }
  };

  return { text, searching, groups, hits, active, listId, type, choose, onKey };
}
