import type { Draws } from '../chance/draws.ts';
import { ended, type TableRules, type TitleRules } from '../engine.ts';

/** Numbers that an end point is drawn from: all of a word, so that no word is rejected. */
export const RANGE = 2 ** 32;
const HUNDRED = 100;
/** Lowest automatic level, hundredths; a choice below it is none. */
export const LEVEL_MIN = 101;
/** Tolerance of a multiple in floating point, hundredths. */
const EPSILON = 1e-6;

/** A curve. Levels are multiples in hundredths. */
export type RiseRow = {
  /** Return at every automatic level, in hundredths. */
  readonly back: number;
  /** The curve ends here at the latest. */
  readonly cap: number;
  /** Growth per ms: the multiple at t is e^(growth t). */
  readonly growth: number;
  readonly betMs: number;
  readonly restMs: number;
};

/** Count of numbers, of `RANGE`, whose curve reaches a level from `LEVEL_MIN` to the cap. */
export const reaching = ({ back }: RiseRow, level: number): number => Math.floor((back * RANGE) / level);

/** End point of a drawn number; 100 when the curve ends at once. */
export const endOf = ({ back, cap }: RiseRow, drawn: number): number =>
  Math.min(cap, Math.max(HUNDRED, Math.floor((back * RANGE) / (drawn + 1))));

/** Multiple that a time since the close has reached, hundredths, rounded down. */
export const levelAt = ({ growth, cap }: RiseRow, ms: number): number =>
  Math.min(cap, Math.floor(HUNDRED * Math.exp(growth * Math.max(0, ms)) + EPSILON));

/** First whole ms since the close at which a level is reached. */
export const timeOf = ({ growth }: RiseRow, level: number): number =>
  Math.ceil(Math.log(level / HUNDRED) / growth);

/** Time from the close to the end, ms: the end point is shown until the next hundredth would be. */
function lengthOf(row: RiseRow, end: number): number {
  if (end <= HUNDRED) return 0;
  return timeOf(row, Math.min(row.cap, end + 1));
}

function tableOf(row: RiseRow): TableRules {
  const endIn = (result: readonly number[]) => result[0] ?? HUNDRED;
  const lengthMs = (result: readonly number[]) => lengthOf(row, endIn(result));
  return {
    betMs: row.betMs,
    restMs: row.restMs,
    longestMs: timeOf(row, row.cap),
    ahead: 0,
    draw: (draws: Draws) => [endOf(row, draws.below(RANGE))],
    lengthMs,
    // The end point is not public before the curve ends.
    shown: () => [],
    decidedMs: (result, choice) =>
      choice >= LEVEL_MIN && choice <= endIn(result) ? timeOf(row, choice) : lengthMs(result),
    moveAt: (ms) => levelAt(row, ms),
  };
}

/** Rules of a curve. A choice is an automatic level; a move is the multiple at which a player takes the stake out. */
export function riseRules(row: RiseRow): TitleRules & { readonly table: TableRules } {
  const table = tableOf(row);
  return {
    choices: row.cap + 1,
    cycleMs: row.betMs + row.restMs,
    facts: row,
    table,
    play(draws, { choice, stake, moves }) {
      const [end = HUNDRED] = table.draw(draws);
      const automatic = choice >= LEVEL_MIN ? choice : undefined;
      const level = moves[0] ?? automatic;
      const isReached = level !== undefined && end > HUNDRED && level <= end;
      return ended([end], isReached ? (stake * BigInt(level)) / BigInt(HUNDRED) : 0n, { stake });
    },
  };
}
