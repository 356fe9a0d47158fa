import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { INVITE_WAIT_MS, INVITE_WINDOW_MS } from '#contract/rewards/invite/constants.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import {
  backAgain,
  depositBy,
  loseBy,
  type NewMember,
  registered,
  registration,
} from '../people/new-member.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, loggedIn, type WireClient } from '../wire-client.ts';

/** Live world: the clock moves by weeks in one step, and due steps run on the next read. */
const sandbox = sandboxForFile({ world: 'live' });
const now = () => sandbox().world.clock.now();
const later = (ms: number) => postAdmin(sandbox(), '/sandbox/clock', { advance: ms });
const listOf = async (client: WireClient) => {
  const { data } = await client.call('invite.list', { which: 'all', page: 1, size: 20 });
  return v.parse(calls['invite.list'].response, data).list;
};
const progressOf = async (client: WireClient) =>
  v.parse(calls['invite.progress'].response, (await client.call('invite.progress', {})).data);
const newest = async (client: WireClient) =>
  v.parse(calls['inbox.latest'].response, (await client.call('inbox.latest', { size: '1' })).data).list[0];
const cashOf = ({ userId }: NewMember) => {
  const row = sandbox()
    .db.prepare('SELECT coalesce(sum(amount), 0) AS sum FROM ledger_entry WHERE account = ?')
    .get(memberWallet(userId, 'CNY'));
  return Number(row?.sum);
};

let inviters = 0;
const inviter = () => {
  const name = `inviter${++inviters}`;
  return registered(sandbox(), { name, device: `device of ${name}` });
};
const back = async (member: NewMember) => (await backAgain(sandbox(), member)).client;

/** Rebate on the stake of the terms, credited automatically in the meantime: 0.30 %. */
const REBATE = 6_00;

/** @returns the match that the stake was lost on */
async function meetTerms(friend: NewMember): Promise<string> {
  await depositBy(sandbox(), friend, '2500.00');
  return await loseBy(sandbox(), friend, 2_000_00n);
}

test('[1.02] an invited friend who meets the terms pays both seven days later', async () => {
  const owner = await inviter();
  const { code } = await progressOf(owner.client);
  const friend = await registered(sandbox(), { name: '潮声在岸', device: 'friend-1', invite: code });
  expect((await newest(owner.client))?.title).toBe('好友已通过你的邀请注册');
  expect(await listOf(owner.client)).toMatchObject([
    { friend: expect.stringMatching(/^球\*\*\*\d$/), state: 'registered', deposited: 0n },
  ]);
  await meetTerms(friend);
  const cash = cashOf(friend);
  const [qualified] = await listOf(owner.client);
  expect(qualified).toMatchObject({ state: 'qualified', deposited: 2_500_00n, staked: 2_000_00n });
  expect(await progressOf(owner.client)).toMatchObject({
    registered: 1,
    deposited: 1,
    qualified: 1,
    due: 88_00n,
  });
  await later(INVITE_WAIT_MS - MINUTE_MS);
  await progressOf(await back(owner));
  expect(cashOf(owner)).toBe(0);
  await later(MINUTE_MS);
  await progressOf(await back(owner));
  expect([cashOf(owner), cashOf(friend)]).toEqual([88_00, cash + REBATE + 88_00]);
  expect((await newest(await back(friend)))?.title).toBe('邀请奖励已到账 ¥88.00');
  await later(INVITE_WINDOW_MS);
  expect(await progressOf(await back(owner))).toMatchObject({
    qualified: 1,
    rewarded: 1,
    paid: 88_00n,
    due: 0n,
  });
  expect(verifyLedger(sandbox().db).sound).toBe(true);
});

test('[1.02] a friend on the inviter’s device earns nothing, with the reason listed', async () => {
  const owner = await registered(sandbox(), { name: 'owner2', device: 'shared-device' });
  const { code } = await progressOf(owner.client);
  const friend = await registered(sandbox(), { name: 'friend2', device: 'shared-device', invite: code });
  expect(await listOf(owner.client)).toMatchObject([{ state: 'refused', reason: 'device' }]);
  expect((await newest(owner.client))?.text).toContain('用过同一台设备');
  await meetTerms(friend);
  await later(INVITE_WAIT_MS * 2);
  expect(await listOf(await back(owner))).toMatchObject([{ state: 'refused' }]);
  expect(cashOf(owner)).toBe(0);
});

test('[1.02] a friend with the inviter’s card is found out before the payment', async () => {
  const owner = await inviter();
  const { code } = await progressOf(owner.client);
  const friend = await registered(sandbox(), { name: 'friend3', device: 'friend-3', invite: code });
  await meetTerms(friend);
  expect(await listOf(owner.client)).toMatchObject([{ state: 'qualified' }]);
  const { payees } = sandbox().money;
  for (const { userId } of [owner, friend]) {
    payees.bindName(userId, '林舟');
    payees.addCard({ userId, now: now(), usableAt: now() }, 'BAB', '6217000010001234569');
  }
  await later(INVITE_WAIT_MS);
  expect(await listOf(await back(owner))).toMatchObject([{ state: 'refused', reason: 'person' }]);
  expect(cashOf(owner)).toBe(0);
});

test('[1.02] a friend whose stake was refunded by a correction earns nothing', async () => {
  const owner = await inviter();
  const { code } = await progressOf(owner.client);
  const friend = await registered(sandbox(), { name: 'friend5', device: 'friend-5', invite: code });
  const matchId = await meetTerms(friend);
  expect(await listOf(owner.client)).toMatchObject([{ state: 'qualified', staked: 2_000_00n }]);
  await postAdmin(sandbox(), `/sandbox/matches/${matchId}/result`, { status: 'postponed', note: '延期' });
  expect(await listOf(owner.client)).toMatchObject([{ state: 'registered', staked: 0n, paidAt: null }]);
  expect((await newest(owner.client))?.title).toBe('好友暂未达标');
  await later(INVITE_WAIT_MS * 2);
  expect(await listOf(await back(owner))).toMatchObject([{ state: 'registered' }]);
  expect(cashOf(owner)).toBe(0);
});

test('[1.02] terms not met within thirty days lapse', async () => {
  const owner = await inviter();
  const { code } = await progressOf(owner.client);
  const friend = await registered(sandbox(), { name: 'friend4', device: 'friend-4', invite: code });
  await later(INVITE_WINDOW_MS);
  expect(await listOf(await back(owner))).toMatchObject([{ state: 'lapsed' }]);
  await meetTerms(await backAgain(sandbox(), friend));
  await later(INVITE_WAIT_MS * 2);
  expect(await listOf(await back(owner))).toMatchObject([{ state: 'lapsed', deposited: 0n }]);
});

test('[1.02] each device opens an invitation once, and unknown codes are refused', async () => {
  const member = await loggedIn(sandbox().origin, now, 'xuexian');
  const { code } = await progressOf(member);
  const open = (device: string, inviteCode: string) =>
    createWireClient(sandbox().origin, now, '', '5000', device).call('invite.open', { code: inviteCode });
  for (const device of ['a', 'a', 'b'])
    expect((await open(device, code)).data).toEqual({ nickname: '雪线以北' });
  expect((await open('a', 'ZZZZZZ')).code).toBe(PLATFORM_CODES.NOT_FOUND);
  expect((await progressOf(member)).opened).toBe(2);
  const stranger = await registration(sandbox(), { name: 'stranger', device: 'c', invite: 'ZZZZZZ' });
  expect(stranger.code).toBe(PLATFORM_CODES.NOT_FOUND);
  expect(sandbox().accounts.byName('stranger')).toBeNull();
});
