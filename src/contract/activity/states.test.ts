import { expect, test } from 'vitest';
import { resultAfter } from './member-states.table.ts';
import { type ActivityTimes, activityPhaseAt } from './states.table.ts';

const TIMES: ActivityTimes = { preheatAt: 0, openAt: 100, drawAt: null, endAt: 200, claimUntil: 400 };
const DRAWN: ActivityTimes = { ...TIMES, drawAt: 300 };
const at = (times: ActivityTimes, settledAt: number | null) => (now: number) =>
  activityPhaseAt(times, settledAt, now);

test('[1.03] an activity goes from preheat to closed by the clock, to the millisecond', () => {
  const phases = [0, 99, 100, 199, 200, 399, 400].map(at(TIMES, 200));
  expect(phases).toEqual(['preheat', 'preheat', 'open', 'open', 'claiming', 'claiming', 'closed']);
});

test('[1.03] one that is drawn publicly waits for its draw, and one with results to come for these', () => {
  expect([199, 200, 299, 300].map(at(DRAWN, 300))).toEqual(['open', 'drawing', 'drawing', 'claiming']);
  expect([299, 300, 399, 9_999].map(at(DRAWN, null))).toEqual(['drawing', 'ended', 'ended', 'ended']);
  expect([249, 250, 400].map(at(TIMES, 250))).toEqual(['ended', 'claiming', 'closed']);
});

test('[1.03] what was claimed or has run out stays so', () => {
  expect(resultAfter('pending', 'win')).toBe('won');
  expect(resultAfter('won', 'claim')).toBe('claimed');
  for (const step of ['win', 'lose', 'claim', 'expire'] as const) {
    expect(resultAfter('claimed', step)).toBeNull();
    expect(resultAfter('expired', step)).toBeNull();
    expect(resultAfter('none', step)).toBeNull();
  }
});
