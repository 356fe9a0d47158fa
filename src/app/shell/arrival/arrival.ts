import { screenOf } from '#app/routes/paths.ts';
import type { KeptPlace } from './kept-place.ts';

/** An address, and the entry of the history that holds it. */
export type Entry = {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
};

/** Where the window goes with a navigation. */
export type Arrival =
  | { readonly is: 'top' }
  | { readonly is: 'stay' }
  | { readonly is: 'element'; readonly id: string }
  | { readonly is: 'place'; readonly place: KeptPlace };

type Way = {
  /** Null for the first page of a document. */
  readonly from: Entry | null;
  readonly to: Entry;
  /** The place `to` was left at, when the reader comes back to it by the history; null otherwise. */
  readonly kept: KeptPlace | null;
};

/** The element an address leads to; what is no proper encoding is taken as it is. */
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
 * Back and forward find the place that was left; back from a page that never came leaves the reader where they are. A
 * link with a target goes to it, any other link to the top of the next page; a choice within a page, which changes only
 * what its address asks for, leaves the reader where they are.
 */
export function arrivalOf({ from, to, kept }: Way): Arrival {
  if (from?.key === to.key && addressOf(from) === addressOf(to)) return { is: 'stay' };
  if (kept !== null) return { is: 'place', place: kept };
  if (to.hash.length > 1) return { is: 'element', id: targetOf(to.hash) };
  if (from === null) return { is: 'top' };
  const isSameScreen = screenOf(from.pathname) === screenOf(to.pathname);
  const isSameAddress = from.pathname === to.pathname && from.search === to.search;
  return isSameScreen && !isSameAddress ? { is: 'stay' } : { is: 'top' };
}
