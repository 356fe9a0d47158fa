import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ActivityMine } from '#contract/activity/schema/card.ts';
import { remainingTurns, seamOf, seamTimes, slowDown, standFor, turnedAfter } from './turning.ts';

test('[7.16] a wheel decelerates evenly to its target angle', () => {
  const rotation = slowDown(137, 292.5, { speed: 720, leastMs: 2_500 });
  expect(rotation.degrees).toBeCloseTo(875.5, 6);
  expect(rotation.ms / 1_000).toBeCloseTo(3.648, 3);
});

test('[7.16] a wheel rests within 0.3 sectors of its prize’s middle', () => {
  for (const sector of [0, 1, 2, 3, 4, 5, 6, 7]) {
    for (const offset of [0, 0.25, 0.5, 0.75, 1]) {
      const stand = standFor(sector, 8, offset);
      const atPointer = (360 - stand) / 45;
      const off = Math.abs(((atPointer - sector + 12) % 8) - 4);
      expect(off).toBeLessThanOrEqual(0.3 + 1e-9);
    }
  }
});

test('[7.16] slowing down takes at least 1.4 s and ends on target', () => {
  for (let from = 0; from < 2_000; from += 37) {
    const rotation = slowDown(from, 90);
    expect(rotation.ms).toBeGreaterThanOrEqual(1_400 - 1e-6);
    expect(rotation.ms).toBeLessThan(1_400 + 1_501);
    expect((from + rotation.degrees - 90) % 360).toBeCloseTo(0, 6);
  }
});

test('[7.16] the turn speeds up for 300 ms and is even after that', () => {
  expect(turnedAfter(0)).toBe(0);
  expect(turnedAfter(300)).toBeCloseTo(108, 6);
  expect(turnedAfter(1_300)).toBeCloseTo(828, 6);
});

test('[7.16] a wheel without an answer rests between two sectors', () => {
  expect(seamOf(8)).toBe(22.5);
  const times = seamTimes(10, 400, 1_000, 8);
  expect(times).toHaveLength(9);
  expect(times[0]).toBeCloseTo(1_000 * (1 - (1 - 12.5 / 400) ** (1 / 3)), 6);
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  expect(gaps).toEqual(gaps.toSorted((left, right) => left - right));
});

const NONE = { freeLeft: 0, cards: 0 };
const won = v.parse(ActivityMine, { is: 'won', prize: { is: 'points', points: 20 }, claimUntil: 1 });

test('[1.03] a prize that waits to be claimed leaves the other turns', () => {
  expect(remainingTurns({ mine: won, phase: 'open' }, { freeLeft: 1, cards: 2 })).toBe(3);
  expect(remainingTurns({ mine: won, phase: 'open' }, NONE)).toBe(0);
  expect(remainingTurns({ mine: won, phase: 'claiming' }, { freeLeft: 1, cards: 0 })).toBeNull();
});

test('[1.03] a wheel locked for another reason has no number of turns', () => {
  expect(remainingTurns({ mine: { is: 'locked', why: 'usedUp', until: null }, phase: 'open' }, NONE)).toBe(0);
  expect(
    remainingTurns({ mine: { is: 'locked', why: 'login', until: null }, phase: 'open' }, NONE),
  ).toBeNull();
});
