import * as v from 'valibot';
import { oddsField } from '#contract/fields/fields.ts';
import type { OfferedMarket } from '#contract/play/odds/schema.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import { offeredMarket } from '#tests/fixtures/match/offered-market.ts';
import { POLLING } from '#worker/clock/polling.table.ts';

const MARKETS = 100;
const SIDES = ['主', '平', '客'] as const;
/** The column of a room that prices are in. */
export const COLUMN = { width: 304, height: 840, overflow: 'hidden auto' } as const;

/** Number of prices that change per second, from the page's address. */
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

/** The markets with one price of one of them moved, and all others as they were. */
function moved(markets: readonly OfferedMarket[]): OfferedMarket[] {
  const marketIndex = Math.floor(Math.random() * markets.length);
  const side = Math.floor(Math.random() * SIDES.length);
  return markets.map((market, index) => {
    if (index !== marketIndex) return market;
    const selections = market.selections.map((selection, at) =>
      at === side ? { ...selection, odds: price() } : selection,
    );
    return { ...market, selections, version: { ...market.version, price: market.version.price + 1 } };
  });
}

/** The markets after the moves of the time between two answers: every answer brings new objects for all of them. */
export function afterAnswer(markets: readonly OfferedMarket[]): OfferedMarket[] {
  let now = markets;
  for (let move = 0; move < (changesASecond * POLLING.odds.every) / SECOND_MS; move += 1) now = moved(now);
  return now.map((market) => ({ ...market }));
}

/** Calls back as often as the core polls for prices. */
export function everyAnswer(onAnswer: () => void): () => void {
  if (changesASecond === 0) return () => undefined;
  const timer = setInterval(onAnswer, POLLING.odds.every);
  return () => clearInterval(timer);
}
