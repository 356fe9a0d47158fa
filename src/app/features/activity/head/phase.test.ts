import { expect, test } from 'vitest';
import { serverTime } from '#contract/units/time.ts';
import { phaseText } from './phase.tsx';

const at = (text: string) => serverTime(Date.parse(`${text}+08:00`));
const times = (openAt: string, endAt: string) => ({
  preheatAt: at(openAt),
  openAt: at(openAt),
  drawAt: null,
  endAt: at(endAt),
  claimUntil: at(endAt),
});

test.each([
  ['2026-11-01T00:00', '2026-12-04T01:00', '12-04 01:00 截止'],
  ['2026-11-01T00:00', '2027-02-01T00:00', '2027-02-01 00:00 截止'],
  ['2026-11-01T00:00', '2027-11-01T00:00', '2027-11-01 截止'],
])('[1.03] an activity from %s to %s shows %s', (from, to, text) => {
  expect(phaseText({ phase: 'open', times: times(from, to) })).toBe(text);
});
