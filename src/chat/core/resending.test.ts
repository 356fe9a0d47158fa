import { NEVER } from 'rxjs';
import { expect, onTestFinished, test } from 'vitest';
import { serverTime } from '#contract/units/time.ts';
import { clientMsgId, placed } from '#tests/fixtures/chat-messages.ts';
import { virtualTime } from '#tests/fixtures/virtual-time.ts';
import { createOutbox } from './outbox.ts';
import { resending } from './resending.ts';
import { createRing } from './ring.ts';
import { createRowChanges } from './row-changes.ts';
import { senderOf } from './to-row.ts';

/** The shortest wait before a message is sent again, ms. */
const WAIT_MS = 500;

/** A message written so long ago that the network has lost, and what is done with it. */
async function lostSince(ageMs: number) {
  const { scheduler, clock, advance } = virtualTime();
  const outbox = createOutbox(createRowChanges(createRing(10)));
  const draft = { clientMsgId: clientMsgId('c-1'), text: '有人吗', mentions: [], quote: null };
  const writtenAt = serverTime(clock.now() + WAIT_MS - ageMs);
  outbox.mark(outbox.open(draft, senderOf(placed({ seq: 1 })), writtenAt), { is: 'waiting' });
  const done: string[] = [];
  const running = resending({
    ports: { clock, scheduler, random: () => 0 },
    outbox,
    alive$: NEVER,
    lost$: NEVER,
    again: async () => done.push('sent'),
    giveUp: () => done.push('given up'),
  }).subscribe();
  onTestFinished(() => running.unsubscribe());
  await advance(WAIT_MS);
  return done;
}

test.each([
  [120_000, 'sent'],
  [120_001, 'given up'],
])('a lost message of %i ms ago is %s when its wait is over', async (ageMs, end) => {
  expect(await lostSince(ageMs)).toEqual([end]);
});
