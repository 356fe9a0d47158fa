import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const { LIMIT_REACHED, REALITY_CHECK_DUE, BLOCKED_BY_CHOICE, SUCCESS } = PLATFORM_CODES;
const USER = 'u-qinghe';
const currency = 'CNY' as const;
const now = () => sandbox().world.clock.now();
let ids = 0;
const newId = () => `of-coins-${++ids}`;
let client: WireClient;

beforeEach(async () => {
  const { db } = sandbox();
  for (const table of ['own_limit', 'play_clock', 'self_block'])
    db.prepare(`DELETE FROM ${table} WHERE user_id = ?`).run(USER);
  client = await loggedIn(sandbox().origin, now, 'qinghe');
});

async function openQuestion() {
  const { data } = await client.call('activity.guess', {});
  const { questions } = v.parse(calls['activity.guess'].response, data).part;
  const question = questions.find(({ state, mine }) => state === 'open' && mine === null);
  const answer = question?.answers[0]?.answer;
  if (!question || !answer) throw new Error('no question is open');
  return { questionId: question.questionId, answer };
}
const stake = async (amount: number) =>
  client.call('activity.act', {
    activityId: 'guess-1',
    does: { does: 'stakeGuess', ...(await openQuestion()), amount },
    clientRequestId: newId(),
  });
const buy = () => client.call('coin.buy', { packId: 'c60', clientRequestId: newId() });
const limitOf = async (kind: 'stake' | 'loss' | 'single') => {
  const { data } = await client.call('ownLimit.list', { currency });
  const { list } = v.parse(calls['ownLimit.list'].response, data);
  return list.find((limit) => limit.kind === kind && limit.period === (kind === 'single' ? 'each' : 'day'));
};
const limit = (kind: 'stake' | 'loss' | 'single', amount: bigint) =>
  client.call('ownLimit.set', {
    currency,
    kind,
    period: kind === 'single' ? 'each' : 'day',
    amount: String(amount),
  });

test('[P.16] coins in a pool count as a stake at their price', async () => {
  const used = (await limitOf('stake'))?.used ?? 0n;
  await limit('stake', used + 3_00n);
  expect((await stake(31)).code).toBe(LIMIT_REACHED);
  expect((await stake(20)).code).toBe(SUCCESS);
  expect((await limitOf('stake'))?.used).toBe(used + 2_00n);
  const over = await stake(11);
  expect(over).toMatchObject({ code: LIMIT_REACHED, data: { limit: { currency: 'COIN', left: '10' } } });
  expect((await stake(10)).code).toBe(SUCCESS);
});

test('[P.16] a coin stake is bound by the single stake limit', async () => {
  await limit('single', 1_00n);
  expect((await stake(11)).code).toBe(LIMIT_REACHED);
  expect((await stake(10)).code).toBe(SUCCESS);
});

test('[P.16] the price of coin packs counts as loss', async () => {
  const used = (await limitOf('loss'))?.used ?? 0n;
  await limit('loss', (used > 0n ? used : 0n) + 6_00n);
  expect((await buy()).code).toBe(SUCCESS);
  expect((await limitOf('loss'))?.used).toBe(used + 6_00n);
  if (used >= 0n) expect((await buy()).code).toBe(LIMIT_REACHED);
});

test('[P.08] coin stakes are refused while a reminder is pending', async () => {
  sandbox()
    .db.prepare('INSERT OR REPLACE INTO play_clock VALUES (?1, 60, ?2, ?2, 0, 0, ?2)')
    .run(USER, now());
  expect((await stake(10)).code).toBe(REALITY_CHECK_DUE);
});

test('[P.29] the pools of a blocked league accept no coins', async () => {
  const { questionId } = await openQuestion();
  const { match_id } = v.parse(
    v.object({ match_id: v.string() }),
    sandbox().db.prepare('SELECT match_id FROM guess_question WHERE question_id = ?').get(questionId),
  );
  const id = sandbox().world.matches.find(match_id)?.leagueId ?? '';
  await client.call('selfBlock.set', { kind: 'league', id, blocked: true });
  expect((await stake(10)).code).toBe(BLOCKED_BY_CHOICE);
});
