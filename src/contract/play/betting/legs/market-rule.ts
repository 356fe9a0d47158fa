import type { KnownScore, LegResult } from './leg.ts';

/** Settlement rule of a market. */
export type MarketRule = {
  /** @throws RangeError when the market has no such pick or line */
  result(pick: string, line: string, score: KnownScore): LegResult;
  /** Whether the result stays what it is, however many more are scored. */
  isDecided(pick: string, line: string, score: KnownScore): boolean;
  /** Result of a leg in an abandoned match, for rules that can decide part of a leg; `isDecided` covers whole legs. */
  brokenOff?(pick: string, line: string, score: KnownScore): LegResult;
};

/** Refuses a pick that its market does not have. */
export function unknownPick(pick: string): never {
  throw new RangeError(`no pick: ${pick}`);
}

/** The result of a pick that is either right or wrong. */
export const wonIf = (won: boolean): LegResult => (won ? 'win' : 'lose');
