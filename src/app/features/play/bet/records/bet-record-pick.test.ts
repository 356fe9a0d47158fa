import { expect, test } from 'vitest';
import { betRecordQuery, readBetRecordPick, spanOf } from './bet-record-pick.ts';

const read = (text: string) => readBetRecordPick(new URLSearchParams(text));

test('[7.13] the address sets the bet records, by default the open bets', () => {
  expect(read('')).toEqual({
    filter: 'open',
    period: 'month',
    venue: null,
    group: null,
    month: null,
    part: 'all',
    isAlive: false,
    page: 1,
  });
  expect(read('which=lost&sport=chess&month=2025-13&period=ever&venue=<script>&page=-3')).toEqual(read(''));
  for (const text of [
    '',
    'which=settled',
    'part=live&alive=1',
    'which=settled&sport=*',
    'which=settled&market=*&month=2025-11',
    'which=all&period=always&page=7',
    'period=today&venue=YBTY',
  ]) {
    expect(betRecordQuery(read(text)).toString()).toBe(text);
  }
});

test('[7.13] a month narrows the period, and open bets have no age', () => {
  const now = Date.parse('2025-11-20T12:00:00+08:00');
  const span = (text: string) => {
    const { from, to } = spanOf(read(text), now);
    return [from, to].map((at) => (at === null ? null : new Date(at).toISOString()));
  };
  expect(span('which=settled&period=always&month=2025-10')).toEqual([
    '2025-09-30T16:00:00.000Z',
    '2025-10-31T15:59:59.999Z',
  ]);
  expect(span('which=settled&period=week&month=2025-11')[0]).toBe('2025-11-13T16:00:00.000Z');
  expect(span('which=open')).toEqual([null, null]);
});
