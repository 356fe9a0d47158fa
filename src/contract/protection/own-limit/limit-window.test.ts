import { expect, test } from 'vitest';
import { limitWindow } from './limit-window.ts';

const at = (text: string) => Date.parse(text);

test.each([
  ['day', '2026-11-22T16:00:00Z', '2026-11-22T16:00:00Z', '2026-11-23T16:00:00Z'],
  ['day', '2026-11-22T15:59:59.999Z', '2026-11-21T16:00:00Z', '2026-11-22T16:00:00Z'],
  ['week', '2026-11-22T16:00:00Z', '2026-11-22T16:00:00Z', '2026-11-29T16:00:00Z'],
  ['week', '2026-11-22T15:59:59.999Z', '2026-11-15T16:00:00Z', '2026-11-22T16:00:00Z'],
  ['month', '2028-02-29T15:59:59.999Z', '2028-01-31T16:00:00Z', '2028-02-29T16:00:00Z'],
  ['month', '2027-02-28T16:00:00Z', '2027-02-28T16:00:00Z', '2027-03-31T16:00:00Z'],
  ['month', '2026-12-31T16:00:00Z', '2026-12-31T16:00:00Z', '2027-01-31T16:00:00Z'],
] as const)('[P.16] the %s of %s is of Beijing: from %s until %s', (period, moment, from, until) => {
  expect(limitWindow(period, at(moment))).toEqual({ from: at(from), until: at(until) });
});

test('[P.16] one that is counted by itself has no window', () => {
  expect(limitWindow('each', 5)).toEqual({ from: 5, until: 5 });
});
