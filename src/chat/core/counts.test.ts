import { expect, test } from 'vitest';
import { bet } from '#tests/fixtures/chat/chat-messages.ts';
import { chatReader } from '#tests/fixtures/chat/chat-reader.ts';

test('received, dropped and missing messages of a room are counted', async () => {
  const { room, feed, watch, advance } = chatReader();
  watch();
  await advance(100);
  room.say({ text: '一' });
  await advance(500);
  room.say({ id: 'id-1', text: '又是一' });
  room.say({ content: { kind: 'betPush', bet: bet({ venueName: '别处' }) } });
  await advance(1_000);
  expect(feed.counts).toMatchObject({
    received: 3,
    repeated: 1,
    foreign: 1,
    missing: 0,
    latestSeq: 3,
    polling: 'long',
  });
});

test('holes are counted while they are open and when they are filled', async () => {
  const { room, feed, seen, watch, advance } = chatReader();
  watch();
  await advance(100);
  room.state.lost.set(1, 1);
  room.state.lost.set(3, 2);
  for (let seq = 1; seq <= 4; seq += 1) room.say();
  await advance(1_000);
  expect(feed.counts).toMatchObject({ received: 3, filled: 1, missing: 1 });
  const gap = seen.rows.find(({ kind }) => kind === 'gap');
  feed.fillGap(gap?.key ?? '');
  await advance(1_000);
  expect(feed.counts).toMatchObject({ received: 4, filled: 2, missing: 0 });
});

test('a platform without long poll is polled plainly, with smoothed bursts', async () => {
  const { room, feed, watch, advance } = chatReader({ waits: false });
  watch();
  await advance(6_000);
  expect(feed.counts.polling).toBe('plain');
  room.say();
  room.say();
  await advance(5_200);
  expect(feed.counts).toMatchObject({ received: 2 });
  expect(feed.counts.smoothed + feed.counts.unshown).toBeGreaterThan(0);
  await advance(6_000);
  expect(feed.counts).toMatchObject({ smoothed: 0, unshown: 0 });
});

test('talk that is too fast to read is counted as left out', async () => {
  const { room, feed, watch, advance } = chatReader();
  watch();
  await advance(100);
  for (let seq = 1; seq <= 100; seq += 1) room.say({ at: 1_000_000 });
  await advance(1_000);
  expect(feed.counts).toMatchObject({ received: 100, leftOut: 70 });
});
