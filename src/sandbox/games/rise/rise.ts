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
export type Curve = {
  /** Return at every automatic level, in hundredths. */
  readonly back: number;
  /** The curve ends here at the latest, and every stake still in it is taken out. */
  readonly cap: number;
  /** Growth per ms: the multiple at t is e^(growth t). */
  readonly growth: number;
  readonly betMs: number;
  readonly restMs: number;
};

/** Count of numbers, of `RANGE`, whose curve reaches a level from `LEVEL_MIN` to the cap. */
export const reaching = ({ back }: Curve, level: number): number => Math.floor((back * RANGE) / level);

/** End point of a drawn number; 100 when the curve ends at once. */
export const endOf = ({ back, cap }: Curve, drawn: number): number =>
  Math.min(cap, Math.max(HUNDRED, Math.floor((back * RANGE) / (drawn + 1))));

/** Multiple that a time since the close has reached, hundredths, rounded down. */
export const levelAt = ({ growth, cap }: Curve, ms: number): number =>
  Math.min(cap, Math.floor(HUNDRED * Math.exp(growth * Math.max(0, ms)) + EPSILON));

/** First whole ms since the close at which a level is reached. */
export const timeOf = ({ growth }: Curve, level: number): number =>
  Math.ceil(Math.log(level / HUNDRED) / growth);

/** Level at which a bet is taken out by itself: that of its choice, or the cap. */
export const automaticLevel = ({ cap }: Curve, choice: number): number =>
  choice >= LEVEL_MIN ? choice : cap;

/** Time from the close to the end, ms: the end point is shown until the next hundredth would be. */
function lengthOf(curve: Curve, end: number): number {
  if (end <= HUNDRED) return 0;
  return timeOf(curve, Math.min(curve.cap, end + 1));
}

function tableOf(curve: Curve): TableRules {
  const endIn = (result: readonly number[]) => result[0] ?? HUNDRED;
  const lengthMs = (result: readonly number[]) => lengthOf(curve, endIn(result));
  return {
    betMs: curve.betMs,
    restMs: curve.restMs,
    longestMs: timeOf(curve, curve.cap),
    // A later issue would reveal when this one ends.
    ahead: 0,
    draw: (draws: Draws) => [endOf(curve, draws.below(RANGE))],
    lengthMs,
    // The end point is not public before the curve ends.
    shown: () => [],
    decidedMs(result, choice) {
      const level = automaticLevel(curve, choice);
      return level <= endIn(result) ? timeOf(curve, level) : lengthMs(result);
    },
    moveAt: (ms) => levelAt(curve, ms),
    // Half of the visits aim at 2.00 or less.
    someChoice: (next) => Math.min(curve.cap, Math.max(LEVEL_MIN, Math.floor(HUNDRED / (1 - next())))),
  };
}

/** Rules of a curve. A choice is an automatic level; a move is the multiple at which a player takes the stake out. */
export function riseRules(curve: Curve): TitleRules & { readonly table: TableRules } {
  const table = tableOf(curve);
  return {
    choices: curve.cap + 1,
    cycleMs: curve.betMs + curve.restMs,
    facts: curve,
    table,
    play(draws, { choice, stake, moves }) {
      const [end = HUNDRED] = table.draw(draws);
      const level = moves[0] ?? automaticLevel(curve, choice);
      const isReached = end > HUNDRED && level <= end;
      return ended([end], isReached ? (stake * BigInt(level)) / BigInt(HUNDRED) : 0n, { stake });
    },
  };
}
