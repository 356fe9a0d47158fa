import { expect, test } from 'vitest';
import { sharedPages } from './chat-room.ts';
import { waitingRoom } from './waiting-room.ts';

test('a page is built once for all requests, again after new messages', () => {
  const pages = sharedPages<{ list: number[] }>();
  let builtCount = 0;
  const make = () => ({ list: [builtCount++] });
  const first = pages.page('after 1', 5, make);
  expect(pages.page('after 1', 5, make)).toBe(first);
  expect(pages.page('after 2', 5, make)).not.toBe(first);
  expect(pages.page('after 1', 6, make).list).toEqual([2]);
  expect(Object.isFrozen(first) && Object.isFrozen(first.list)).toBe(true);
});

test('woken readers are released in batches, and all of them are released', async () => {
  const room = waitingRoom();
  const { signal } = new AbortController();
  let settledCount = 0;
  const all = Array.from({ length: 500 }, async () => {
    const woken = await room.wait(60_000, signal);
    settledCount += 1;
    return woken;
  });
  room.wake();
  await Promise.resolve().then(() => undefined);
  expect(settledCount).toBeLessThan(500);
  expect(await Promise.all(all)).toEqual(Array.from({ length: 500 }, () => true));
});
