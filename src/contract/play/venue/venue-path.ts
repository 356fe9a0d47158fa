const VENUES = '/app/egame';
const DEFAULT_VENUE = 'ybegdz';
const HOUSE_SLOTS = 'ybdz';
/** Segment for a name without two letters; no venue exists there. */
const NOWHERE = 'unknown';

/** Own venues whose segment differs from the letters of their name. */
const RENAMED: Readonly<Record<string, string>> = { yb: 'by' };

/** Names of live tables (ZR) and lotteries (CP): they are a segment by themselves, since their letters are those of other venues. */
const WHOLE_NAME = /^[a-z]{2}(zr|cp)$/;

function segmentOf(name: string, first: string): string {
  if (name === '' || name === DEFAULT_VENUE) return DEFAULT_VENUE;
  if (name === HOUSE_SLOTS || name === first) return 'dz';
  if (WHOLE_NAME.test(name)) return name;
  const prefix = /^[a-z\d]{2}/.exec(name)?.[0] ?? NOWHERE;
  return RENAMED[prefix] ?? prefix;
}

/**
 * Returns the address of an electronic game venue [2.03] by its English name or prefix: its first two letters in lower
 * case. An empty name gives the default one, the first of the site’s list (`firstVenue`) gives `dz`. An unknown name has an
 * address too; its screen shows that it is unknown.
 */
export function venuePath(prefix: string | null | undefined, firstVenue = ''): string {
  const name = (prefix ?? '').trim().toLowerCase();
  return `${VENUES}/${segmentOf(name, firstVenue.trim().toLowerCase())}`;
}

/** Address of the boards of the venues of matches. */
const BOOKS = '/app/venue';

/** Returns the address of the board of a venue of matches, by its code. */
export const bookPath = (code: string): string => `${BOOKS}/${code.toLowerCase()}`;

/** Reports whether a link of a venue leads to its board. */
export const isBookPath = (link: string): boolean => link.startsWith(`${BOOKS}/`);

/** Reports whether a link of a venue leads to its lobby. */
export const isLobby = (link: string): boolean => link.startsWith(`${VENUES}/`);
