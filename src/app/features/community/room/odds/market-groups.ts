import { MARKET_GROUPS } from '#contract/play/odds/market-groups.ts';
import type { Market, MarketGroup } from '#contract/play/odds/schema.ts';

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
