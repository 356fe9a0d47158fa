import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { DEMO_MEMBERS } from '#sandbox/domains/ground/member/demo-members.table.ts';
import { sceneOf } from '../examples/call-examples.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const member = (name: string) => loggedIn(sandbox().origin, now, name);

const progressOf = async (client: WireClient) =>
  v.parse(calls['vip.progress'].response, (await client.call('vip.progress', {})).data);
const historyOf = async (client: WireClient) =>
  v.parse(calls['vip.history'].response, (await client.call('vip.history', { page: 1, size: 50 })).data);
const levelOf = async (client: WireClient) =>
  v.parse(calls['member.info'].response, (await client.call('member.info', {})).data).level;
const cashOf = async (client: WireClient) => (await client.call('wallet.assets', {})).data;
const newest = async (client: WireClient) =>
  v.parse(calls['inbox.latest'].response, (await client.call('inbox.latest', { size: '1' })).data).list[0];

test.each(DEMO_MEMBERS.filter(({ level }) => level > 0))(
  '[7.16] $name has come to grade $level by what was paid in and played',
  async ({ name, level }) => {
    const client = await member(name);
    expect(await levelOf(client)).toBe(level);
    const { list } = await historyOf(client);
    expect(list[0]).toMatchObject({ to: level });
    expect(list.at(-1)).toMatchObject({ from: 0, why: 'rise' });
  },
);

test('[7.16] a newcomer has nothing behind them and the first grade before them', async () => {
  const client = await member('xinren');
  expect(await progressOf(client)).toMatchObject({
    grade: 0,
    turnover: 0n,
    next: { grade: 1, regain: null },
    keep: null,
    gifts: [],
  });
  expect((await historyOf(client)).list).toEqual([]);
});

test('[3.13] a gift is claimed once per id by its own member', async () => {
  const [client, other] = [await member('beian'), await member('qinghe')];
  const gift = (await progressOf(client)).gifts.find(({ state }) => state === 'ready');
  const giftId = gift?.giftId ?? '';
  const claim = async (by: WireClient, clientRequestId: string) =>
    by.call('vip.claim', { giftId, clientRequestId });
  expect((await claim(other, 'foreign')).code).toBe(PLATFORM_CODES.NOT_FOUND);
  const before = await cashOf(client);
  const first = await claim(client, 'claim-1');
  expect(first).toMatchObject({ code: 0, data: { currency: 'CNY', amount: '588.00' } });
  expect(await claim(client, 'claim-1')).toEqual(first);
  expect((await claim(client, 'claim-2')).code).toBe(PLATFORM_CODES.ORDER_STEP_REFUSED);
  expect(await cashOf(client)).not.toEqual(before);
  expect(await newest(client)).toMatchObject({ title: '升级礼金已到账 ¥588.00', place: 'record' });
  const outcome = (await client.call('command.byRequest', { requestId: 'claim-1' })).data;
  expect(outcome).toMatchObject({ outcome: { is: 'credit', amount: '588.00', currency: 'CNY' } });
  expect(verifyLedger(sandbox().db).sound).toBe(true);
});

test('[7.16] a grade set by an operator is effective at once', async () => {
  const client = await member('xinren');
  const grant = { name: 'xinren', grade: 3, days: 30 };
  expect((await postAdmin(sandbox(), '/sandbox/grades', grant)).status).toBe(200);
  expect(await levelOf(client)).toBe(3);
  expect(await progressOf(client)).toMatchObject({ grade: 3, heldUntil: now() + 30 * DAY_MS });
  expect((await historyOf(client)).list).toMatchObject([{ from: 0, to: 3, why: 'given' }]);
  expect((await newest(client))?.title).toBe('等级已调整为 VIP 3');
  const { roomNo } = sceneOf(sandbox());
  const answer = await client.call('chat.send', {
    roomNo,
    clientMsgId: 'risen',
    text: '今天踢得真好',
    mentions: [],
  });
  expect(answer.code).toBe(0);
  const history = await client.call('chat.history', { roomNo, beforeSeq: null, size: 5 });
  expect(JSON.stringify(history.data)).toMatch(/"level":3/);
  expect((await postAdmin(sandbox(), '/sandbox/grades', { ...grant, grade: 11 })).status).toBe(400);
});

test('[3.13] a birthday brings one gift in the grade of that day', async () => {
  const client = await member('qinghe');
  const birthday = `1990-${siteDayOf(now()).slice(5)}`;
  const gifts = async () => (await progressOf(client)).gifts.filter(({ kind }) => kind === 'birthday');
  expect(await gifts()).toEqual([]);
  expect((await client.call('profile.setBirthday', { birthday })).code).toBe(0);
  expect(await gifts()).toMatchObject([{ grade: 2, amount: 18_00n, state: 'ready' }]);
  const giftId = (await gifts())[0]?.giftId ?? '';
  expect((await client.call('vip.claim', { giftId, clientRequestId: 'birthday' })).code).toBe(0);
  expect(await gifts()).toMatchObject([{ state: 'claimed' }]);
});
