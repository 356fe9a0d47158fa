import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { DAY_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { loginHash } from '#contract/wire/login-signature.ts';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { phoneAddress } from '#sandbox/domains/ground/code/address.ts';
import { codeOfStep, stepAt } from '#sandbox/domains/ground/guard/totp.ts';
import { DEMO_PASSWORD } from '#sandbox/domains/ground/member/demo-members.table.ts';
import { DEMO_WITHDRAW_PASSWORD } from '#sandbox/domains/money/wallet/demo/seed-money.ts';
import { codeFor } from '../examples/profile-examples.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, loggedIn, showPassword, type WireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const member = (name: string) => loggedIn(sandbox().origin, now, name);
const later = (ms: number) => postAdmin(sandbox(), '/sandbox/clock', { advance: ms });
const codeOf = (secret: string) => codeOfStep(secret, stepAt(now()));
/** A code that was not used yet: the next step of time begins. */
const nextCode = async (secret: string) => {
  await later(30_000);
  return codeOf(secret);
};
const WRONG_HASH = 'ab'.repeat(32);

async function login(name: string, extra: { password?: string; secondCode?: string; device?: string } = {}) {
  const { device = 'a-new-device', password, ...rest } = extra;
  const hash = password ?? (await loginHash(nodeEngine, name, DEMO_PASSWORD));
  const guest = createWireClient(sandbox().origin, now, '', '5000', device);
  const payload = { name, password: hash, flag: '', version: '1.1.0', timewd: '', oldPassword: '', ...rest };
  const answer = await guest.call('account.login', payload);
  const token = v.is(v.object({ token: v.string() }), answer.data) ? answer.data.token : '';
  return { ...answer, client: createWireClient(sandbox().origin, now, token, '5000', device) };
}

const sessionsOf = async (client: WireClient) =>
  v.parse(calls['security.sessions'].response, (await client.call('security.sessions', {})).data).list;
const loginsOf = async (client: WireClient) =>
  v.parse(
    calls['security.logins'].response,
    (await client.call('security.logins', { page: 1, size: 20 })).data,
  ).list;
const titles = async (client: WireClient) =>
  v
    .parse(calls['inbox.latest'].response, (await client.call('inbox.latest', { size: '5' })).data)
    .list.map(({ title }) => title);

/** Turns the second factor on. @returns the secret and the recovery codes */
async function guard(client: WireClient, name: string) {
  const password = await loginHash(nodeEngine, name, DEMO_PASSWORD);
  const begun = await client.call('security.factorBegin', { password });
  const { secret, uri } = v.parse(calls['security.factorBegin'].response, begun.data);
  const confirmed = await client.call('security.factorConfirm', { code: codeOf(secret) });
  const { recoveryCodes } = v.parse(calls['security.factorConfirm'].response, confirmed.data);
  return { secret, uri, recoveryCodes };
}

test('[P.24] [7.16] a member sees their own sessions and ends one or all others', async () => {
  const [own, other, third] = [await member('beian'), (await login('beian')).client, await member('beian')];
  const stranger = await member('qinghe');
  const listed = await sessionsOf(own);
  expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
  expect(listed[0]).toMatchObject({ place: '本机' });
  const ofOther = (await sessionsOf(other))[0]?.sessionId ?? '';
  const foreign = await stranger.call('security.endSession', { sessionId: ofOther });
  expect(foreign.code).toBe(PLATFORM_CODES.NOT_FOUND);
  expect((await own.call('security.endSession', { sessionId: ofOther })).code).toBe(0);
  expect((await other.call('member.info', {})).code).toBe(PLATFORM_CODES.AUTH_ERROR);
  expect((await third.call('member.info', {})).code).toBe(0);
  expect((await own.call('security.endOthers', {})).code).toBe(0);
  expect((await third.call('member.info', {})).code).toBe(PLATFORM_CODES.AUTH_ERROR);
  expect(await sessionsOf(own)).toHaveLength(1);
  expect((await stranger.call('member.info', {})).code).toBe(0);
  expect(await titles(own)).toContain('其他设备已退出');
});

test('[P.24] [7.16] the history shows each member their successful and failed logins', async () => {
  const client = await member('qinghe');
  expect((await loginsOf(client))[0]).toMatchObject({ way: 'password', outcome: 'success', place: '本机' });
  for (let n = 0; n < 2; n += 1) await login('qinghe', { password: WRONG_HASH });
  const outcomes = (await loginsOf(client)).map(({ outcome }) => outcome);
  expect(outcomes).toEqual(['wrongPassword', 'wrongPassword', 'success', 'success']);
  expect(await loginsOf(await member('beian'))).not.toContainEqual(
    expect.objectContaining({ outcome: 'wrongPassword' }),
  );
});

test('[7.16] five wrong passwords lock the name, and its owner is notified', async () => {
  await postAdmin(sandbox(), '/sandbox/sites/5000', { params: { login_verify_trigger_times: '0' } });
  const client = await member('fangguan');
  for (let n = 0; n < 5; n += 1) await login('fangguan', { password: WRONG_HASH });
  expect((await login('fangguan')).code).toBe(PLATFORM_CODES.LOGIN_LOCKED);
  expect((await loginsOf(client))[0]).toMatchObject({ outcome: 'locked' });
  expect((await titles(client)).filter((title) => title === '登录已暂时锁定')).toHaveLength(1);
});

test('[7.16] the second factor is required on a new device', async () => {
  const client = await member('xuexian');
  const other = (await login('xuexian', { device: 'an-old-device' })).client;
  const { secret, uri, recoveryCodes } = await guard(client, 'xuexian');
  expect(uri).toContain(`secret=${secret}`);
  expect(new Set(recoveryCodes).size).toBe(10);
  expect((await other.call('member.info', {})).code).toBe(PLATFORM_CODES.AUTH_ERROR);
  expect((await login('xuexian')).code).toBe(PLATFORM_CODES.SECOND_FACTOR_NEEDED);
  expect((await login('xuexian', { password: WRONG_HASH })).code).toBe(PLATFORM_CODES.BAD_CREDENTIALS);
  const used = await login('xuexian', { secondCode: codeOf(secret) });
  expect(used.code).toBe(PLATFORM_CODES.SECOND_FACTOR_WRONG);
  const code = await nextCode(secret);
  expect((await login('xuexian', { secondCode: `${code.slice(0, 3)} ${code.slice(3)}` })).code).toBe(0);
  expect((await login('xuexian')).code).toBe(0);
  const [recovery = ''] = recoveryCodes;
  const elsewhere = { device: 'a-third-device', secondCode: recovery };
  expect((await login('xuexian', elsewhere)).code).toBe(0);
  const again = await login('xuexian', { ...elsewhere, device: 'a-fourth-device' });
  expect(again.code).toBe(PLATFORM_CODES.SECOND_FACTOR_WRONG);
  expect(await titles(client)).toContain('恢复码已使用');
  expect(await loginsOf(client)).toContainEqual(expect.objectContaining({ outcome: 'wrongCode' }));
});

test('[7.16] the stored form of a recovery code is not valid', async () => {
  const [row] = sandbox().db.prepare('SELECT password FROM recovery_code').all();
  expect(String(row?.password)).toMatch(/^[\da-f]{64}$/);
});

test('[7.16] new recovery codes require a code and replace the earlier ones', async () => {
  const client = await member('beian');
  const { secret, recoveryCodes } = await guard(client, 'beian');
  const [old = ''] = recoveryCodes;
  const renew = (code: string) => client.call('security.renewCodes', { code });
  expect((await renew('000000')).code).toBe(PLATFORM_CODES.SECOND_FACTOR_WRONG);
  const { data } = await renew(await nextCode(secret));
  const [code = ''] = v.parse(calls['security.renewCodes'].response, data).recoveryCodes;
  const enter = async (secondCode: string) =>
    (await login('beian', { device: 'a-device-with-a-recovery-code', secondCode })).code;
  expect(await enter(old)).toBe(PLATFORM_CODES.SECOND_FACTOR_WRONG);
  expect(await enter(code)).toBe(0);
  expect(await titles(client)).toContain('恢复码已更换');
});

test('[7.16] five wrong codes close the factor for a quarter of an hour', async () => {
  const client = (await login('xuexian')).client;
  const step = (code: string) => client.call('security.stepUp', { action: 'endSessions', code });
  await later(15 * MINUTE_MS);
  const answers = [];
  for (let n = 0; n < 6; n += 1) answers.push((await step('000000')).code);
  expect(answers.slice(0, 5)).toEqual(new Array(5).fill(PLATFORM_CODES.SECOND_FACTOR_WRONG));
  expect(answers[5]).toBe(PLATFORM_CODES.SECOND_FACTOR_LOCKED);
  await later(15 * MINUTE_MS);
  expect((await step('000000')).code).toBe(PLATFORM_CODES.SECOND_FACTOR_WRONG);
});

test('[7.16] ending all other sessions requires a step-up check within five minutes', async () => {
  await postAdmin(sandbox(), '/sandbox/resets', { name: 'xuexian', what: 'factor' });
  const client = (await login('xuexian')).client;
  expect((await client.call('security.endOthers', {})).code).toBe(0);
  const { secret } = await guard(client, 'xuexian');
  const other = (await login('xuexian', { device: 'a-fifth-device', secondCode: await nextCode(secret) }))
    .client;
  const ends = async (asker: WireClient) => (await asker.call('security.endOthers', {})).code;
  expect(await ends(client)).toBe(PLATFORM_CODES.STEP_UP_NEEDED);
  const stepUp = async (action: 'firstPayee' | 'endSessions') =>
    (await client.call('security.stepUp', { action, code: await nextCode(secret) })).code;
  expect(await stepUp('firstPayee')).toBe(0);
  expect(await ends(client)).toBe(PLATFORM_CODES.STEP_UP_NEEDED);
  expect(await stepUp('endSessions')).toBe(0);
  expect(await ends(other)).toBe(PLATFORM_CODES.STEP_UP_NEEDED);
  await later(5 * MINUTE_MS);
  expect(await ends(client)).toBe(PLATFORM_CODES.STEP_UP_NEEDED);
  expect(await stepUp('endSessions')).toBe(0);
  expect(await ends(client)).toBe(0);
});

test('[7.16] the first withdrawal password and payee require a step-up check', async () => {
  const client = (await login('xinren', { device: 'device-of-the-contract-tests' })).client;
  const { secret } = await guard(client, 'xinren');
  const phone = phoneAddress({ region: '86', phone: '13500003301' });
  const set = async () => {
    const code = codeFor({ auth: sandbox().auth, now: now() }, phone, 'withdrawPassword');
    return (await client.call('withdraw.setPassword', { code, password: DEMO_WITHDRAW_PASSWORD })).code;
  };
  const add = async (address: string) => {
    const input = { chain: 'ERC20', address, label: '', password: DEMO_WITHDRAW_PASSWORD };
    return (await client.call('payee.addAddress', { ...input, clientRequestId: `add-${address}-${now()}` }))
      .code;
  };
  const stepUp = async (action: 'firstPayee' | 'firstWithdrawPassword') =>
    (await client.call('security.stepUp', { action, code: await nextCode(secret) })).code;
  expect(await set()).toBe(PLATFORM_CODES.STEP_UP_NEEDED);
  expect(await stepUp('firstWithdrawPassword')).toBe(0);
  expect(await set()).toBe(0);
  expect(await add('0x52908400098527886E0F7030069857D2E4169EE7')).toBe(PLATFORM_CODES.STEP_UP_NEEDED);
  expect(await stepUp('firstPayee')).toBe(0);
  expect(await add('0x52908400098527886E0F7030069857D2E4169EE7')).toBe(0);
  await later(5 * MINUTE_MS);
  expect(await add('0x8617E340B3D01FA5F11F306F4090FD50E238070D')).toBe(0);
});

test('[7.16] the login password unlocks a page, with limited tries', async () => {
  const client = await member('qinghe');
  const confirm = async (password: string) =>
    client.call('security.confirmPassword', { password: await loginHash(nodeEngine, 'qinghe', password) });
  expect(await confirm('not this one')).toMatchObject({
    code: PLATFORM_CODES.BAD_CREDENTIALS,
    data: { max: expect.any(Number) },
  });
  expect((await confirm(DEMO_PASSWORD)).code).toBe(0);
});

test('[7.16] the factor is disabled by password and code, and by the operator', async () => {
  const client = (await login('xinren', { device: 'device-of-the-contract-tests' })).client;
  const overview = async () =>
    v.parse(calls['security.overview'].response, (await client.call('security.overview', {})).data);
  expect(await overview()).toMatchObject({ factor: { codesLeft: 10 }, idleMinutes: 10_080 });
  const password = await loginHash(nodeEngine, 'xinren', DEMO_PASSWORD);
  const off = async (code: string, hash = password) =>
    (await client.call('security.factorEnd', { password: hash, code })).code;
  expect(await off('000000', WRONG_HASH)).toBe(PLATFORM_CODES.BAD_CREDENTIALS);
  expect(await off('000000')).toBe(PLATFORM_CODES.SECOND_FACTOR_WRONG);
  expect((await postAdmin(sandbox(), '/sandbox/resets', { name: 'xinren', what: 'factor' })).status).toBe(
    200,
  );
  expect(await overview()).toMatchObject({ factor: null });
  expect(await off('000000')).toBe(PLATFORM_CODES.ORDER_STEP_REFUSED);
  const { secret } = await guard(client, 'xinren');
  expect(await off(await nextCode(secret))).toBe(0);
  expect((await login('xinren')).code).toBe(0);
  expect(await titles(client)).toContain('二次验证已关闭');
  const prompt = async () => (await client.call('withdraw.prompt', { currency: 'CNY' })).data;
  expect(await prompt()).toMatchObject({ hold: { cause: 'factorEnded', until: now() + DAY_MS } });
});

test('[7.11] a login by phone requires the second factor too', async () => {
  await postAdmin(sandbox(), '/sandbox/sites/5000', { params: { phone_login: '1' } });
  const own = await member('wuhao');
  const phone = { region: '86' as const, phone: '13312340001' };
  const services = { auth: sandbox().auth, now: now() };
  const bind = { ...phone, code: codeFor(services, phoneAddress(phone), 'bindPhone') };
  expect(await showPassword(own, 'wuhao', 'bindContact')).toBe(0);
  expect((await own.call('profile.bindPhone', bind)).code).toBe(0);
  const { secret } = await guard(own, 'wuhao');
  const guest = createWireClient(sandbox().origin, now, '', '5000', 'a-phone');
  const payload = {
    ...phone,
    code: codeFor(services, phoneAddress(phone), 'login'),
    flag: '',
    version: '',
    timewd: '',
  };
  const needed = await guest.call('account.loginByPhone', payload);
  expect(needed.code).toBe(PLATFORM_CODES.SECOND_FACTOR_NEEDED);
  const full = { ...payload, secondCode: await nextCode(secret) };
  expect((await guest.call('account.loginByPhone', full)).code).toBe(0);
  expect((await guest.call('account.loginByPhone', payload)).code).toBe(PLATFORM_CODES.CODE_EXPIRED);
});
