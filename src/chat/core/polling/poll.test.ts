import { expect, test } from 'vitest';
import { appError } from '#contract/errors.ts';
import { polledRoom } from '#tests/fixtures/chat/polled-room.ts';

const gapsBetween = (times: readonly number[]) =>
  times.slice(1).map((time, index) => time - (times[index] ?? 0));

test('[6.01] the newest page is loaded first, then later messages', async () => {
  const { room, listen, seqs, advance, events } = polledRoom();
  room.say();
  room.say();
  listen();
  await advance(100);
  room.say();
  await advance(100);
  expect(events.map(({ is }) => is)).toEqual(['history', 'arrival']);
  expect(seqs()).toEqual([1, 2, 3]);
});

test('a message sent during a long poll arrives at once', async () => {
  const { room, listen, advance, seqs } = polledRoom();
  listen();
  await advance(10_000);
  room.say();
  await advance(25);
  expect(seqs()).toEqual([1]);
});

test('a quiet room costs one question per long poll', async () => {
  const { room, listen, advance } = polledRoom();
  listen();
  await advance(120_000);
  expect(room.times('offline').length).toBeLessThanOrEqual(7);
});

test('a busy room is polled at most four times per second', async () => {
  const { room, listen, advance, seqs } = polledRoom();
  listen();
  await advance(100);
  for (let index = 0; index < 500; index += 1) {
    room.say();
    await advance(10);
  }
  const spacings = gapsBetween(room.times('offline').slice(20));
  expect(Math.min(...spacings)).toBeGreaterThanOrEqual(249);
  await advance(1_000);
  expect(seqs()).toEqual(Array.from({ length: 500 }, (_, index) => index + 1));
});

test('a busy room is polled a quarter second after the previous poll', async () => {
  const { room, listen, advance } = polledRoom();
  listen();
  await advance(100);
  for (let index = 0; index < 500; index += 1) {
    room.say();
    await advance(10);
  }
  const spacings = gapsBetween(room.times('offline').slice(20));
  expect(Math.max(...spacings)).toBeLessThanOrEqual(260);
});

test('a room of thousands of messages a second is polled early', async () => {
  const { room, listen, advance } = polledRoom();
  listen();
  await advance(100);
  for (let index = 0; index < 600; index += 1) {
    for (let each = 0; each < 100; each += 1) room.say();
    await advance(10);
  }
  const spacings = gapsBetween(room.times('offline').slice(-10));
  expect(Math.min(...spacings)).toBeGreaterThanOrEqual(140);
  expect(Math.max(...spacings)).toBeLessThanOrEqual(240);
});

test('a platform that ignores waitMs is polled every 0.5 to 5 s', async () => {
  const { room, listen, advance } = polledRoom({ waits: false });
  listen();
  await advance(60_000);
  const quiet = gapsBetween(room.times('offline').slice(1));
  expect(Math.min(...quiet)).toBeGreaterThanOrEqual(4_000);
  expect(Math.max(...quiet)).toBeLessThanOrEqual(6_100);
  for (let index = 0; index < 300; index += 1) {
    room.say();
    await advance(100);
  }
  const lively = gapsBetween(room.times('offline').slice(-20));
  expect(Math.min(...lively)).toBeGreaterThanOrEqual(400);
  expect(Math.max(...lively)).toBeLessThanOrEqual(700);
});

test('a burst in a small room is spread until the next poll', async () => {
  const { room, listen, advance, events } = polledRoom({ waits: false });
  listen();
  await advance(20_000);
  room.say();
  room.say();
  await advance(6_000);
  const spreads = events.flatMap((event) =>
    event.is === 'arrival' && event.messages.length > 0 ? [event.spreadMs] : [],
  );
  expect(spreads[0]).toBeGreaterThan(500);
});

test('a hidden page polls rarely, and at once when visible again', async () => {
  const { room, listen, advance, scheduler } = polledRoom({ waits: false });
  listen();
  await advance(1_000);
  room.hide(true);
  const before = room.times('offline').length;
  await advance(60_000);
  expect(room.times('offline').length - before).toBeLessThanOrEqual(9);
  room.hide(false);
  const seenAt = scheduler.now();
  await advance(5);
  expect(room.times('offline').at(-1)).toBe(seenAt);
});

test('failures are retried within 1.5 s, with back-off on hidden pages', async () => {
  const { room, listen, advance, events } = polledRoom();
  listen();
  await advance(100);
  room.state.failing = appError('NETWORK_ABNORMAL');
  await advance(60_000);
  const intervals = gapsBetween(room.times('offline').slice(1));
  expect(Math.max(...intervals)).toBeLessThanOrEqual(1_550);
  expect(Math.min(...intervals)).toBeGreaterThanOrEqual(300);
  expect(events.at(-1)?.is).toBe('trouble');
  room.hide(true);
  await advance(300_000);
  const hidden = gapsBetween(room.times('offline').slice(-3));
  expect(Math.min(...hidden)).toBeGreaterThan(45_000);
  expect(Math.max(...hidden)).toBeLessThan(75_000);
});

test('after trouble nothing is missed or emitted twice', async () => {
  const { room, listen, advance, seqs } = polledRoom();
  room.say();
  listen();
  await advance(100);
  room.state.failing = appError('TIMEOUT');
  room.say();
  await advance(30_000);
  room.say();
  room.state.failing = null;
  await advance(40_000);
  expect(seqs()).toEqual([1, 2, 3]);
});

test('[6.01] a login during a poll loses and duplicates no messages', async () => {
  const { room, listen, advance, seqs } = polledRoom();
  room.say();
  listen();
  await advance(100);
  room.say();
  await advance(10);
  room.login();
  room.say();
  await advance(100);
  room.logout();
  room.say();
  await advance(100);
  expect(seqs()).toEqual([1, 2, 3, 4]);
});

test('a full page is followed by the next at once', async () => {
  const { room, listen, advance, seqs } = polledRoom();
  listen();
  await advance(100);
  for (let index = 0; index < 12_000; index += 1) room.say();
  await advance(200);
  expect(seqs()).toHaveLength(12_000);
});

test('leaving aborts the question under way', async () => {
  const { room, listen, advance, events } = polledRoom();
  const reading = listen();
  await advance(100);
  reading.unsubscribe();
  const before = events.length;
  room.say();
  await advance(60_000);
  expect(events).toHaveLength(before);
  expect(room.times('offline')).toHaveLength(1);
});

test('a room reported missing is retried and resumes once it exists', async () => {
  const { room, listen, advance, events, seqs } = polledRoom();
  listen();
  await advance(100);
  room.state.failing = appError('NOT_FOUND');
  room.say();
  await advance(20_000);
  expect(events.at(-1)?.is).toBe('trouble');
  const requestCount = room.times('offline').length;
  expect(requestCount).toBeGreaterThan(3);
  expect(requestCount).toBeLessThan(9);
  room.state.failing = null;
  await advance(5_000);
  expect(seqs()).toEqual([1]);
});

test('polls are spaced out only if empty responses return at once', async () => {
  const gapsOf = async (waits: boolean) => {
    const { room, listen, advance } = polledRoom({ waits });
    listen();
    await advance(100_000);
    return gapsBetween(room.times('offline').slice(1));
  };
  expect(Math.min(...(await gapsOf(true)))).toBeGreaterThanOrEqual(20_000);
  expect(Math.max(...(await gapsOf(false)))).toBeLessThan(7_000);
});

test('messages past retention are not requested again', async () => {
  const { room, listen, advance } = polledRoom();
  room.say();
  listen();
  await advance(100);
  room.say({ seq: 500 });
  room.state.lost.set(500, 1);
  room.state.floorSeq = 500;
  await advance(6_000);
  expect(room.asked.map(({ afterSeq }) => afterSeq)).toContain(499);
});
