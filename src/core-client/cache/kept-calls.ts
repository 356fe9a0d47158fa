import type { PageCallName } from '#contract/book/page-call.ts';

/** As the table of calls has them, which a page has the types of alone; a test compares both. */
const KEPT_OVER_VISITS: Readonly<Partial<Record<PageCallName, true>>> = {
  'banner.list': true,
  'board.leagues': true,
  'board.totals': true,
  'live.anchors': true,
  'live.popular': true,
  'site.navigation': true,
};

/** Is its last answer kept for the beginning of the next visit? */
export const isKeptOverVisits = (name: string): boolean => Object.hasOwn(KEPT_OVER_VISITS, name);
