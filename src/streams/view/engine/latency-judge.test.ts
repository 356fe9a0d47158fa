import { expect, test } from 'vitest';
import { createLatencyJudge } from './latency-judge.ts';

const HOUR_MS = 3_600_000;

/** Judgement of figures that stay constant for `seconds`. */
function after(seconds: number, dated: number | null, distance: number | null) {
  const judge = createLatencyJudge();
  for (let now = 0; now < seconds * 1_000; now += 500) judge.weigh(dated, distance, now);
  return judge.weigh(dated, distance, seconds * 1_000);
}

test.each([
  ['three hours behind', 3 * HOUR_MS + 6_000],
  ['three hours ahead', 6_000 - 3 * HOUR_MS],
])('[7.18] dates %s of the live edge are not believed', (_case, dated) => {
  expect(after(2, dated, 5_000)).toEqual({ latencyMs: 5_000, skewMs: dated - 5_000 });
});

test('[7.18] dates within a minute of the live edge are exact', () => {
  expect(after(10, 35_000, 5_000)).toEqual({ latencyMs: 35_000, skewMs: 0 });
  expect(after(10, 1_205_000, 1_200_000)).toEqual({ latencyMs: 1_205_000, skewMs: 0 });
});

test('a contradiction of a moment changes nothing', () => {
  expect(after(1.5, 4_000, 1_799_000)).toEqual({ latencyMs: 4_000, skewMs: 0 });
});

test('a changing contradiction is not attributed to the clock', () => {
  const judge = createLatencyJudge();
  for (let now = 0; now < 10_000; now += 500) {
    expect(judge.weigh(4_000, 100_000 + now * 20, now).skewMs).toBe(0);
  }
});

test('dates that are mended are believed again', () => {
  const judge = createLatencyJudge();
  for (const now of [0, 2_000]) judge.weigh(3 * HOUR_MS, 5_000, now);
  expect(judge.weigh(3 * HOUR_MS + 500, null, 2_500)).toEqual({
    latencyMs: 5_500,
    skewMs: 3 * HOUR_MS - 5_000,
  });
  expect(judge.weigh(6_000, 5_000, 3_000)).toEqual({ latencyMs: 6_000, skewMs: 0 });
});

test('a stream with a single figure uses that figure', () => {
  expect(after(0, null, 4_000)).toEqual({ latencyMs: 4_000, skewMs: 0 });
  expect(after(0, 4_000, null)).toEqual({ latencyMs: 4_000, skewMs: 0 });
  expect(after(0, null, null)).toEqual({ latencyMs: null, skewMs: 0 });
});

test('a video is never ahead of the present', () => {
  expect(after(3, -2_000, 1_000)).toEqual({ latencyMs: 0, skewMs: 0 });
});

test('corrected dates are never less than what waits to be shown', () => {
  const judge = createLatencyJudge();
  for (const now of [0, 2_000]) judge.weigh(HOUR_MS, 1_000, now);
  expect(judge.weigh(HOUR_MS - 1_500, 300, 2_500).latencyMs).toBe(300);
});
