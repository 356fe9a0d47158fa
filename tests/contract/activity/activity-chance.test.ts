import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { Follows } from '#contract/community/follow/schema.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { RAIN_REMIND_BEFORE_MS } from '#contract/play/match/reminder.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, loggedIn, type WireClient, type WireInput } from '../wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const member = (name: string) => loggedIn(sandbox().origin, now, name);
const guest = () => createWireClient(sandbox().origin, now);
type Does = WireInput<'activity.act'>['does'];
const act = (client: WireClient, activityId: string, does: Does, clientRequestId: string) =>
  client.call('activity.act', { activityId, does, clientRequestId });
const codeOf = async (client: WireClient, activityId: string, does: Does, clientRequestId: string) =>
  (await act(client, activityId, does, clientRequestId)).code;
const admin = (path: string, body: object) => postAdmin(sandbox(), `/sandbox/${path}`, body);
const blacklist = (name: string, on: boolean) => admin('activities/tags', { name, tag: 'blacklist', on });
const rainOf = async (client: WireClient) =>
  v.parse(calls['activity.rain'].response, (await client.call('activity.rain', {})).data).part;
const guessOf = async (client: WireClient) =>
  v.parse(calls['activity.guess'].response, (await client.call('activity.guess', {})).data).part;
const lotteryOf = async (client: WireClient) =>
  v.parse(calls['activity.lottery'].response, (await client.call('activity.lottery', {})).data).part;
const resultOf = ({ data }: { readonly data: unknown }) =>
  v.parse(calls['activity.act'].response, data).result;

/** Returns the next window. */
async function nextWindow(client: WireClient) {
  const window = (await rainOf(client)).windows.find(({ phase }) => phase === 'ahead');
  if (!window) throw new Error('no window is ahead');
  return window;
}

/** A window that opens in ten seconds. */
async function addWindow(client: WireClient) {
  expect((await admin('activities/rain-1', { step: 'openWindow' })).status).toBe(200);
  return nextWindow(client);
}

/** A question that is open, and an answer to it. */
async function openQuestion(client: WireClient) {
  const question = (await guessOf(client)).questions.find(({ state, mine }) => state === 'open' && !mine);
  const answer = question?.answers[0]?.answer;
  if (!question || !answer) throw new Error('no question is open');
  return { question, questionId: question.questionId, answer };
}

test('[1.03] a window with a reminder is announced once, two minutes before', async () => {
  const client = await member('qinghe');
  const { windowId, openAt } = await nextWindow(client);
  const remind = async (on: boolean, id: string = windowId) =>
    client.call('follow.remind', { kind: 'rain', id, on });
  const countReminders = async () => {
    const { data } = await client.call('inbox.list', { kind: 'system', page: '1', size: '100' });
    return v.parse(calls['inbox.list'].response, data).list.filter(({ place }) => place === 'rain').length;
  };
  expect(v.parse(Follows, (await remind(true)).data).remindRains).toEqual([windowId]);
  expect(v.parse(Follows, (await remind(false)).data).remindRains).toEqual([]);
  expect((await remind(true, 'rain-0')).code).toBe(PLATFORM_CODES.NOT_FOUND);
  await remind(true);
  await admin('clock', { advance: openAt - RAIN_REMIND_BEFORE_MS - now() - 1 });
  expect(await countReminders()).toBe(0);
  await admin('clock', { advance: 30_000 });
  await admin('clock', { advance: 30_000 });
  expect(await countReminders()).toBe(1);
  await admin('clock', { advance: openAt - now() });
  expect((await remind(true)).code).toBe(PLATFORM_CODES.NOT_FOUND);
  expect(await countReminders()).toBe(1);
});

test('[1.03] an added window opens in ten seconds and is entered once', async () => {
  const client = await member('qinghe');
  const { windowId, openAt, endAt, commitment } = await addWindow(client);
  expect(openAt - now()).toBe(10_000);
  expect(commitment).toMatch(/^[\da-f]{64}$/);
  const enter = { does: 'enterRain', windowId } as const;
  expect(await codeOf(guest(), 'rain-1', enter, 'guest')).toBe(PLATFORM_CODES.NEEDS_LOGIN);
  expect(await codeOf(client, 'rain-1', enter, 'early')).toBe(PLATFORM_CODES.ACTIVITY_NOT_OPEN);
  const unknown = { does: 'enterRain', windowId: 'rain-0' } as const;
  expect(await codeOf(client, 'rain-1', unknown, 'unknown')).toBe(PLATFORM_CODES.NOT_FOUND);
  expect(await codeOf(client, 'wheel-1', enter, 'foreign')).toBe(PLATFORM_CODES.BAD_REQUEST);
  await admin('clock', { advance: openAt - now() });
  const first = await act(client, 'rain-1', enter, 'in');
  expect(resultOf(first)).toMatchObject({ state: 'claimed', prize: { is: 'coins' } });
  expect(await act(client, 'rain-1', enter, 'in')).toEqual(first);
  expect(await codeOf(client, 'rain-1', enter, 'again')).toBe(PLATFORM_CODES.ACTIVITY_USED_UP);
  await blacklist('wuhao', true);
  const out = await member('wuhao');
  expect(await codeOf(out, 'rain-1', enter, 'out')).toBe(PLATFORM_CODES.ACTIVITY_BLACKLIST);
  await blacklist('wuhao', false);
  await admin('clock', { advance: endAt - now() });
  expect(await codeOf(out, 'rain-1', enter, 'late')).toBe(PLATFORM_CODES.ACTIVITY_NOT_OPEN);
  expect(verifyLedger(sandbox().db).sound).toBe(true);
});

test('[P.17] a member on a break gets no reminders of rain', async () => {
  const client = await member('fangguan');
  const { windowId, openAt } = await addWindow(client);
  const remind = { kind: 'rain', id: windowId, on: true } as const;
  expect((await client.call('follow.remind', remind)).code).toBe(0);
  const rest = await client.call('restriction.rest', { length: 'month', day: null, reason: null });
  expect(rest.code).toBe(0);
  await admin('clock', { advance: openAt - now() });
  const { data } = await client.call('inbox.list', { kind: 'all', page: '1', size: '100' });
  const { list } = v.parse(calls['inbox.list'].response, data);
  expect(list.filter(({ place }) => place === 'rain')).toEqual([]);
  const next = await nextWindow(client);
  const again = await client.call('follow.remind', { ...remind, id: next.windowId });
  expect(again.code).toBe(PLATFORM_CODES.ON_BREAK);
});

test('[6.03] coin records of guesses, envelopes and check-ins are in Chinese', async () => {
  const client = await member('xuexian');
  const { windowId, openAt } = await addWindow(client);
  const { questionId, answer } = await openQuestion(client);
  await admin('clock', { advance: openAt - now() });
  await act(client, 'rain-1', { does: 'enterRain', windowId }, 'noted-rain');
  await act(client, 'signIn-1', { does: 'signIn' }, 'noted-sign-in');
  const stake = { does: 'stakeGuess', questionId, answer, amount: 10 } as const;
  expect(await codeOf(client, 'guess-1', stake, 'noted-guess')).toBe(PLATFORM_CODES.SUCCESS);
  const { data } = await client.call('coin.records', { page: 1, size: 100 });
  const { list } = v.parse(calls['coin.records'].response, data);
  expect(list.filter(({ kind }) => kind === 'activity').length).toBeGreaterThan(1);
  for (const { note } of list) expect(note).not.toMatch(/[A-Za-z]/);
});

test('[1.03] a guess is one stake of available coins on an open question', async () => {
  const client = await member('qinghe');
  const { question, questionId, answer } = await openQuestion(client);
  const stake = (amount: number, more: Partial<Extract<Does, { does: 'stakeGuess' }>> = {}) =>
    ({ does: 'stakeGuess', questionId, answer, amount, ...more }) as const;
  expect(await codeOf(guest(), 'guess-1', stake(10), 'guest')).toBe(PLATFORM_CODES.NEEDS_LOGIN);
  expect(await codeOf(client, 'guess-1', stake(9), 'little')).toBe(PLATFORM_CODES.BAD_REQUEST);
  expect(await codeOf(client, 'guess-1', stake(1_001), 'much')).toBe(PLATFORM_CODES.BAD_REQUEST);
  const unknown = stake(10, { questionId: 'nothing-goals' });
  expect(await codeOf(client, 'guess-1', unknown, 'unknown')).toBe(PLATFORM_CODES.NOT_FOUND);
  const foreign = stake(10, { answer: question.topic === 'goals' ? '12+' : '4+' });
  expect(await codeOf(client, 'guess-1', foreign, 'answer')).toBe(PLATFORM_CODES.NOT_FOUND);
  expect(await codeOf(client, 'rain-1', stake(10), 'foreign')).toBe(PLATFORM_CODES.BAD_REQUEST);
  const poor = await member('xinren');
  expect(await codeOf(poor, 'guess-1', stake(10), 'poor')).toBe(PLATFORM_CODES.COINS_SHORT);
  await blacklist('wuhao', true);
  const out = await member('wuhao');
  expect(await codeOf(out, 'guess-1', stake(10), 'out')).toBe(PLATFORM_CODES.ACTIVITY_BLACKLIST);
  await blacklist('wuhao', false);
  const before = BigInt((await guessOf(client)).balance);
  const first = await act(client, 'guess-1', stake(100), 'guess');
  expect(resultOf(first).state).toBe('pending');
  expect(await act(client, 'guess-1', stake(100), 'guess')).toEqual(first);
  expect(await codeOf(client, 'guess-1', stake(100), 'again')).toBe(PLATFORM_CODES.ACTIVITY_USED_UP);
  expect(BigInt((await guessOf(client)).balance)).toBe(before - 100n);
  await admin(`matches/${question.match.matchId}`, { phase: 'first' });
  expect(await codeOf(out, 'guess-1', stake(10), 'closed')).toBe(PLATFORM_CODES.ACTIVITY_NOT_OPEN);
  await admin(`matches/${question.match.matchId}`, { phase: 'ended' });
  await admin('clock', { advance: 20_000 });
  const records = await client.call('activity.records', { kind: 'guess', page: 1, size: 20 });
  const [record] = v.parse(calls['activity.records'].response, records.data).list;
  expect(record?.state === 'claimed' || record?.state === 'none').toBe(true);
  const decided = (await guessOf(client)).questions.find((each) => each.questionId === questionId);
  const isRight = decided?.right === answer;
  expect(record?.state).toBe(isRight || decided?.refund ? 'claimed' : 'none');
  const returned = BigInt(decided?.mine?.returned ?? '0');
  expect(BigInt((await guessOf(client)).balance)).toBe(before - 100n + returned);
  expect(verifyLedger(sandbox().db).sound).toBe(true);
});

test('[1.03] a ticket is earned, and the draw is provable', async () => {
  const client = await member('qinghe');
  const ticketRequest = (way: 'guess' | 'gift') => ({ does: 'takeTicket', way }) as const;
  expect(await codeOf(guest(), 'lottery-1', ticketRequest('guess'), 'guest')).toBe(
    PLATFORM_CODES.NEEDS_LOGIN,
  );
  const bare = await member('xinren');
  expect(await codeOf(bare, 'lottery-1', ticketRequest('guess'), 'bare')).toBe(
    PLATFORM_CODES.ACTIVITY_LOCKED,
  );
  expect(await codeOf(client, 'guess-1', ticketRequest('guess'), 'foreign')).toBe(PLATFORM_CODES.BAD_REQUEST);
  const ready = (await lotteryOf(client)).ways.find(({ way }) => way === 'guess')?.ready;
  expect(ready).toBe(1);
  await blacklist('qinghe', true);
  expect(await codeOf(client, 'lottery-1', ticketRequest('guess'), 'out')).toBe(
    PLATFORM_CODES.ACTIVITY_BLACKLIST,
  );
  await blacklist('qinghe', false);
  const first = await act(client, 'lottery-1', ticketRequest('guess'), 'ticket');
  expect(resultOf(first).state).toBe('pending');
  expect(await codeOf(client, 'lottery-1', ticketRequest('guess'), 'again')).toBe(
    PLATFORM_CODES.ACTIVITY_LOCKED,
  );
  const { drawNo } = (await lotteryOf(client)).draw;
  const unknown = await client.call('activity.lotteryProof', { drawNo: drawNo + 1 });
  expect(unknown.code).toBe(PLATFORM_CODES.NOT_FOUND);
  expect((await admin('activities/lottery-1', { step: 'drawNow' })).status).toBe(200);
  const { data } = await client.call('activity.lotteryProof', { drawNo });
  const proof = v.parse(calls['activity.lotteryProof'].response, data);
  expect(proof.seed).toMatch(/^[\da-f]{64}$/);
  expect(proof.draw.state).toBe('drawn');
  const { past } = await lotteryOf(client);
  expect(past[0]?.tickets).toHaveLength(1);
  const records = await client.call('activity.records', { kind: 'lottery', page: 1, size: 20 });
  const [record] = v.parse(calls['activity.records'].response, records.data).list;
  expect(record?.state).not.toBe('pending');
});
