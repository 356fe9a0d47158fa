import { expect, test } from 'vitest';
import { EMOTES, sheetPositionOf } from './emotes.table.ts';

test('every emote has a separate cell within the sheet', () => {
  const positions = EMOTES.map((emote) => sheetPositionOf(emote));
  expect(new Set(positions.map(({ x, y }) => `${x} ${y}`)).size).toBe(EMOTES.length);
  expect(Math.max(...positions.map(({ x }) => x))).toBe(448);
  expect(Math.max(...positions.map(({ y }) => y))).toBe(256);
});
