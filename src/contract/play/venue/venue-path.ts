const VENUES = '/app/egame';
const DEFAULT_VENUE = 'ybegdz';
const HOUSE_SLOTS = 'ybdz';
/** Where a name leads that has no two letters to go by; no venue is there. */
const NOWHERE = 'unknown';

/** The house's own venues go by other letters than those of their name. */
const RENAMED: Readonly<Record<string, string>> = { yb: 'by' };

function segmentOf(name: string, first: string): string {
  if (name === '' || name === DEFAULT_VENUE) return DEFAULT_VENUE;
  if (name === HOUSE_SLOTS || name === first) return 'dz';
  const prefix = /^[a-z\d]{2}/.exec(name)?.[0] ?? NOWHERE;
  return RENAMED[prefix] ?? prefix;
}

/**
 * The address of an electronic game venue [2.03] by its English name or prefix: its first two letters in lower case.
 * No venue leads to the default one, the first of the site's list (`firstVenue`) to `dz`. An unknown name has an address
 * too; the screen there says so.
 */
export function venuePath(prefix: string | null | undefined, firstVenue = ''): string {
  const name = (prefix ?? '').trim().toLowerCase();
  return `${VENUES}/${segmentOf(name, firstVenue.trim().toLowerCase())}`;
}

/** Whether a link of a venue leads to its lobby. */
export const isLobby = (link: string): boolean => link.startsWith(`${VENUES}/`);
