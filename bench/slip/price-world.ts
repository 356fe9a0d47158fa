import * as v from 'valibot';
import { oddsField } from '#contract/models/fields.ts';
import type { OfferedMarket } from '#contract/models/odds.ts';
import { offeredMarket } from '#tests/fixtures/offered-market.ts';

const MARKETS = 100;
const SIDES = ['主', '平', '客'] as const;
/** How many prices change a second: the page's address says it. */
export const changesASecond = Number(location.hash.slice(1));

const price = () => v.parse(oddsField, (1.01 + Math.random() * 4).toFixed(2));

/** 300 prices in markets of three. */
export const firstMarkets = (): OfferedMarket[] =>
  Array.from({ length: MARKETS }, (_, index) =>
    offeredMarket(
      SIDES.map((side) => [`${index} ${side}`]),
      { marketId: `m1-${index}`, name: '全场独赢', columns: 3 },
    ),
  );

/** The markets after one price has moved: the others are the same objects' equals, as the platform's answers bring them. */
export function afterChange(markets: readonly OfferedMarket[]): OfferedMarket[] {
  const moved = Math.floor(Math.random() * markets.length);
  const side = Math.floor(Math.random() * SIDES.length);
  return markets.map((market, index) => {
    if (index !== moved) return { ...market };
    const selections = market.selections.map((selection, at) =>
      at === side ? { ...selection, odds: price() } : selection,
    );
    return { ...market, selections, version: { ...market.version, price: market.version.price + 1 } };
  });
}

/** Calls so often as prices change. */
export function everyChange(change: () => void): () => void {
  if (changesASecond === 0) return () => undefined;
  const timer = setInterval(change, 1_000 / changesASecond);
  return () => clearInterval(timer);
}
