import type { NavEntry } from '#contract/site/navigation/schema.ts';

type Place = { readonly pathname: string; readonly search: string };
type Marked = Pick<NavEntry, 'entryId' | 'kind' | 'link'> & {
  readonly venues: readonly Pick<NavEntry['venues'][number], 'link'>[];
};

/** Places below no link of their entry: rooms, and the pages of single activities. */
const KIND_OF_AREA = [
  ['/app/room/', 'live'],
  ['/app/activity/', 'activity'],
] as const;
/** Where a link's address is read; it is nobody's. */
const BASE = 'https://here.invalid';

/** How closely a link names a place: parameters it shares, or -1 when it leads elsewhere. */
function closeness(link: string, { pathname, search }: Place): number {
  const { pathname: target, searchParams } = new URL(link, BASE);
  if (pathname !== target && !pathname.startsWith(`${target}/`)) return -1;
  const here = new URLSearchParams(search);
  const wanted = [...searchParams];
  return wanted.every(([name, value]) => here.get(name) === value) ? wanted.length : -1;
}

/** Which entry of the navigation one is at: the one whose link, or a venue's, says most about the place; rooms belong to the live one, single activities to that of activities. */
export function currentEntry(entries: readonly Marked[], place: Place): string | null {
  const area = KIND_OF_AREA.find(([path]) => place.pathname.startsWith(path));
  if (area !== undefined) return entries.find(({ kind }) => kind === area[1])?.entryId ?? null;
  const ranked = entries
    .map(({ entryId, link, venues }) => ({
      entryId,
      close: Math.max(
        ...[link, ...venues.flatMap((venue) => venue.link ?? [])].map((one) => closeness(one, place)),
      ),
    }))
    .filter(({ close }) => close >= 0)
    .toSorted((left, right) => right.close - left.close);
  return ranked[0]?.entryId ?? null;
}
