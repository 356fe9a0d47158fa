import { expect, test } from 'vitest';
import { placedBet } from '#tests/fixtures/match/bets.ts';
import { outcomeOf } from './bet-outcome.ts';

const [LEG] = placedBet().legs;

/** A multiple of two legs that were won in part, by what it returned of 200.00. */
const multiple = (returned: string) => {
  if (!LEG) throw new Error('no leg');
  const legs = [LEG, { ...LEG, selectionId: 'other' }].map((leg) => ({ ...leg, result: 'halfWin' as const }));
  return placedBet({ kind: 'multiple', state: 'settled', legs, returned });
};

test('[P.21] a bet returning at most its stake is never shown as won', () => {
  expect(outcomeOf(multiple('199.99'))).toBe('lose');
  expect(outcomeOf(multiple('200.00'))).toBe('push');
  expect(outcomeOf(multiple('200.01'))).toBe('win');
});
