import { expect, test } from 'vitest';
import { beijingMonthStart, windowOf } from './promotion-window.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);
const weekend = (text: string) => windowOf({ window: 'weekend' }, at(text));

test('[7.16] a weekend lasts exactly from Friday 18:00 to Sunday midnight in Beijing', () => {
  const first = { from: at('2026-11-20T18:00:00'), until: at('2026-11-23T00:00:00') };
  expect(weekend('2026-11-20T17:59:59.999')).toEqual(first);
  expect(weekend('2026-11-20T18:00:00')).toEqual(first);
  expect(weekend('2026-11-22T23:59:59.999')).toEqual(first);
  expect(weekend('2026-11-23T00:00:00')).toEqual({
    from: at('2026-11-27T18:00:00'),
    until: at('2026-11-30T00:00:00'),
  });
});

test('[7.16] a month begins at midnight in Beijing, not in Greenwich', () => {
  expect(beijingMonthStart(at('2026-11-30T23:59:59.999'))).toBe(at('2026-11-01T00:00:00'));
  expect(beijingMonthStart(at('2026-12-01T00:00:00'))).toBe(at('2026-12-01T00:00:00'));
});
