import { expect, test } from 'vitest';
import { polledRoom } from '#tests/fixtures/chat/polled-room.ts';

/** A room that says something every 200 ms, and its reader after half a minute of it. */
async function lively() {
  const scene = polledRoom();
  const talk = async (ms: number) => {
    for (let said = 0; said < ms / 200; said += 1) {
      scene.room.say();
      await scene.advance(200);
    }
  };
  scene.listen();
  await talk(30_000);
  /** When the first message came after a moment, ms. */
  const backAfter = (since: number) => {
    const index = scene.events.findIndex(
      (event, at) =>
        event.is === 'arrival' && event.messages.length > 0 && (scene.arrivedAt[at] ?? 0) > since,
    );
    return (scene.arrivedAt[index] ?? Number.POSITIVE_INFINITY) - since;
  };
  return { ...scene, talk, backAfter };
}

test('a lively room that falls silent is doubted: a black hole of 15 s costs less than 2 s more', async () => {
  const { room, talk, backAfter, scheduler, seqs } = await lively();
  room.state.silent = true;
  await talk(15_000);
  room.state.silent = false;
  const over = scheduler.now();
  await talk(3_000);
  expect(backAfter(over)).toBeLessThan(2_000);
  expect(seqs()).toEqual(Array.from({ length: 240 }, (_, index) => index + 1));
});

test('a doubt that stays without an answer is trouble, and no more than four questions are open for it', async () => {
  const { room, talk, events, advance } = await lively();
  room.state.silent = true;
  await talk(11_000);
  expect(events.at(-1)).toMatchObject({ is: 'trouble', error: { code: 'TIMEOUT' } });
  const before = room.times('offline').length;
  await advance(10_000);
  expect(room.times('offline').length - before).toBeLessThanOrEqual(13);
});

test('a room that talked and goes quiet is asked twice whether that is true, and then believed', async () => {
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

test('a device that is online again asks at once, whatever is still open', async () => {
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

test('a picture that begins to move is a sign in trouble, and none when all is well', async () => {
  const { room, listen, advance, seqs } = polledRoom();
  listen();
  await advance(1_000);
  const before = room.times('offline').length;
  room.sign('picture');
  await advance(400);
  expect(room.times('offline')).toHaveLength(before);
  room.state.silent = true;
  room.say();
  await advance(4_000);
  room.state.silent = false;
  room.sign('picture');
  await advance(400);
  expect(seqs()).toEqual([1]);
});

test('a first page that does not come is asked for again beside itself', async () => {
  const { room, listen, advance, events } = polledRoom();
  room.state.silent = true;
  room.say();
  listen();
  await advance(4_000);
  room.state.silent = false;
  await advance(1_600);
  expect(events.at(-1)).toMatchObject({ is: 'history', messages: [{ seq: 1 }] });
});
