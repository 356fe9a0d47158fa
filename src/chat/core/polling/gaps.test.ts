import { expect, test } from 'vitest';
import { appError } from '#contract/errors.ts';
import { message } from '#tests/fixtures/chat/chat-messages.ts';
import { chatReader, textsOf } from '#tests/fixtures/chat/chat-reader.ts';
import { gapsIn, remainingGaps } from './gaps.ts';

const at = (...seqs: number[]) => seqs.map((seq) => message({ seq }));

test('messages that continue have no gaps', () => {
  expect(gapsIn(10, at(11, 12, 13))).toEqual([]);
});

test('gaps are found at the start and in the middle', () => {
  expect(gapsIn(10, at(13, 14, 17))).toEqual([
    { fromSeq: 11, toSeq: 12 },
    { fromSeq: 15, toSeq: 16 },
  ]);
});

test('a duplicate or out-of-order message creates no gap', () => {
  expect(gapsIn(10, at(11, 11, 10, 12))).toEqual([]);
});

test('a gap is filled once all its seqs have arrived', () => {
  expect(remainingGaps({ fromSeq: 5, toSeq: 7 }, at(5, 6, 7))).toEqual([]);
});

test('a partially filled gap leaves its missing ranges', () => {
  expect(remainingGaps({ fromSeq: 5, toSeq: 9 }, at(5, 7))).toEqual([
    { fromSeq: 6, toSeq: 6 },
    { fromSeq: 8, toSeq: 9 },
  ]);
  expect(remainingGaps({ fromSeq: 5, toSeq: 9 }, [])).toEqual([{ fromSeq: 5, toSeq: 9 }]);
});

test('a gap is requested again and filled in place', async () => {
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

test('a remaining gap is marked in place and filled when requested later', async () => {
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

test('[6.01] a gap from a network failure is retried and filled automatically', async () => {
  const { room, feed, seen, watch, advance } = chatReader();
  watch();
  await advance(100);
  room.state.lost.set(2, 1);
  for (const text of ['一', '二', '三']) room.say({ text });
  await advance(22);
  room.state.failing = appError('NETWORK_ABNORMAL');
  await advance(1_000);
  expect(seen.rows.map(({ kind }) => kind)).toEqual(['text', 'gap', 'text']);
  expect(seen.rows[1]).toMatchObject({ fromSeq: 2, toSeq: 2, state: 'asking' });
  expect(feed.counts.missing).toBe(1);
  room.state.failing = null;
  await advance(5_000);
  expect(textsOf(seen.rows)).toEqual(['一', '二', '三']);
  expect(seen.rows).toHaveLength(3);
  expect(feed.counts.missing).toBe(0);
});

test('[6.01] a gap is left for manual retry while the network keeps failing', async () => {
  const { room, feed, seen, watch, advance } = chatReader();
  watch();
  await advance(100);
  room.state.lost.set(2, 1);
  for (const text of ['一', '二', '三']) room.say({ text });
  await advance(22);
  room.state.failing = appError('NETWORK_ABNORMAL');
  await advance(60_000);
  expect(seen.rows[1]).toMatchObject({ kind: 'gap', state: 'missing' });
  expect(feed.counts.missing).toBe(1);
});

test('messages past retention are marked as a gap without a request', async () => {
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

test('a busy room’s gap is shown and counted as a whole', async () => {
  const { room, feed, seen, watch, advance, clock } = chatReader();
  watch();
  await advance(100);
  const begin = clock.now();
  for (let seq = 101; seq <= 300; seq += 1) room.state.lost.set(seq, 1);
  for (let seq = 1; seq <= 400; seq += 1) {
    room.say({ text: `第 ${seq} 句`, at: begin + seq * 20 });
  }
  await advance(3_000);
  expect(textsOf(seen.rows)).toEqual(Array.from({ length: 400 }, (_, index) => `第 ${index + 1} 句`));
  expect(seen.rows.some(({ kind }) => kind === 'skipped' || kind === 'gap')).toBe(false);
  expect(feed.counts).toMatchObject({ filled: 200, missing: 0, leftOut: 0 });
});

test('a partially filled gap leaves a row per remaining piece', async () => {
  const { room, feed, seen, watch, advance } = chatReader();
  watch();
  await advance(100);
  room.state.lost = new Map([2, 3, 4, 5, 6].map((seq) => [seq, seq % 2 === 0 ? 5 : 1]));
  for (let seq = 1; seq <= 7; seq += 1) room.say({ text: `第 ${seq} 句` });
  await advance(1_000);
  const gaps = seen.rows.flatMap((row) => (row.kind === 'gap' ? [[row.fromSeq, row.toSeq]] : []));
  expect(gaps).toEqual([
    [2, 2],
    [4, 4],
    [6, 6],
  ]);
  expect(textsOf(seen.rows)).toEqual(['第 1 句', '第 3 句', '第 5 句', '第 7 句']);
  expect(feed.counts).toMatchObject({ filled: 2, missing: 3 });
});
