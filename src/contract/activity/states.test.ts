import { expect, test } from 'vitest';
import { resultAfter } from './member-states.table.ts';
import { type ActivityTimes, activityPhaseAt } from './states.table.ts';

const TIMES: ActivityTimes = { preheatAt: 0, openAt: 100, drawAt: null, endAt: 200, claimUntil: 400 };
const DRAWN: ActivityTimes = { ...TIMES, drawAt: 300 };
const at = (times: ActivityTimes, settledAt: number | null) => (now: number) =>
  activityPhaseAt(times, settledAt, now);

test('[1.03] an activity moves through its phases by the clock, to the millisecond', () => {
  const phases = [0, 99, 100, 199, 200, 399, 400].map(at(TIMES, 200));
  expect(phases).toEqual(['preheat', 'preheat', 'open', 'open', 'claiming', 'claiming', 'closed']);
});

test('[1.03] an activity with a public draw or pending results waits for them', () => {
  expect([199, 200, 299, 300].map(at(DRAWN, 300))).toEqual(['open', 'drawing', 'drawing', 'claiming']);
  expect([299, 300, 399, 9_999].map(at(DRAWN, null))).toEqual(['drawing', 'ended', 'ended', 'ended']);
  expect([249, 250, 400].map(at(TIMES, 250))).toEqual(['ended', 'claiming', 'closed']);
});

test('[1.03] claimed and expired results are final', () => {
  expect(resultAfter('pending', 'win')).toBe('won');
  expect(resultAfter('won', 'claim')).toBe('claimed');
  for (const step of ['win', 'lose', 'claim', 'expire'] as const) {
    expect(resultAfter('claimed', step)).toBeNull();
    expect(resultAfter('expired', step)).toBeNull();
    expect(resultAfter('none', step)).toBeNull();
  }
});
