import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/units/durations.ts';

export type TimePart = { readonly unit: 'days' | 'hours' | 'minutes' | 'seconds'; readonly count: number };

/** A length of time in days, hours, minutes and seconds; days only where there are any. A begun second counts. */
export function timeParts(ms: number): readonly TimePart[] {
  const whole = Math.max(0, Math.ceil(ms / SECOND_MS)) * SECOND_MS;
  const days = Math.floor(whole / DAY_MS);
  return [
    ...(days > 0 ? [{ unit: 'days', count: days } as const] : []),
    { unit: 'hours', count: Math.floor((whole % DAY_MS) / HOUR_MS) },
    { unit: 'minutes', count: Math.floor((whole % HOUR_MS) / MINUTE_MS) },
    { unit: 'seconds', count: Math.floor((whole % MINUTE_MS) / SECOND_MS) },
  ];
}
