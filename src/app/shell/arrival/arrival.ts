import { screenOf } from '#app/routes/paths.ts';
import type { ScrollPosition } from './scroll-position.ts';

/** Address with the history entry that contains it. */
export type Entry = {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
};

/** Scroll target of the window after a navigation. */
export type Arrival =
  | { readonly is: 'top' }
  | { readonly is: 'stay' }
  | { readonly is: 'element'; readonly id: string }
  | { readonly is: 'place'; readonly position: ScrollPosition };

type PageChange = {
  /** Null for the first page of a document. */
  readonly from: Entry | null;
  readonly to: Entry;
  /** Position at which `to` was left, on a return through the history; otherwise null. */
  readonly storedPosition: ScrollPosition | null;
};

/** Returns the name of the target element of an address; invalid encoding is left unchanged. */
function targetOf(hash: string): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const addressOf = ({ pathname, search, hash }: Entry) => pathname + search + hash;

/**
 * Returns the scroll target of a navigation. Back and forward restore the position that was left; back from a page that
 * never loaded keeps the current position. A link with a target scrolls to it, any other link to the top of the next page;
 * a choice within a page, which changes only its query, keeps the position.
 */
export function arrivalOf({ from, to, storedPosition }: PageChange): Arrival {
  if (from?.key === to.key && addressOf(from) === addressOf(to)) return { is: 'stay' };
  if (storedPosition !== null) return { is: 'place', position: storedPosition };
  if (to.hash.length > 1) return { is: 'element', id: targetOf(to.hash) };
  if (from === null) return { is: 'top' };
  const isSameScreen = screenOf(from.pathname) === screenOf(to.pathname);
  const isSameAddress = from.pathname === to.pathname && from.search === to.search;
  return isSameScreen && !isSameAddress ? { is: 'stay' } : { is: 'top' };
}
