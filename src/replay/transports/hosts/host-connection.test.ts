import { duplexPair } from 'node:stream';
import { expect, test } from 'vitest';
import { messageFrame } from './frames.ts';
import { type FrameHandlers, openHostConnection } from './host-connection.ts';

/** A clock and heartbeats that the test drives. */
function drivenPorts() {
  let now = 0;
  const calls = new Set<() => void>();
  return {
    monotonic: () => now,
    every(_: number, call: () => void) {
      calls.add(call);
      return () => void calls.delete(call);
    },
    tick(afterMs: number) {
      now += afterMs;
      for (const call of calls) call();
    },
    running: () => calls.size,
  };
}

const ignoring: FrameHandlers = { message: () => undefined, chunk: () => Promise.resolve() };

test('messages and chunks arrive in order', async () => {
  const [here, there] = duplexPair();
  const received: unknown[] = [];
  const handlers: FrameHandlers = {
    message: (message) => void received.push(message),
    chunk: (bytes) => Promise.resolve(void received.push([...bytes])),
  };
  const sender = openHostConnection(here, ignoring, drivenPorts());
  const { ended } = openHostConnection(there, handlers, drivenPorts());
  sender.send({ a: 1 });
  await sender.sendChunk(new Uint8Array([1, 2]));
  sender.send('end');
  sender.close();
  expect(await ended).toBe('has gone');
  expect(received).toEqual([{ a: 1 }, [1, 2], 'end']);
});

test('a side silent for ten seconds is disconnected unless it sends heartbeats', async () => {
  const [here, there] = duplexPair();
  const [alive, dead] = [drivenPorts(), drivenPorts()];
  const connection = openHostConnection(here, ignoring, alive);
  const { ended } = openHostConnection(there, ignoring, dead);
  dead.tick(9_000);
  alive.tick(9_000);
  // A later message is read after everything before it.
  connection.send({});
  await new Promise(setImmediate);
  dead.tick(9_000);
  expect(dead.running()).toBe(1);
  dead.tick(2_000);
  expect(await ended).toBe('is gone: nothing heard for 10 s');
  expect(dead.running()).toBe(0);
});

test.each([
  ['bytes that are not a frame', Buffer.from('hello, is this the host?'), 'talks nonsense: '],
  ['a message that its handler refuses', messageFrame(1), 'is gone: not that'],
])('%s end a connection', async (_, bytes, reason) => {
  const [here, there] = duplexPair();
  const handlers: FrameHandlers = {
    ...ignoring,
    message: () => {
      throw new Error('not that');
    },
  };
  const { ended } = openHostConnection(there, handlers, drivenPorts());
  here.write(bytes);
  expect(await ended).toContain(reason);
  expect(there.destroyed).toBe(true);
});
