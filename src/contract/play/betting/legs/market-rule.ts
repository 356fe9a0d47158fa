import type { KnownScore, LegResult } from './leg.ts';

const LINE = /^([+-]?)(\d{1,4})(?:\.(\d{1,2})0*)?$/;
const HUNDREDTHS_A_QUARTER = 25;

/**
 * A line as a whole number of quarters: `-0.75` is −3, and `0`, `-0`, `+0` are all 0.
 * @throws RangeError when the text is no decimal number or no multiple of a quarter
 */
export function quartersOf(line: string): number {
  const [, sign, integerPart = '', part = ''] = LINE.exec(line) ?? [];
  const hundredths = Number(integerPart + part.padEnd(2, '0'));
  if (sign === undefined || hundredths % HUNDREDTHS_A_QUARTER !== 0) throw new RangeError(`no line: ${line}`);
  const quarters = hundredths / HUNDREDTHS_A_QUARTER;
  return sign === '-' && quarters !== 0 ? -quarters : quarters;
}

const BY_HALVES: readonly LegResult[] = ['lose', 'halfLose', 'push', 'halfWin', 'win'];

/**
 * The result of a bet that is ahead by a number of quarter goals, its line counted in. An odd number is two bets of half the
 * stake, one on each of the neighbouring lines.
 */
export function asianResult(quarters: number): LegResult {
  const apart = quarters % 2 === 0 ? 0 : 1;
  const halves = Math.sign(quarters - apart) + Math.sign(quarters + apart);
  return BY_HALVES[halves + 2] ?? 'void';
}

/** Settlement rule of a market. */
export type MarketRule = {
  /** @throws RangeError when the market has no such pick or line */
  result(pick: string, line: string, score: KnownScore): LegResult;
  /** Reports whether the result stays what it is, however many more are scored. */
  isDecided(pick: string, line: string, score: KnownScore): boolean;
  /** Best result that more scoring allows, for rules that allow less than a win before they are decided. */
  best?(pick: string, line: string, score: KnownScore): LegResult;
  /** Result of a leg in an abandoned match, for rules that can decide part of a leg; `isDecided` covers whole legs. */
  brokenOff?(pick: string, line: string, score: KnownScore): LegResult;
};

/** Refuses a pick that its market does not have. */
export function unknownPick(pick: string): never {
  throw new RangeError(`no pick: ${pick}`);
}

/** The result of a pick that is either right or wrong. */
export const wonIf = (won: boolean): LegResult => (won ? 'win' : 'lose');
