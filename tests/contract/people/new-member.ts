import * as v from 'valibot';
import { expect } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { NEVER_ENDS } from '#contract/people/identity/document-rules.ts';
import { REBATE_LEAST_ODDS } from '#contract/rewards/vip/vip-rules.ts';
import { loginHash } from '#contract/wire/login-signature.ts';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { phoneAddress } from '#sandbox/domains/ground/code/address.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { findUpcomingLeg, placeSingle } from '../examples/bet-examples.ts';
import { codeFor } from '../examples/profile-examples.ts';
import { postAdmin } from '../sandbox-fixture.ts';
import { createWireClient, type WireClient } from '../wire-client.ts';

/** A client of a member, and who it is. */
export type NewMember = {
  readonly client: WireClient;
  readonly userId: string;
  readonly name: string;
  readonly device: string;
};

type Form = {
  readonly name: string;
  readonly device: string;
  readonly invite?: string;
  readonly agentToken?: string;
};

const PASSWORD = 'kantai2026';
const CLIENT = { flag: 'web', version: '1.1.0', timewd: '' };

let phones = 13_366_000_000;
let ids = 0;
const newId = () => `of-a-new-member-${++ids}`;

/** Sends a registration with a free phone, from its own device. */
export async function registration(sandbox: Sandbox, { name, device, invite = '', agentToken = '' }: Form) {
  const now = () => sandbox.world.clock.now();
  const phone = String(++phones);
  const client = createWireClient(sandbox.origin, now, '', '5000', device, agentToken);
  const code = codeFor({ auth: sandbox.auth, now: now() }, phoneAddress({ region: '86', phone }), 'register');
  const password = await loginHash(nodeEngine, name, PASSWORD);
  const form = { name, password, region: '86' as const, phone, code, invite };
  return client.call('register.submit', { ...form, ...CLIENT });
}

function memberOf({ origin, world, accounts }: Sandbox, { name, device }: Form, opened: unknown): NewMember {
  const { token } = v.parse(v.object({ token: v.string() }), opened);
  const client = createWireClient(origin, world.clock.now, token, '5000', device);
  return { client, name, device, userId: accounts.byName(name)?.userId ?? '' };
}

/** Registers a member without an identity; the device stays logged in. */
export async function newcomer(sandbox: Sandbox, form: Form): Promise<NewMember> {
  const { code, data } = await registration(sandbox, form);
  expect(code).toBe(0);
  return memberOf(sandbox, form, data);
}

/** The same, and their document counts: they may pay in and play. */
export async function registered(sandbox: Sandbox, form: Form): Promise<NewMember> {
  const member = await newcomer(sandbox, form);
  sandbox.db
    .prepare(`INSERT INTO identity (user_id, state, good_until) VALUES (?, 'verified', ?)`)
    .run(member.userId, NEVER_ENDS);
  return member;
}

/** The same member with a new session: those before end while time is made to pass. */
export async function backAgain(sandbox: Sandbox, { name, device }: NewMember): Promise<NewMember> {
  const guest = createWireClient(sandbox.origin, sandbox.world.clock.now, '', '5000', device);
  const password = await loginHash(nodeEngine, name, PASSWORD);
  const { data } = await guest.call('account.login', { name, password, ...CLIENT, oldPassword: '' });
  return memberOf(sandbox, { name, device }, data);
}

/** A deposit by bank transfer, confirmed by the member and by the operator. */
export async function depositBy(sandbox: Sandbox, { client }: NewMember, amount: string): Promise<void> {
  await postAdmin(sandbox, '/sandbox/counterparties', { act: false });
  const depositInput = { payType: 'bank', amount, chain: '', promotionId: '', clientRequestId: newId() };
  const paid = await client.call('deposit.pay', depositInput);
  const { orderId, version } = v.parse(calls['deposit.pay'].response, paid.data);
  await client.call('order.confirm', { orderId, version: String(version), clientRequestId: newId() });
  const { status } = await postAdmin(sandbox, `/sandbox/orders/${orderId}`, { event: 'credited' });
  expect(status).toBe(200);
}

/** Stakes and loses the given amount on the home side of an upcoming match, at odds that count for rebates; minor units. */
export async function loseBy(sandbox: Sandbox, { userId }: NewMember, stake: bigint): Promise<string> {
  const { db, money } = sandbox;
  const whose = { userId, siteId: 5000, currency: 'CNY' } as const;
  money.transfers.move({ ...whose, venue: 'YBTY', amount: stake, into: true, requestId: newId() });
  const isBetOn = db.prepare('SELECT 1 FROM bet_leg WHERE match_id = ?');
  let skip = 0;
  let leg = findUpcomingLeg(sandbox, skip);
  while (isBetOn.get(leg.matchId) || Number(leg.odds) < Number(REBATE_LEAST_ODDS)) {
    skip += 1;
    leg = findUpcomingLeg(sandbox, skip);
  }
  const bet = placeSingle(sandbox, leg, { userId, lineStake: stake, requestId: newId() });
  expect(bet.state).toBe('open');
  const facts = { status: 'final', score: [0, 2], half: [0, 1], note: '赛果' };
  expect((await postAdmin(sandbox, `/sandbox/matches/${leg.matchId}/result`, facts)).status).toBe(200);
  return leg.matchId;
}
