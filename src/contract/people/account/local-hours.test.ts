import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { untilHourMayChange } from './local-hours.ts';

const NOON = Date.UTC(2026, 5, 12, 12);

test('[9.05] the greeting is renewed at full hours of any time zone', () => {
  for (const offset of [8 * HOUR_MS, 5.5 * HOUR_MS, 5.75 * HOUR_MS, -9.5 * HOUR_MS]) {
    const beforeHour = NOON - (offset % HOUR_MS) - MINUTE_MS;
    expect(untilHourMayChange(beforeHour), `UTC${offset / HOUR_MS}`).toBe(MINUTE_MS);
  }
});
