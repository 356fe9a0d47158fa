import { expect, test } from 'vitest';
import { placeOnSheet } from './emote-sheet.ts';
import { EMOTES } from './emotes.table.ts';

test('every emote has a separate cell within the sheet', () => {
  const places = EMOTES.map((emote) => placeOnSheet(emote));
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(EMOTES.length);
  expect(Math.max(...places.map(({ x }) => x))).toBe(448);
  expect(Math.max(...places.map(({ y }) => y))).toBe(256);
});
