import type { MarketGroup } from '#contract/play/odds/schema.ts';

/** A selection's key within its market: `home`, `away0.5`, `over2.5`, `2:1`. Its id ends in it. */
export type SelectionKey = string;

/** One side of a bet and how likely it is, money back left out: a fair price is its inverse. */
export type Chance = {
  readonly key: SelectionKey;
  readonly name: string;
  readonly probability: number;
  /** The line it is on, as this side reads it; none in most markets. */
  readonly line?: string;
  /** The part of its market it is listed under, as the page shows it; none in most markets. */
  readonly section?: string;
};

/** A market before it has prices. Each book is a set of chances that add up to 1 and are priced together. */
export type MarketDraft = {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly group: MarketGroup;
  readonly columns: 2 | 3;
  readonly books: readonly (readonly Chance[])[];
};

/** A book of two. */
export const twoWay = (
  keys: readonly [SelectionKey, SelectionKey],
  names: readonly [string, string],
  first: number,
): Chance[] => [
  { key: keys[0], name: names[0], probability: first },
  { key: keys[1], name: names[1], probability: 1 - first },
];

/** The team a selection backs, or null for totals, draws and scores. */
export function sideBacked(selectionId: string): 'home' | 'away' | null {
  const [, side] = /-(home|away)[-\d.]*$/.exec(selectionId) ?? [];
  return side === 'home' || side === 'away' ? side : null;
}
