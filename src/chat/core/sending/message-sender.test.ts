import { NEVER } from 'rxjs';
import { expect, test } from 'vitest';
import { appError } from '#contract/errors.ts';
import { clientMsgId, roomNo, userId } from '#tests/fixtures/chat/chat-messages.ts';
import { memoryRoom, reader } from '#tests/fixtures/chat/memory-room.ts';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import { createRoomStore } from '../room/room-store.ts';
import type { Urgency } from '../rows/row-changes.ts';
import { createMessageSender } from './message-sender.ts';

const hello = clientMsgId('c-1');

function atTheComposer() {
  const time = virtualTime();
  const room = memoryRoom(time);
  const store = createRoomStore(room.ports.site, time.clock);
  const changes: Urgency[] = [];
  let refusals = 0;
  const sender = createMessageSender({
    rowChanges: store.rowChanges,
    outbox: store.outbox,
    intake: store.intake,
    ports: room.ports,
    roomNo,
    alive$: NEVER,
    changed: (urgency) => changes.push(urgency),
    refused: () => {
      refusals += 1;
    },
  });
  store.intake.setReader(userId('me'));
  store.intake.begin([]);
  const states = () => store.rowChanges.ring.last(9).map((row) => row.kind === 'text' && row.own?.state.is);
  return { ...time, room, sender, changes, states, refusals: () => refusals };
}

test('a guest gets the login dialog, and no message is sent', async () => {
  const { sender, room } = atTheComposer();
  expect(await sender.send(hello, '你好', [])).toEqual({ is: 'refused', refusal: { reason: 'needsLogin' } });
  expect(room.times('send')).toEqual([]);
});

test('a message shows as sending, then as sent after the response', async () => {
  const { sender, room, states, changes, advance } = atTheComposer();
  room.login();
  const outcome = sender.send(hello, '你好', []);
  await advance(0);
  expect(states()).toEqual(['sending']);
  await advance(20);
  expect(await outcome).toEqual({ is: 'sent' });
  expect(states()).toEqual(['sent']);
  expect(changes).toEqual(['own', 'own']);
});

test('sending a sent message again makes no request', async () => {
  const { sender, room, advance } = atTheComposer();
  room.login();
  const outcome = sender.send(hello, '你好', []);
  await advance(20);
  await outcome;
  expect(await sender.send(hello, '你好', [])).toEqual({ is: 'sent' });
  expect(room.times('send')).toHaveLength(1);
});

test('a rejected message leaves the list, and the room is reloaded', async () => {
  const { sender, room, states, advance, refusals } = atTheComposer();
  room.login();
  room.state.refusing = appError('CHAT_CLOSED');
  const outcome = sender.send(hello, '你好', []);
  await advance(20);
  expect(await outcome).toEqual({ is: 'refused', refusal: { reason: 'closed' } });
  expect(states()).toEqual([]);
  expect(refusals()).toBe(1);
});

test('a message lost by the network stays listed and can be discarded', async () => {
  const { sender, room, states, advance } = atTheComposer();
  room.login();
  room.state.failing = appError('TIMEOUT');
  const outcome = sender.send(hello, '你好', []);
  await advance(20);
  expect(await outcome).toMatchObject({ is: 'refused' });
  expect(states()).toEqual(['waiting']);
  sender.discard(hello);
  expect(states()).toEqual([]);
});

test('a message is not sent on behalf of another member', async () => {
  const { sender, room, advance } = atTheComposer();
  room.login();
  room.state.failing = appError('TIMEOUT');
  const outcome = sender.send(hello, '你好', []);
  await advance(20);
  await outcome;
  room.loginAs('somebody-else');
  room.state.failing = null;
  const again = sender.retry(hello);
  await advance(20);
  expect(await again).toEqual({ is: 'refused', refusal: { reason: 'needsLogin' } });
  expect(room.newest()?.userId).not.toBe(reader.userId);
});

test('retrying an unknown message is rejected as bad input', async () => {
  const { sender } = atTheComposer();
  await expect(sender.retry(clientMsgId('none'))).rejects.toMatchObject({ code: 'BAD_INPUT' });
});
