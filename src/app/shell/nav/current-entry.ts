import type { NavEntry } from '#contract/site/navigation/schema.ts';

type PageLocation = { readonly pathname: string; readonly search: string };
type Marked = Pick<NavEntry, 'entryId' | 'kind' | 'link'> & {
  readonly venues: readonly Pick<NavEntry['venues'][number], 'link'>[];
};

/** Places below no link of their entry: rooms, and the pages of single activities. */
const KIND_OF_AREA = [
  ['/app/room/', 'live'],
  ['/app/activity/', 'activity'],
] as const;
/** Base for parsing links; a host that cannot exist. */
const BASE = 'https://here.invalid';

/** Returns how closely a link matches a location: number of shared parameters, or -1 when it leads elsewhere. */
function closeness(link: string, { pathname, search }: PageLocation): number {
  const { pathname: target, searchParams } = new URL(link, BASE);
  if (pathname !== target && !pathname.startsWith(`${target}/`)) return -1;
  const here = new URLSearchParams(search);
  const wanted = [...searchParams];
  return wanted.every(([name, value]) => here.get(name) === value) ? wanted.length : -1;
}

/**
 * Returns the current navigation entry: the one whose link, or a venue's, matches the location best; rooms belong to the
 * live entry, single activities to that of activities.
 */
export function currentEntry(entries: readonly Marked[], pageLocation: PageLocation): string | null {
  const area = KIND_OF_AREA.find(([path]) => pageLocation.pathname.startsWith(path));
  if (area !== undefined) return entries.find(({ kind }) => kind === area[1])?.entryId ?? null;
  const ranked = entries
    .map(({ entryId, link, venues }) => ({
      entryId,
      close: Math.max(
        ...[link, ...venues.flatMap((venue) => venue.link ?? [])].map((target) =>
          closeness(target, pageLocation),
        ),
      ),
    }))
    .filter(({ close }) => close >= 0)
    .toSorted((left, right) => right.close - left.close);
  return ranked[0]?.entryId ?? null;
}
