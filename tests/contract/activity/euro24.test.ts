import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const member = (name: string) => loggedIn(sandbox().origin, now, name);
const read = (data: unknown) => v.parse(calls['activity.euro24Next'].response, data);

const answer = (client: WireClient, activityId: string, questionId: string, clientRequestId: string) =>
  client.call('activity.act', {
    activityId,
    does: { does: 'answer', questionId, option: 0 },
    clientRequestId,
  });

test('[1.03] a quiz round shows the right answer after each question', async () => {
  const client = await member('qinghe');
  let coins = 0;
  for (const n of [1, 2, 3]) {
    const { card, part } = read((await client.call('activity.euro24Next', {})).data);
    const out = part.asked.at(-1);
    expect(out?.answer).toBeNull();
    const { questionId = '' } = out ?? {};
    const first = await answer(client, card.activityId, questionId, `quiz-${n}`);
    expect(await answer(client, card.activityId, questionId, `quiz-${n}`)).toEqual(first);
    const again = await answer(client, card.activityId, questionId, `quiz-${n}-other-tab`);
    expect(again.code).toBe(PLATFORM_CODES.ACTIVITY_USED_UP);
    const { result } = v.parse(calls['activity.act'].response, first.data);
    if (result.prize.is === 'coins') coins += Number(result.prize.coins);
  }
  const { part, card } = read((await client.call('activity.euro24', {})).data);
  expect(part.asked.map((each) => each.answer?.why.length ?? 0).every((length) => length > 5)).toBe(true);
  expect(part).toMatchObject({ answered: 3, run: 1, coins });
  expect(part.board.places.some(({ isMe }) => isMe)).toBe(true);
  expect(card.mine.is).not.toBe('ready');
  expect((await client.call('activity.euro24Next', {})).code).toBe(PLATFORM_CODES.ACTIVITY_USED_UP);
});

test('[1.03] an answer to a question that is not out is refused', async () => {
  const client = await member('xuexian');
  const { code } = await answer(client, 'euro24-1', 'law-seven', 'quiz-not-out');
  expect(code).toBe(PLATFORM_CODES.ACTIVITY_MOVED_ON);
});
