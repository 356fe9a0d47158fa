import { useCall } from '#app/core-client/query.ts';
import { useSettled } from '#app/page/use-settled.ts';
import { SEARCH_TEXT_MAX } from '#contract/constants/search.ts';
import type { AppError } from '#contract/errors.ts';
import type { SearchResult } from '#contract/models/search.ts';
import { lastOf } from '#contract/units/loadable.ts';

/** How far a search has come. */
export type Searching =
  | { readonly is: 'resting' }
  | { readonly is: 'waiting' }
  | { readonly is: 'failed'; readonly error: AppError; readonly retry: () => Promise<void> }
  | { readonly is: 'answered'; readonly text: string; readonly result: SearchResult };

/** What the site has for a text that is being typed. */
export function useSearch(typed: string): Searching {
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
