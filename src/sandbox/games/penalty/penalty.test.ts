import { expect, test } from 'vitest';
import { createDraws } from '#sandbox/games/chance/draws.ts';
import { keyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import { PENALTY_AIMS, SAVED_OF_HUNDRED } from './penalty.table.ts';
import { kick, penaltyReturn } from './penalty.ts';

const ROUNDS = 40_000;
const aims = PENALTY_AIMS.map(({ key }, aim) => [key, aim] as const);

test.each(aims)('%s returns 96 of 100', (_key, aim) => expect(penaltyReturn(aim)).toBe(0.96));

const kicksAt = (aim: number) => {
  const key = keyedHash(new Uint8Array(32).fill(3));
  return Array.from({ length: ROUNDS }, (_, nonce) => kick(createDraws(key, 'check', nonce), aim));
};
const zOf = (count: number, of: number, chance: number) =>
  (count - of * chance) / Math.sqrt(of * chance * (1 - chance));

test.each(aims)('%s: goals and saves fall as stated, and the keeper dives fairly', (_key, aim) => {
  const kicks = kicksAt(aim);
  const goals = kicks.filter(({ end }) => end === 'goal');
  expect(Math.abs(zOf(goals.length, ROUNDS, (PENALTY_AIMS[aim]?.chance ?? 0) / 100))).toBeLessThan(3.3);
  const missed = ROUNDS - goals.length;
  const saved = kicks.filter(({ end }) => end === 'saved').length;
  expect(Math.abs(zOf(saved, missed, SAVED_OF_HUNDRED / 100))).toBeLessThan(3.3);
  expect(goals.every(({ keeper }) => keeper !== aim)).toBe(true);
  for (const [, corner] of aims.filter(([, other]) => other !== aim)) {
    const dives = goals.filter(({ keeper }) => keeper === corner).length;
    expect(Math.abs(zOf(dives, goals.length, 1 / 5))).toBeLessThan(3.6);
  }
});
