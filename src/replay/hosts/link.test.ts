import { duplexPair } from 'node:stream';
import { expect, test } from 'vitest';
import { wordFrame } from './frames.ts';
import { type Ear, openLink } from './link.ts';

/** A clock that stands still, and beats that come when the test says so. */
function drivenPorts() {
  let now = 0;
  const calls = new Set<() => void>();
  return {
    monotonic: () => now,
    every(_: number, call: () => void) {
      calls.add(call);
      return () => void calls.delete(call);
    },
    beat(afterMs: number) {
      now += afterMs;
      for (const call of calls) call();
    },
    running: () => calls.size,
  };
}

const deaf: Ear = { word: () => undefined, piece: () => Promise.resolve() };

test('words and pieces arrive in order', async () => {
  const [here, there] = duplexPair();
  const heard: unknown[] = [];
  const ear: Ear = {
    word: (word) => void heard.push(word),
    piece: (bytes) => Promise.resolve(void heard.push([...bytes])),
  };
  const sender = openLink(here, deaf, drivenPorts());
  const { ended } = openLink(there, ear, drivenPorts());
  sender.send({ a: 1 });
  await sender.sendPiece(new Uint8Array([1, 2]));
  sender.send('end');
  sender.close();
  expect(await ended).toBe('has gone');
  expect(heard).toEqual([{ a: 1 }, [1, 2], 'end']);
});

test('whoever is silent for ten seconds is given up; whoever beats is not', async () => {
  const [here, there] = duplexPair();
  const [alive, dead] = [drivenPorts(), drivenPorts()];
  const one = openLink(here, deaf, alive);
  const { ended } = openLink(there, deaf, dead);
  dead.beat(9_000);
  alive.beat(9_000);
  // What was heard has been read when a later word has.
  one.send({});
  await new Promise(setImmediate);
  dead.beat(9_000);
  expect(dead.running()).toBe(1);
  dead.beat(2_000);
  expect(await ended).toBe('is gone: nothing heard for 10 s');
  expect(dead.running()).toBe(0);
});

test.each([
  ['bytes that are no frame', Buffer.from('hello, is this the host?'), 'talks nonsense: '],
  ['a word that the ear throws at', wordFrame(1), 'is gone: not that'],
])('%s end a link', async (_, bytes, why) => {
  const [here, there] = duplexPair();
  const ear: Ear = {
    ...deaf,
    word: () => {
      throw new Error('not that');
    },
  };
  const { ended } = openLink(there, ear, drivenPorts());
  here.write(bytes);
  expect(await ended).toContain(why);
  expect(there.destroyed).toBe(true);
});
