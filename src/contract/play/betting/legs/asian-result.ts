import type { LegResult } from './leg.ts';

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
