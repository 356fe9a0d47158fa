import { MARKET_GROUPS } from '#contract/play/odds/odds-rules.ts';
import type { Market, MarketGroup, OfferedMarket, OfferedSelection } from '#contract/play/odds/schema.ts';
import { isVenueClosed, venueShut } from '#contract/play/venue/venue-open.ts';
import type { NavVenue } from '#contract/site/navigation/schema.ts';
import type { ServerTime } from '#contract/units/time.ts';

/** Availability of a venue [4.03]; `unknown` until the platform has responded, `absent` where the site has no such venue. */
export type VenueState =
  | { readonly is: 'unknown' | 'open' | 'absent' | 'blocked' }
  | { readonly is: 'maintained' | 'closed'; readonly until: ServerTime | null };

export function venueState(venue: NavVenue | null): VenueState {
  if (!venue) return { is: 'absent' };
  const shut = venueShut(venue, venue.isBlocked);
  switch (shut) {
    case null:
      return { is: 'open' };
    case 'blocked':
      return { is: 'blocked' };
    case 'maintained':
    case 'off':
    case 'hidden':
      return { is: isVenueClosed(venue) ? 'closed' : 'maintained', until: venue.maintainedUntil };
    default:
      return shut satisfies never;
  }
}

/** Popular groups, listed under 热门 as well as under their own kind. */
const ALSO_HOT: ReadonlySet<MarketGroup> = new Set(['handicap', 'total', 'goal']);

/** The markets shown under a kind. */
export const marketsIn = <Kind extends Market>(
  markets: readonly Kind[],
  group: MarketGroup,
): readonly Kind[] =>
  markets.filter((market) => market.group === group || (group === 'hot' && ALSO_HOT.has(market.group)));

/** The kinds a match has markets of, in the order they are offered; 热门 is always there. */
export const groupsOf = (markets: readonly Market[]): readonly MarketGroup[] =>
  MARKET_GROUPS.filter((group) => group === 'hot' || markets.some((market) => market.group === group));

/** The kind to show: the chosen one, or the first one left once its last market was removed. */
export const shownGroup = (markets: readonly Market[], chosen: MarketGroup): MarketGroup => {
  const groups = groupsOf(markets);
  return groups.includes(chosen) ? chosen : (groups[0] ?? chosen);
};

/** The markets of marked names before the others, each in the order they had. */
export const favouritesFirst = <Kind extends Market>(
  markets: readonly Kind[],
  favourites: readonly string[],
): readonly Kind[] => [
  ...markets.filter(({ name }) => favourites.includes(name)),
  ...markets.filter(({ name }) => !favourites.includes(name)),
];

/** Reports whether a market shows as it did: its prices, lines and states are the same. */
export function isSameMarket(one: OfferedMarket, other: OfferedMarket): boolean {
  return (
    one.marketId === other.marketId &&
    one.note === other.note &&
    one.version.price === other.version.price &&
    one.selections.length === other.selections.length &&
    one.selections.every(({ selectionId, odds, state }, index) => {
      const now = other.selections[index];
      return now?.selectionId === selectionId && now.odds === odds && now.state === state;
    })
  );
}

const PERCENT = 100;

/** Returns the long-run payback of a market, in percent of stakes: the inverse of the total probability that its prices imply. */
export const returnRate = (overround: string): string => ((PERCENT * PERCENT) / Number(overround)).toFixed(1);

/** Two sides of a line. */
export type MarketLine = { readonly sides: readonly OfferedSelection[]; readonly isMain: boolean };

/** Number of lines shown before expanding. */
const SHOWN = 5;

const hasLines = ({ selections }: OfferedMarket): boolean => Boolean(selections[0]?.line);

/** The lines of a market in their order, the main one marked; none where the market has no lines. */
export function linesOf(market: OfferedMarket): readonly MarketLine[] {
  if (!hasLines(market)) return [];
  const pairs = Array.from({ length: market.selections.length / 2 }, (_, index) => ({
    sides: market.selections.slice(2 * index, 2 * index + 2),
    isMain: index === 0,
  }));
  const lineOf = ({ sides }: MarketLine) => Number(sides[1]?.line ?? 0);
  return pairs.sort((one, other) => lineOf(one) - lineOf(other));
}

/** The lines around the main one, as many as are shown at first. */
export function nearLines(lines: readonly MarketLine[]): readonly MarketLine[] {
  const main = lines.findIndex(({ isMain }) => isMain);
  const from = Math.max(0, Math.min(main - Math.floor(SHOWN / 2), lines.length - SHOWN));
  return lines.slice(from, from + SHOWN);
}

/** Selections under one heading; a blank one where the market has none. */
export type MarketSection = { readonly heading: string; readonly selections: readonly OfferedSelection[] };

/** The parts of a market, in the order they come. */
export function sectionsOf({ selections }: OfferedMarket): readonly MarketSection[] {
  const headings = [...new Set(selections.map(({ section }) => section))];
  return headings.map((heading) => ({
    heading,
    selections: selections.filter(({ section }) => section === heading),
  }));
}
