import type { BetOdds } from '../cards/bets.ts';
import type { Draws } from '../chance/draws.ts';

/** A spot on the cloth. `odds` are hundredths of the stake, including the stake; where they differ, the highest. */
export type Spot = BetOdds & { readonly name: string; readonly odds: number };

/** Rules of a table of the studio. Its result is the numbers in the order in which they become public. */
export type StudioGame = {
  /** Spots by their choice. */
  readonly spots: readonly Spot[];
  draw(draws: Draws): readonly number[];
  /** Hundredths of the stake that a spot pays. */
  pays(choice: number, result: readonly number[]): number;
};
