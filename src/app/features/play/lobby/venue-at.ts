import { isLobby, venuePath } from '#contract/play/venue/venue-path.ts';
import type { NavEntry, NavVenue } from '#contract/site/navigation/schema.ts';

/** Path under which `dz` opens: the first venue of the site, whatever its name [2.03]. */
const FIRST = venuePath('YBDZ');
const PREFIX_LETTERS = 2;

/** The venues of a site that have a lobby, in the order of its navigation. */
export function lobbiesOf(entries: readonly Pick<NavEntry, 'venues'>[]): readonly NavVenue[] {
  const venues = entries
    .flatMap((entry) => entry.venues)
    .filter(({ link }) => link !== null && isLobby(link));
  return [...new Map(venues.map((venue) => [venue.code, venue])).values()];
}

/** Returns the venue of a lobby address: by its own link, as the first or default one, or by its prefix [2.03]. */
export function venueAt(path: string, lobbies: readonly NavVenue[]): NavVenue | null {
  const own = lobbies.find(({ link }) => link === path);
  if (own) return own;
  if (path === FIRST || path === venuePath(null)) return lobbies[0] ?? null;
  return lobbies.find(({ code }) => venuePath(code.slice(0, PREFIX_LETTERS)) === path) ?? null;
}
