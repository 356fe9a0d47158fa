import { expect, test } from 'vitest';
import { polledRoom } from '#tests/fixtures/chat/polled-room.ts';

/** Returns a room with a message every 200 ms, and its reader after half a minute. */
async function lively() {
  const scene = polledRoom();
  const talk = async (ms: number) => {
    for (let sentCount = 0; sentCount < ms / 200; sentCount += 1) {
      scene.room.say();
      await scene.advance(200);
    }
  };
  scene.listen();
  await talk(30_000);
  /** Returns the delay of the first message after a moment, ms. */
  const backAfter = (since: number) => {
    const index = scene.events.findIndex(
      (event, at) =>
        event.is === 'arrival' && event.messages.length > 0 && (scene.arrivedAt[at] ?? 0) > since,
    );
    return (scene.arrivedAt[index] ?? Number.POSITIVE_INFINITY) - since;
  };
  return { ...scene, talk, backAfter };
}

test('a lively room recovers from a 15 s outage within 2 s', async () => {
  const { room, talk, backAfter, scheduler, seqs } = await lively();
  room.state.silent = true;
  await talk(15_000);
  room.state.silent = false;
  const over = scheduler.now();
  await talk(3_000);
  expect(backAfter(over)).toBeLessThan(2_000);
  expect(seqs()).toEqual(Array.from({ length: 240 }, (_, index) => index + 1));
});

test('unanswered hedged requests report trouble, with at most four open requests', async () => {
  const { room, talk, events, advance } = await lively();
  room.state.silent = true;
  await talk(11_000);
  expect(events.at(-1)).toMatchObject({ is: 'trouble', error: { code: 'TIMEOUT' } });
  const before = room.times('offline').length;
  await advance(10_000);
  expect(room.times('offline').length - before).toBeLessThanOrEqual(13);
});

test('a room that goes quiet is rechecked twice, then accepted as quiet', async () => {
  const { room, advance } = await lively();
  const before = room.times('offline').length;
  await advance(180_000);
  const shortOnes = room.asked.filter(({ call, waitMs }) => call === 'offline' && waitMs === 0);
  expect(shortOnes.length).toBeLessThanOrEqual(3);
  expect(room.times('offline').length - before).toBeLessThanOrEqual(13);
});

test('a hidden page doubts nothing', async () => {
  const { room, advance } = await lively();
  room.hide(true);
  await advance(10_000);
  room.state.silent = true;
  const before = room.times('offline').length;
  await advance(20_000);
  expect(room.times('offline').length - before).toBeLessThanOrEqual(1);
});

test('a device back online polls at once despite open requests', async () => {
  const { room, listen, advance, seqs } = polledRoom();
  listen();
  await advance(5_000);
  room.state.silent = true;
  room.say();
  await advance(1_000);
  room.state.silent = false;
  room.sign('online');
  await advance(400);
  expect(seqs()).toEqual([1]);
});

test('a video that starts playing triggers a poll only during trouble', async () => {
  const { room, listen, advance, seqs } = polledRoom();
  listen();
  await advance(1_000);
  const before = room.times('offline').length;
  room.sign('video');
  await advance(400);
  expect(room.times('offline')).toHaveLength(before);
  room.state.silent = true;
  room.say();
  await advance(4_000);
  room.state.silent = false;
  room.sign('video');
  await advance(400);
  expect(seqs()).toEqual([1]);
});

test('an overdue first page is requested again in parallel', async () => {
  const { room, listen, advance, events } = polledRoom();
  room.state.silent = true;
  room.say();
  listen();
  await advance(4_000);
  room.state.silent = false;
  await advance(1_600);
  expect(events.at(-1)).toMatchObject({ is: 'history', messages: [{ seq: 1 }] });
});
