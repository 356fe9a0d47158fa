import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { loginHash } from '#contract/wire/login-signature.ts';
import { doWork } from '#contract/wire/robot-work.ts';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { emailAddress, phoneAddress } from '#sandbox/domains/ground/code/address.ts';
import type { CodePurpose } from '#sandbox/domains/ground/code/code-inbox.ts';
import { codeOfStep, stepAt } from '#sandbox/domains/ground/guard/totp.ts';
import { DEMO_PASSWORD } from '#sandbox/domains/ground/member/demo-members.table.ts';
import { codeFor } from '../examples/profile-examples.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, loggedIn, showPassword, type WireClient } from '../wire-client.ts';
import { newcomer } from './new-member.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const later = (ms: number) => postAdmin(sandbox(), '/sandbox/clock', { advance: ms });
const EMAIL = 'thief@mail.example';
const codeTo = (email: string, purpose: CodePurpose) =>
  codeFor({ auth: sandbox().auth, now: now() }, emailAddress(email), purpose);
const bindEmail = async (client: WireClient, email = EMAIL) =>
  client.call('profile.bindEmail', { email, code: codeTo(email, 'bindEmail') });
const prompt = async (client: WireClient) =>
  v.parse(
    calls['withdraw.prompt'].response,
    (await client.call('withdraw.prompt', { currency: 'CNY' })).data,
  );

async function recover(name: string, email: string): Promise<number> {
  const guest = createWireClient(sandbox().origin, now);
  const { robots } = sandbox().auth;
  const { challenge, bits } = robots.register({ address: '', now: now() });
  const ticket = (await robots.validate(challenge, await doWork(nodeEngine, challenge, bits), now())) ?? '';
  const begun = await guest.call('passwordRecovery.emailOne', { name, email, ticket });
  const { token } = v.parse(calls['passwordRecovery.emailOne'].response, begun.data);
  const code = sandbox()
    .auth.inbox.of(emailAddress(email))
    .find(({ purpose }) => purpose === 'recover')?.code;
  return (await guest.call('passwordRecovery.emailTwo', { token, code: code ?? '000000' })).code;
}

test('[7.16] a session alone binds no address', async () => {
  const thief = await loggedIn(sandbox().origin, now, 'wuhao');
  expect(await bindEmail(thief)).toMatchObject({
    code: PLATFORM_CODES.STEP_UP_NEEDED,
    data: { proof: 'password' },
  });
  const password = await loginHash(nodeEngine, 'wuhao', 'guessed2026');
  const guessed = await thief.call('security.confirmPassword', { password, action: 'bindContact' });
  expect(guessed.code).toBe(PLATFORM_CODES.BAD_CREDENTIALS);
  expect((await bindEmail(thief)).code).toBe(PLATFORM_CODES.STEP_UP_NEEDED);
});

test('[7.16] the password shown for one action opens no other', async () => {
  const client = await loggedIn(sandbox().origin, now, 'wuhao');
  expect(await showPassword(client, 'wuhao', 'endSessions')).toBe(0);
  expect((await bindEmail(client)).code).toBe(PLATFORM_CODES.STEP_UP_NEEDED);
});

test('[4.06] a new address recovers nothing and pays nothing out for a day', async () => {
  const { client, name, userId } = await newcomer(sandbox(), {
    name: 'xinyouxiang',
    device: 'of-a-new-address',
  });
  const password = await loginHash(nodeEngine, name, 'kantai2026');
  await client.call('security.confirmPassword', { password, action: 'bindContact' });
  expect((await bindEmail(client, 'new@mail.example')).code).toBe(0);
  expect((await prompt(client)).hold).toMatchObject({ cause: 'contactBound' });
  expect(await recover(name, 'new@mail.example')).not.toBe(0);
  sandbox().db.prepare('UPDATE contact SET since = since - ? WHERE user_id = ?').run(DAY_MS, userId);
  await later(61_000);
  expect(await recover(name, 'new@mail.example')).toBe(0);
});

test('[7.16] a new address is reported in inbox and other channel', async () => {
  const phone = { region: '86', phone: '13312345670' } as const;
  const client = await loggedIn(sandbox().origin, now, 'wuhao');
  await showPassword(client, 'wuhao', 'bindContact');
  const code = codeFor({ auth: sandbox().auth, now: now() }, phoneAddress(phone), 'bindPhone');
  expect((await client.call('profile.bindPhone', { ...phone, code })).code).toBe(0);
  expect((await bindEmail(client, 'wuhao@mail.example')).code).toBe(0);
  const inbox = v.parse(
    calls['inbox.latest'].response,
    (await client.call('inbox.latest', { size: '2' })).data,
  );
  expect(inbox.list.map(({ title }) => title)).toEqual(['电子邮箱已绑定', '手机号已绑定']);
  const [letter] = sandbox().auth.inbox.of(phoneAddress(phone));
  expect(letter).toMatchObject({ purpose: 'security', code: '电子邮箱已绑定' });
});

test('[5.05] withdrawals are delayed after the first withdrawal password', async () => {
  const { client, userId } = await newcomer(sandbox(), { name: 'shouci', device: 'of-a-first-password' });
  const phone = sandbox().auth.contacts.of(userId, 'phone');
  if (phone === null) throw new Error('no phone');
  const code = codeFor({ auth: sandbox().auth, now: now() }, phone, 'withdrawPassword');
  expect((await client.call('withdraw.setPassword', { code, password: '135790' })).code).toBe(0);
  expect((await prompt(client)).passwordWaitUntil).toBeGreaterThan(now());
});

test('[7.16] with a second factor, its code is required', async () => {
  const client = await loggedIn(sandbox().origin, now, 'qinghe');
  const password = await loginHash(nodeEngine, 'qinghe', DEMO_PASSWORD);
  const begun = await client.call('security.factorBegin', { password });
  const { secret } = v.parse(calls['security.factorBegin'].response, begun.data);
  await client.call('security.factorConfirm', { code: codeOfStep(secret, stepAt(now())) });
  expect(await showPassword(client, 'qinghe', 'endSessions')).toBe(PLATFORM_CODES.ORDER_STEP_REFUSED);
  const sessionId = v.parse(
    calls['security.sessions'].response,
    (await client.call('security.sessions', {})).data,
  ).list[0]?.sessionId;
  if (sessionId === undefined) throw new Error('no session');
  expect(await client.call('security.endSession', { sessionId })).toMatchObject({
    code: PLATFORM_CODES.STEP_UP_NEEDED,
    data: { proof: 'factor' },
  });
  await later(30_000);
  const code = codeOfStep(secret, stepAt(now()));
  expect((await client.call('security.stepUp', { action: 'endSessions', code })).code).toBe(0);
  expect((await client.call('security.endSession', { sessionId })).code).toBe(0);
});
