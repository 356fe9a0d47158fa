import { expect, test } from 'vitest';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { doWork, isWorkDone } from '#contract/wire/robot-work.ts';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { createRobotChecks, type RobotChecks } from './robot-checks.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const HOME = '203.0.113.7';
const BITS_MAX = 12;

/** Takes challenges. @returns the bits of each */
const requestChallenges = (robots: RobotChecks, times: number, address = HOME, now = NOW): number[] =>
  Array.from({ length: times }, () => robots.register({ address, now }).bits);

test('[7.11] work grows with the challenges of a network, within bounds', () => {
  const bits = requestChallenges(createRobotChecks(), 1_000);
  expect(bits.slice(0, 8)).toEqual(new Array(8).fill(10));
  expect([8, 15, 16, 999].map((before) => bits[before])).toEqual([11, 11, BITS_MAX, BITS_MAX]);
  expect(bits.toSorted((one, other) => one - other)).toEqual(bits);
});

test('[7.11] work is the least on another network, and after ten minutes', () => {
  const robots = createRobotChecks();
  requestChallenges(robots, 100);
  expect(requestChallenges(robots, 1, '198.51.100.9')).toEqual([10]);
  expect(requestChallenges(robots, 1, HOME, NOW + 10 * MINUTE_MS)).toEqual([10]);
});

test('[7.11] a challenge requires the work that it states', async () => {
  const robots = createRobotChecks();
  requestChallenges(robots, 100);
  const { challenge, bits } = robots.register({ address: HOME, now: NOW });
  expect(bits).toBe(BITS_MAX);
  let cheap = 0;
  while (
    !(await isWorkDone(nodeEngine, challenge, String(cheap), 10)) ||
    (await isWorkDone(nodeEngine, challenge, String(cheap), bits))
  )
    cheap += 1;
  expect(await robots.validate(challenge, String(cheap), NOW)).toBeNull();
  const again = robots.register({ address: HOME, now: NOW });
  const work = await doWork(nodeEngine, again.challenge, again.bits);
  const ticket = (await robots.validate(again.challenge, work, NOW)) ?? '';
  expect([robots.take(ticket, NOW), robots.take(ticket, NOW)]).toEqual([true, false]);
});
