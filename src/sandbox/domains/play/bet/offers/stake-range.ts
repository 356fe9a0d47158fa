import { systemReturnOf } from '#contract/play/betting/return-of.ts';
import { systemLines } from '#contract/play/betting/system-lines.ts';
import { smaller } from '#sandbox/base/amount.ts';
import type { BookCode } from '#sandbox/base/tables/books.table.ts';
import { type BetShape, lineSize } from '../bet-returns.ts';
import { stakeLimits } from './stake-limits.table.ts';

/** Accepted stakes of a whole bet, minor units; `most` is below `least` when none is accepted. */
export type StakeRange = { readonly least: bigint; readonly most: bigint };

type Legs = {
  readonly odds: readonly string[];
  readonly isLive: boolean;
  /** Remaining win allowance of the member, on the match of the leg with the least left. */
  readonly matchAllowance: bigint;
};

/** A unit large enough that what a line wins is exact to a millionth of it. */
const UNIT = 1_000_000n;

/** Structure of a bet at a venue. */
export type PlacedShape = BetShape & { readonly venue: BookCode };

/** Bets of a stake each that a bet is made of. */
export const linesOfBet = (shape: Pick<BetShape, 'kind' | 'size'>, legs: number): number =>
  systemLines(legs, lineSize(shape, legs));

/** Returns the accepted stakes of a bet whose every line may win: by the table, and by its highest possible win. */
export function stakeRange(shape: PlacedShape, { odds, isLive, matchAllowance }: Legs): StakeRange {
  const { least, most, winMax, liveWinMax } = stakeLimits(shape);
  const lines = BigInt(linesOfBet(shape, odds.length));
  const won = odds.map((each) => ({ odds: each, result: 'win' }) as const);
  const wins = systemReturnOf(UNIT, lineSize(shape, odds.length), won) - UNIT * lines;
  const cap = smaller(isLive ? liveWinMax : winMax, matchAllowance > 0n ? matchAllowance : 0n);
  const byWin = wins > 0n ? (cap * UNIT * lines) / wins : most;
  return { least, most: smaller(most, byWin) };
}

/** Reports whether the limit of the match is what restricts the stake, for the message to the member. */
export const isMatchLimit = (shape: PlacedShape, { isLive, matchAllowance }: Legs): boolean => {
  const { winMax, liveWinMax } = stakeLimits(shape);
  return matchAllowance < (isLive ? liveWinMax : winMax);
};
