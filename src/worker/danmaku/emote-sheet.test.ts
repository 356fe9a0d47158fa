import { expect, test } from 'vitest';
import { EMOTES } from '#contract/community/expression/emotes.table.ts';
import { createEmoteSheet } from './emote-sheet.ts';

test('a sheet that failed to load is requested again after a pause', async () => {
  let requestCount = 0;
  let now = 0;
  const sheet = createEmoteSheet(
    () => undefined,
    () => {
      requestCount += 1;
      return Promise.reject(new Error('no network'));
    },
    () => now,
  );
  const [emote] = EMOTES;
  const draw = async () => {
    // The sheet is missing, so nothing is drawn and the context is never touched.
    const drawn = sheet.draw(Object.create(null), emote, { left: 0, top: 0, size: 24 });
    await Promise.resolve();
    await Promise.resolve();
    return drawn;
  };
  expect([await draw(), await draw(), await draw()]).toEqual([false, false, false]);
  expect(requestCount).toBe(1);
  now = 2_000;
  await draw();
  expect(requestCount).toBe(2);
  now = 4_000;
  await draw();
  expect(requestCount).toBe(2);
});
