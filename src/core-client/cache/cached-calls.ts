import type { PageCallName } from '#contract/book/page-call.ts';

/** Copy of the flags in the call table, of which a page has only the types; a test compares both. */
const CACHED_OVER_VISITS: Readonly<Partial<Record<PageCallName, true>>> = {
  'banner.list': true,
  'board.leagues': true,
  'board.totals': true,
  'live.anchors': true,
  'live.popular': true,
  'site.navigation': true,
};

/** Reports whether the last response is cached for the start of the next visit. */
export const isCachedOverVisits = (name: string): boolean => Object.hasOwn(CACHED_OVER_VISITS, name);
