import { expect, test } from 'vitest';
import { betRecordQuery, readBetRecordPick } from './bet-record-pick.ts';

const read = (text: string) => readBetRecordPick(new URLSearchParams(text));

test('[7.13] the address sets the bet records, by default last month’s settled bets', () => {
  expect(read('')).toEqual({ filter: 'settled', period: 'month', venue: null, page: 1 });
  expect(read('which=lost&period=ever&venue=<script>&page=-3')).toEqual(read(''));
  for (const text of ['', 'which=open', 'which=all&period=always&page=7', 'period=today&venue=YBTY']) {
    expect(betRecordQuery(read(text)).toString()).toBe(text);
  }
});
