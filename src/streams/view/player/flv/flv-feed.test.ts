import { expect, test } from 'vitest';
import { createFlvFailureDetector } from './flv-feed.ts';
import { createFlvPace } from './flv-pace.ts';

/** A line that brings `share` of the stream for `ms`, a piece every 40 ms. */
function line(ms: number, share: (at: number) => number) {
  const pace = createFlvPace(0);
  const doubt = createFlvFailureDetector();
  const doubts: { at: number; reason: string }[] = [];
  let stamp = 0;
  for (let at = 0; at <= ms; at += 40) {
    const part = share(at);
    stamp += 40 * part;
    if (part > 0) pace.got(at, stamp);
    const reason = at % 200 === 0 ? doubt.about(pace, at) : null;
    if (reason) doubts.push({ at, reason });
  }
  return { pace, doubt, doubts };
}

test('a line in time is never doubted', () => {
  expect(line(20_000, () => 1).doubts).toEqual([]);
});

test('[8.16] a line that falls silent is doubted within a second', () => {
  const { doubts } = line(8_000, (at) => (at < 5_000 ? 1 : 0));
  expect(doubts[0]).toMatchObject({ reason: 'silent' });
  expect(doubts[0]?.at).toBeLessThanOrEqual(6_000);
});

test('[8.16] a line slower than real time is in doubt though never silent', () => {
  const { doubts } = line(12_000, (at) => (at < 5_000 ? 1 : 0.6));
  expect(doubts[0]).toMatchObject({ reason: 'slow' });
  expect(doubts[0]?.at).toBeLessThan(8_000);
});

test('one late look is none: a busy page looks before it reads', () => {
  const pace = createFlvPace(0);
  const doubt = createFlvFailureDetector();
  pace.got(0, 0);
  expect(doubt.about(pace, 2_000)).toBeNull();
  pace.got(2_001, 2_001);
  expect(doubt.about(pace, 2_100)).toBeNull();
});

test('a standby that was no better is skipped for increasing times', () => {
  const doubt = createFlvFailureDetector();
  doubt.inVain('b', 0);
  expect([doubt.isAway('b', 4_999), doubt.isAway('b', 5_000)]).toEqual([true, false]);
  doubt.inVain('b', 5_000);
  expect([doubt.isAway('b', 14_999), doubt.isAway('b', 15_000)]).toEqual([true, false]);
  doubt.moved();
  expect(doubt.isAway('b', 6_000)).toBe(false);
});
