import { NEVER } from 'rxjs';
import { expect, onTestFinished, test } from 'vitest';
import { serverTime } from '#contract/units/time.ts';
import { clientMsgId, placed } from '#tests/fixtures/chat/chat-messages.ts';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import { createOutbox, type Outbox, type Outgoing } from '../rows/outbox.ts';
import { createRing, createRowChanges } from '../rows/row-changes.ts';
import { senderOf } from '../rows/to-row.ts';
import { resending } from './message-sender.ts';

/** The shortest wait before a message is sent again, ms. */
const WAIT_MS = 500;

type Meanwhile = (outbox: Outbox, outgoing: Outgoing) => unknown;

/** Loses a message that was written `ageMs` ago. @returns what was done once its wait was over */
async function lostSince(ageMs: number, meanwhile: Meanwhile = () => undefined) {
  const { scheduler, clock, advance } = virtualTime();
  const outbox = createOutbox(createRowChanges(createRing(10)));
  const draft = { clientMsgId: clientMsgId('c-1'), text: '有人吗', mentions: [], quote: null };
  const writtenAt = serverTime(clock.now() + WAIT_MS - ageMs);
  const outgoing = outbox.open(draft, senderOf(placed({ seq: 1 })), writtenAt);
  outbox.mark(outgoing, { is: 'waiting' });
  const done: string[] = [];
  const running = resending({
    ports: { clock, scheduler, random: () => 0 },
    outbox,
    alive$: NEVER,
    lost$: NEVER,
    again: async () => done.push('sent'),
    abandon: () => done.push('given up'),
  }).subscribe();
  onTestFinished(() => running.unsubscribe());
  meanwhile(outbox, outgoing);
  await advance(WAIT_MS);
  return done;
}

test.each([
  [120_000, 'sent'],
  [120_001, 'given up'],
])('a message lost %i ms ago is %s after its wait', async (ageMs, end) => {
  expect(await lostSince(ageMs)).toEqual([end]);
});

test.each<[string, Meanwhile]>([
  ['was dropped', (outbox, outgoing) => outbox.drop(outgoing)],
  [
    'the platform has shown',
    (outbox, { clientMsgId: id, row }) => outbox.echo({ clientMsgId: id, userId: row.sender.userId }, row),
  ],
])('[8.16] a message that %s during its wait is not sent again', async (_what, meanwhile) => {
  expect(await lostSince(0, meanwhile)).toEqual([]);
});
