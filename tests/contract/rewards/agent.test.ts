import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type CallName, calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { monthAfter, siteMonthOf, siteMonthStart } from '#contract/units/site-month.ts';
import type { Overview } from '#sandbox/admin/overview.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { backAgain, depositBy, loseBy, type NewMember, registered } from '../people/new-member.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, type WireClient, type WireInput } from '../wire-client.ts';

/** Live world: the clock moves by months in one step, and due work runs on the next read. */
const sandbox = sandboxForFile({ world: 'live' });
const now = () => sandbox().world.clock.now();
const APPLICATION = {
  ways: ['community', 'video'],
  monthly: 5,
  experience: 'short',
  about: '一个足球讨论群，平时发赛前分析',
} as const satisfies WireInput<'agent.join'>;

const codeOf = async <Name extends CallName>(client: WireClient, name: Name, input: WireInput<Name>) =>
  (await client.call(name, input)).code;
const standing = async (client: WireClient) =>
  v.parse(calls['agent.check'].response, (await client.call('agent.check', {})).data);
const overviewOf = async (client: WireClient) => {
  const { data } = await client.call('agent.overview', { currency: 'CNY' });
  return v.parse(calls['agent.overview'].response, data);
};
const membersOf = async (client: WireClient) => {
  const { data } = await client.call('agent.members', { currency: 'CNY', page: 1, size: 20 });
  return v.parse(calls['agent.members'].response, data);
};
const newest = async (client: WireClient) =>
  v.parse(calls['inbox.latest'].response, (await client.call('inbox.latest', { size: '1' })).data).list[0];
const decide = async (decision: object) => {
  const { agentApplications }: Overview = await (
    await fetch(`${sandbox().consoleOrigin}/sandbox/overview`)
  ).json();
  const id = agentApplications[0]?.applicationId;
  return (await postAdmin(sandbox(), `/sandbox/agents/${id}`, decision)).status;
};
const cashOf = ({ userId }: NewMember) =>
  Number(
    sandbox()
      .db.prepare('SELECT coalesce(sum(amount), 0) AS sum FROM ledger_entry WHERE account = ?')
      .get(memberWallet(userId, 'CNY'))?.sum,
  );

let agents = 0;
async function agent() {
  const name = `agent${++agents}`;
  const member = await registered(sandbox(), { name, device: `device of ${name}` });
  sandbox().money.payees.bindName(member.userId, '林舟');
  expect(await codeOf(member.client, 'agent.join', APPLICATION)).toBe(0);
  expect(await decide({ approve: true })).toBe(200);
  return { ...member, token: (await overviewOf(member.client)).code };
}

test('[6.04] a member with phone and real name reapplies and becomes agent', async () => {
  const { client, userId } = await registered(sandbox(), {
    name: 'applicant',
    device: 'device of applicant',
  });
  expect(await codeOf(client, 'agent.join', APPLICATION)).toBe(PLATFORM_CODES.ORDER_STEP_REFUSED);
  sandbox().money.payees.bindName(userId, '林舟');
  expect(await standing(client)).toMatchObject({ isAgent: false, state: 'none', realName: '林*' });
  expect(await codeOf(client, 'agent.overview', { currency: 'CNY' })).toBe(PLATFORM_CODES.NOT_FOUND);
  expect(await codeOf(client, 'agent.join', APPLICATION)).toBe(0);
  expect(await codeOf(client, 'agent.join', APPLICATION)).toBe(PLATFORM_CODES.REVIEW_PENDING);
  expect(await decide({ reject: '渠道说明太少' })).toBe(200);
  expect(await standing(client)).toMatchObject({ state: 'rejected', reason: '渠道说明太少' });
  expect((await newest(client))?.text).toContain('原因：渠道说明太少。');
  expect(await codeOf(client, 'agent.join', APPLICATION)).toBe(0);
  expect(await decide({ approve: true })).toBe(200);
  expect(await standing(client)).toMatchObject({ isAgent: true, state: 'approved' });
  expect(await codeOf(client, 'agent.join', APPLICATION)).toBe(PLATFORM_CODES.ORDER_STEP_REFUSED);
  expect((await newest(client))?.title).toBe('代理申请已通过');
});

test('[7.02] a device bound to an agent registers members of that agent', async () => {
  const { client, token } = await agent();
  const visitor = createWireClient(sandbox().origin, now, '', '5000', 'a-visitor', token);
  expect((await visitor.call('agent.open', { code: token })).code).toBe(0);
  expect((await visitor.call('agent.open', { code: 'ANOBODY' })).code).toBe(PLATFORM_CODES.NOT_FOUND);
  const { userId } = await registered(sandbox(), {
    name: 'member1',
    device: 'a-visitor',
    agentToken: token,
    invite: 'ZZZZZZ',
  });
  const { total, list } = await membersOf(client);
  expect([total, list[0]?.member]).toEqual([1, `M***${userId.slice(-3)}`]);
  expect((await newest(client))?.title).toBe('有会员通过你的推广链接注册');
  const stranger = await registered(sandbox(), {
    name: 'member2',
    device: 'b-visitor',
    agentToken: 'ANOBODY',
  });
  expect(stranger.userId).not.toBe('');
  expect((await membersOf(client)).total).toBe(1);
});

test('[7.02] a second account on the agent’s own device belongs to no agent', async () => {
  const { client, token, device } = await agent();
  await registered(sandbox(), { name: 'secondself', device, agentToken: token });
  expect((await membersOf(client)).total).toBe(0);
});

test('[6.04] a month is estimated from the ledger and paid once after closing', async () => {
  const owner = await agent();
  const form = { name: 'player1', device: 'device of player1', agentToken: owner.token };
  const player = await registered(sandbox(), form);
  await depositBy(sandbox(), player, '2000.00');
  await loseBy(sandbox(), player, 1_000_00n);
  const month = siteMonthOf(now());
  const { current, staked, members } = await overviewOf(owner.client);
  expect({ staked, members }).toEqual({ staked: 1_000_00n, members: 1 });
  expect(current).toMatchObject({ month, net: 1_000_00n, bonuses: 0n, fees: 20_00n, carried: 0n });
  expect(current).toMatchObject({ base: 980_00n, active: 1, percent: 20, commission: 196_00n });
  const closing = siteMonthStart(monthAfter(month, 1), 3);
  await postAdmin(sandbox(), '/sandbox/clock', { advance: closing - now() - 60_000 });
  expect((await overviewOf((await backAgain(sandbox(), owner)).client)).months).toEqual([]);
  await postAdmin(sandbox(), '/sandbox/clock', { advance: 60_000 });
  const { client } = await backAgain(sandbox(), owner);
  const { months, paid } = await overviewOf(client);
  const [closed] = months;
  // A rebate paid in the meantime is deducted, in whichever of the two months it was paid.
  const rest = 1_000_00n - 20_00n - (closed?.bonuses ?? 0n);
  expect(months).toMatchObject([{ month, isClosed: true, base: rest, commission: (rest * 20n) / 100n }]);
  expect([paid, cashOf(owner)]).toEqual([closed?.commission, Number(closed?.commission)]);
  expect((await overviewOf(client)).months).toHaveLength(1);
  expect((await newest(client))?.title).toMatch(new RegExp(`^${month} 佣金已到账 ¥19[56]`));
  expect(verifyLedger(sandbox().db).sound).toBe(true);
});

test('[6.04] an own second account found out later pays no commission', async () => {
  const owner = await agent();
  const agentToken = owner.token;
  const second = await registered(sandbox(), { name: 'secondself2', device: 'another device', agentToken });
  const player = await registered(sandbox(), { name: 'player2', device: 'device of player2', agentToken });
  expect((await membersOf(owner.client)).total).toBe(2);
  await depositBy(sandbox(), second, '2000.00');
  await loseBy(sandbox(), second, 1_000_00n);
  expect((await overviewOf(owner.client)).current.commission).toBeGreaterThan(0n);
  const { payees } = sandbox().money;
  payees.bindName(second.userId, '林舟');
  for (const { userId } of [owner, second])
    payees.addCard({ userId, now: now(), usableAt: now() }, 'BAB', '6217000010001234569');
  const month = siteMonthOf(now());
  await postAdmin(sandbox(), '/sandbox/clock', { advance: siteMonthStart(monthAfter(month, 1), 3) - now() });
  const { client } = await backAgain(sandbox(), owner);
  const { months, paid } = await overviewOf(client);
  expect([paid, cashOf(owner)]).toEqual([0n, 0]);
  expect(months.every(({ commission }) => commission === 0n)).toBe(true);
  const { total, list } = await membersOf(client);
  expect([total, list[0]?.member]).toEqual([1, `M***${player.userId.slice(-3)}`]);
});
