import { expect, test } from 'vitest';
import { betRecordQuery, readBetRecordPick } from './bet-record-pick.ts';

const read = (text: string) => readBetRecordPick(new URLSearchParams(text));

test('[7.13] the address sets the bet records, by default the open bets', () => {
  expect(read('')).toEqual({
    filter: 'open',
    period: 'month',
    venue: null,
    part: 'all',
    isAlive: false,
    page: 1,
  });
  expect(read('which=lost&period=ever&venue=<script>&page=-3')).toEqual(read(''));
  for (const text of [
    '',
    'which=settled',
    'part=live&alive=1',
    'which=all&period=always&page=7',
    'period=today&venue=YBTY',
  ]) {
    expect(betRecordQuery(read(text)).toString()).toBe(text);
  }
});
