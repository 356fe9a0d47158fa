import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { BookTerms } from '#contract/play/bet/book-terms-schema.ts';
import { VenueCode } from '#contract/play/game/schema.ts';
import { NavVenue } from '#contract/site/navigation/schema.ts';
import { minor } from '#contract/units/money.ts';
import { ruleRows } from './rule-rows.ts';

const terms = (delayMs: number): BookTerms => ({
  venue: v.parse(VenueCode, 'QHTY'),
  currency: 'CNY',
  stakes: { least: minor(10_00n), most: minor(20_000_00n) },
  winMost: minor(80_000_00n),
  liveWinMost: minor(40_000_00n),
  matchWinMost: minor(160_000_00n),
  legsMost: 10,
  sports: [{ sport: 'football', delayMs, overrounds: { win: 1_065, handicap: 1_050, total: 1_055 } }],
});
const venue = v.parse(NavVenue, {
  code: 'QHTY',
  status: 0,
  displayed: 1,
  maintainedUntil: null,
  name: '青禾体育',
  mark: '',
  rebate: 65,
  link: null,
});
const rows = (delayMs: number, sport: 'football' | 'basketball' = 'football') =>
  new Map(ruleRows(terms(delayMs), { venue, sport }));

test('[3.10] rules show the stakes, wins and rebate of the venue', () => {
  expect(rows(8_000).get('单注')).toBe('10–20,000');
  expect(rows(8_000).get('滚球单注最高可赢')).toBe('40,000');
  expect(rows(8_000).get('返水')).toBe('0.65%');
});

test('[3.10] rules show the return of each main market', () => {
  expect([...rows(8_000).values()]).toContain('93.9% / 95.2% / 94.8%');
});

test.each([
  [8_000, '8 秒'],
  [1_500, '1.5 秒'],
  [0, '无'],
])('a delay of %i ms reads %s', (ms, text) => {
  expect(rows(ms).get('滚球延迟')).toBe(text);
});

test('a sport without terms shows no delay', () => {
  expect(rows(8_000, 'basketball').has('滚球延迟')).toBe(false);
  expect([...rows(8_000, 'basketball').values()]).toContain('– / – / –');
});
