import type { OfferedMarket } from '#contract/play/odds/schema.ts';

/** Whether a market shows as it did: its prices, lines and states are the same. */
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
