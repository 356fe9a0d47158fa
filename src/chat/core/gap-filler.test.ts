import { expect, test } from 'vitest';
import { appError } from '#contract/errors.ts';
import { chatReader, textsOf } from '#tests/fixtures/chat-reader.ts';

test('a hole is asked for again and filled in its place', async () => {
  const { room, seen, watch, advance } = chatReader();
  watch();
  await advance(100);
  room.state.lost.set(2, 1);
  room.say({ text: '一' });
  room.say({ text: '二' });
  room.say({ text: '三' });
  await advance(1_000);
  expect(textsOf(seen.rows)).toEqual(['一', '二', '三']);
  expect(seen.rows.some(({ kind }) => kind === 'gap')).toBe(false);
});

test('what stays missing is shown where it is missing, and filled when asked for later', async () => {
  const { room, feed, seen, watch, advance } = chatReader();
  watch();
  await advance(100);
  room.state.lost.set(2, 2);
  for (const text of ['一', '二', '三']) room.say({ text });
  await advance(1_000);
  expect(seen.rows.map(({ kind }) => kind)).toEqual(['text', 'gap', 'text']);
  expect(seen.rows[1]).toMatchObject({ fromSeq: 2, toSeq: 2, state: 'missing' });
  feed.fillGap(seen.rows[1]?.key ?? '');
  await advance(1_000);
  expect(textsOf(seen.rows)).toEqual(['一', '二', '三']);
  expect(seen.rows).toHaveLength(3);
});

test('what the platform no longer keeps is a gap without being asked for', async () => {
  const { room, seen, watch, advance } = chatReader();
  watch();
  await advance(100);
  room.state.failing = appError('OFFLINE');
  for (let index = 0; index < 50; index += 1) room.say();
  await advance(5_000);
  room.state.floorSeq = 41;
  room.state.failing = null;
  await advance(40_000);
  expect(seen.rows[0]).toMatchObject({ kind: 'gap', fromSeq: 1, toSeq: 40, state: 'missing' });
  expect(seen.rows).toHaveLength(11);
});
