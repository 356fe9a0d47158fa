import { expect, test } from 'vitest';
import { gameRecordQuery, readGameRecordPick } from './game-record-pick.ts';

const read = (text: string) => readGameRecordPick(new URLSearchParams(text));

test('[7.13] game records are set by the address, defaulting to all', () => {
  expect(read('')).toEqual({ period: 'always', venue: null, page: 1 });
  expect(read('period=ever&venue=<script>&page=-3')).toEqual(read(''));
  for (const text of ['', 'period=week', 'period=today&venue=BTEGDZ&page=7']) {
    expect(gameRecordQuery(read(text)).toString()).toBe(text);
  }
});
