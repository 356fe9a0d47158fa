import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { APP_SECRET, COMPARE_TIME_THRESHOLD_MS, VERIFY_WAIT_MAX_MS } from '#contract/constants.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { loginHash } from '#contract/wire/login-hash.ts';
import { loginSignature } from '#contract/wire/login-signature.ts';
import { doWork } from '#contract/wire/robot-work.ts';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { type Address, emailAddress, phoneAddress } from '#sandbox/domains/code/address.ts';
import { postAdmin, sandboxForFile } from './sandbox-fixture.ts';
import { createWireClient, loggedIn } from './wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const guest = (siteId?: string) => createWireClient(sandbox().origin, now, '', siteId);
const advance = (ms: number) => {
  const { clock } = sandbox().world;
  if (clock.mode === 'driven') clock.advance(ms);
};
const CLIENT = { flag: 'web', version: '1.1.0', timewd: '' };
const hash = (name: string, password: string) => loginHash(nodeEngine, name, password);
const codeAt = (address: Address) => sandbox().auth.inbox.of(address)[0]?.code ?? '';
const textIn = (data: unknown, field: string) => v.parse(v.record(v.string(), v.unknown()), data)[field];
const tokenIn = (data: unknown) => String(textIn(data, 'token'));
const login = async (name: string, password: string, pass: object = {}) => {
  const payload = { name, password: await hash(name, password), ...CLIENT, oldPassword: '' };
  return guest().ask('account.login', { ...payload, ...pass });
};

/** What solving the characters of a picture earns, to be sent along with a request. */
async function verified(): Promise<object> {
  const { data } = await guest().ask('captcha.register', { kind: 'image' });
  const ticketOf = String(textIn(data, 'ticket'));
  const puzzle = sandbox().challenges.find(ticketOf, now())?.puzzle;
  const text = puzzle?.kind === 'image' ? puzzle.characters : '';
  const attempt = { by: 'text' as const, text };
  return Object(await guest().ask('captcha.check', { ticket: ticketOf, attempt })).data;
}

async function ticket(): Promise<string> {
  const { data } = await guest().ask('code.robotRegister', {});
  const { challenge, bits } = v.parse(v.object({ challenge: v.string(), bits: v.number() }), data);
  const seccode = await doWork(nodeEngine, challenge, bits);
  return String(textIn((await guest().ask('code.robotValidate', { challenge, seccode })).data, 'ticket'));
}
const sendTo = async (phone: string, given?: string) =>
  guest().ask('code.send', {
    purpose: 'register',
    channel: 'phone',
    region: '86',
    phone,
    email: '',
    ticket: given ?? (await ticket()),
  });
const register = async (name: string, phone: string, code: string, siteId?: string) =>
  guest(siteId).ask('register.submit', {
    name,
    password: await hash(name, 'kantai2026'),
    region: '86',
    phone,
    code,
    ...CLIENT,
  });

describe('[7.11] a code', () => {
  test('is sent for work done, once for each ticket, and again after a minute', async () => {
    const phone = '13310000001';
    const given = await ticket();
    expect((await sendTo(phone, 'ticket-made-up')).code).toBe(PLATFORM_CODES.CODE_REFUSED);
    expect((await sendTo(phone, given)).data).toEqual({ waitMs: 60_000, lifeMs: 300_000 });
    expect((await sendTo(phone, given)).code).toBe(PLATFORM_CODES.CODE_REFUSED);
    advance(20_000);
    expect(await sendTo(phone)).toMatchObject({
      code: PLATFORM_CODES.CODE_TOO_SOON,
      data: { waitMs: 40_000 },
    });
    advance(40_000);
    expect((await sendTo(phone)).code).toBe(0);
  });

  test('[8.01] is 10409 when wrong, with the tries left, and spent after five of them', async () => {
    const phone = '13310000002';
    await sendTo(phone);
    const right = codeAt(phoneAddress({ region: '86', phone }));
    const wrong = right === '000000' ? '000001' : '000000';
    for (const max of [4, 3, 2, 1, 0])
      expect(await register('cuowuma', phone, wrong)).toMatchObject({ code: 10409, data: { max } });
    expect((await register('cuowuma', phone, right)).code).toBe(PLATFORM_CODES.CODE_EXPIRED);
  });

  test('expires after five minutes', async () => {
    const phone = '13310000003';
    await sendTo(phone);
    advance(300_001);
    const code = codeAt(phoneAddress({ region: '86', phone }));
    expect((await register('chidaole', phone, code)).code).toBe(PLATFORM_CODES.CODE_EXPIRED);
  });

  test('[7.05] and the work done hands out the risk token in a header', async () => {
    const client = guest();
    const { data } = await client.ask('code.robotRegister', {});
    const { challenge, bits } = v.parse(v.object({ challenge: v.string(), bits: v.number() }), data);
    const seccode = await doWork(nodeEngine, challenge, bits);
    const prepared = await client.prepare('code.robotValidate', { challenge, seccode });
    const answer = await fetch(prepared.url, prepared.init);
    expect(answer.headers.get('risk-token')).toBe(`passed-${challenge}`);
  });
});

describe('[7.11] registration', () => {
  test('opens an account with empty purses that logs in by its name in any case', async () => {
    const phone = '13310000004';
    await sendTo(phone);
    const opened = await register('KanTai2026', phone, codeAt(phoneAddress({ region: '86', phone })));
    expect(opened).toMatchObject({ code: 0, data: { member: { level: 0, balance: '0.00', coins: '0' } } });
    expect((await login('kantai2026', 'kantai2026')).code).toBe(0);
    expect((await register('kantai2026', '13310000005', '123456')).code).toBe(PLATFORM_CODES.NAME_TAKEN);
    expect((await register('kantai2027', phone, '123456')).code).toBe(PLATFORM_CODES.PHONE_TAKEN);
  });

  test('[9.10] asks for no code where the site verifies none, and offers no phone login there', async () => {
    expect((await register('wuyanzheng', '13310000006', '', '5003')).code).toBe(0);
    const phone = { region: '86', phone: '13310000006', code: '123456', ...CLIENT };
    expect((await guest('5003').ask('account.loginByPhone', phone)).code).toBe(PLATFORM_CODES.NOT_FOUND);
  });

  test('tells a taken name from a reserved one and offers free ones', async () => {
    const check = async (name: string) => (await guest().ask('register.checkName', { name })).data;
    expect(await check('beian')).toEqual({ problem: 'taken', free: ['beian7', 'beian8', 'beian9'] });
    expect(await check('admin1')).toEqual({ problem: 'reserved', free: [] });
    for (const name of ['我是客服', '场边官方号', '小管理员', 'xAdmin9'])
      expect(await check(name)).toEqual({ problem: 'reserved', free: [] });
    expect(await check('shenguang')).toEqual({ problem: null, free: [] });
    expect(await check('a b')).toEqual({ problem: 'rule', free: [] });
    expect(await check('meiyouren')).toEqual({ problem: null, free: [] });
  });
});

describe('[7.12] a recovery', () => {
  const email = 'xinren@courtside.example';
  const one = () => guest().ask('passwordRecovery.emailOne', { name: 'xinren', email });

  test('[4.06] goes by the token of each step, and ends every session of the member', async () => {
    const before = await loggedIn(sandbox().origin, now, 'xinren');
    const first = await one();
    expect(first.data).toMatchObject({ sentTo: 'x***@courtside.example' });
    const token = tokenIn(first.data);
    const password = await hash('xinren', 'xinmima88');
    const early = await guest().ask('passwordRecovery.emailThree', { token, password });
    expect(early.code).toBe(PLATFORM_CODES.STEP_EXPIRED);
    const code = codeAt(emailAddress(email));
    expect((await guest().ask('passwordRecovery.phoneTwo', { token, code })).code).toBe(
      PLATFORM_CODES.STEP_EXPIRED,
    );
    const second = await guest().ask('passwordRecovery.emailTwo', { token, code });
    const third = { token: tokenIn(second.data), password };
    expect((await guest().ask('passwordRecovery.emailThree', third)).code).toBe(0);
    expect((await guest().ask('passwordRecovery.emailThree', third)).code).toBe(PLATFORM_CODES.STEP_EXPIRED);
    expect((await before.ask('member.info', {})).code).toBe(PLATFORM_CODES.PASSWORD_CHANGED);
    expect((await login('xinren', 'court2026')).code).toBe(PLATFORM_CODES.BAD_CREDENTIALS);
    expect((await login('xinren', 'xinmima88')).code).toBe(0);
  });

  test('does not begin with an address of somebody else', async () => {
    const foreign = { name: 'xuexian', email };
    expect((await guest().ask('passwordRecovery.emailOne', foreign)).code).toBe(
      PLATFORM_CODES.RECOVERY_MISMATCH,
    );
  });
});

describe('[7.11] wrong passwords', () => {
  test('[9.10] [8.11] after as many as the site allows, a verification comes before the next one, right or wrong', async () => {
    for (const max of [4, 3, 2]) expect(await login('wuhao', 'wrong2026')).toMatchObject({ data: { max } });
    const demand = { code: PLATFORM_CODES.NEED_SAFE, data: { verifyType: 1 } };
    expect(await login('wuhao', 'wrong2026')).toMatchObject(demand);
    expect(await login('wuhao', 'court2026')).toMatchObject(demand);
    expect((await login('qinghe', 'court2026')).code).toBe(0);
    expect((await login('wuhao', 'court2026', await verified())).code).toBe(0);
    expect((await login('wuhao', 'court2026')).code).toBe(0);
  });

  test('[9.10] a name nobody has is held up like any other', async () => {
    for (const max of [4, 3, 2]) expect(await login('nobody', 'wrong2026')).toMatchObject({ data: { max } });
    expect((await login('nobody', 'wrong2026')).code).toBe(PLATFORM_CODES.NEED_SAFE);
    expect(await login('nobody', 'wrong2026', await verified())).toMatchObject({ data: { max: 1 } });
  });

  test('lock the name for ten minutes after five, for everybody who tries it', async () => {
    const pass = await verified();
    for (const max of [4, 3, 2, 1, 0])
      expect(await login('fangguan', 'wrong2026', pass)).toMatchObject({ data: { max } });
    expect((await login('fangguan', 'court2026', pass)).code).toBe(PLATFORM_CODES.LOGIN_LOCKED);
    advance(600_000);
    expect((await login('fangguan', 'court2026')).code).toBe(0);
  });
});

describe('how a member stands', () => {
  test('[4.04] who was away for half a year sleeps until a code wakes them', async () => {
    const phone = phoneAddress({ region: '86', phone: '13700005520' });
    await loggedIn(sandbox().origin, now, 'qinghe');
    sandbox().db.exec(`UPDATE standing SET login_at = ${now() - 181 * DAY_MS} WHERE user_id = 'u-qinghe'`);
    const member = await loggedIn(sandbox().origin, now, 'qinghe');
    expect((await member.ask('dormancy.check', {})).data).toEqual({
      dormantSince: now(),
      phone: '137********',
    });
    const to = { purpose: 'reactivate', channel: 'phone', region: '86', phone: '', email: '' } as const;
    await member.ask('code.send', { ...to, ticket: await ticket() });
    expect((await member.ask('dormancy.reactivate', { code: null })).code).toBe(10409);
    expect((await member.ask('dormancy.reactivate', { code: codeAt(phone) })).code).toBe(0);
    expect((await member.ask('dormancy.check', {})).data).toMatchObject({ dormantSince: null });
  });

  test('[7.11] a password is due after ninety days, and changing it ends the other sessions', async () => {
    const [here, there] = [
      await loggedIn(sandbox().origin, now, 'xuexian'),
      await loggedIn(sandbox().origin, now, 'xuexian'),
    ];
    const due = async () => textIn((await here.ask('account.checkChangePassword', {})).data, 'reason');
    expect(await due()).toBeNull();
    sandbox().db.exec(`UPDATE standing SET password_at = ${now() - 91 * DAY_MS} WHERE user_id = 'u-xuexian'`);
    expect(await due()).toBe('old');
    const change = {
      oldPassword: await hash('xuexian', 'court2026'),
      password: await hash('xuexian', 'court2027'),
    };
    expect((await here.ask('account.changePassword', change)).code).toBe(0);
    expect(await due()).toBeNull();
    expect((await there.ask('member.info', {})).code).toBe(PLATFORM_CODES.PASSWORD_CHANGED);
    await postAdmin(sandbox(), '/sandbox/accounts/xuexian', { changeAsked: true });
    expect(await due()).toBe('asked');
  });

  test('[7.11] a logout set up to reach everywhere ends every session', async () => {
    const [here, there] = [
      await loggedIn(sandbox().origin, now, 'beian'),
      await loggedIn(sandbox().origin, now, 'beian'),
    ];
    await here.ask('account.logoutSetup', { reach: 'everywhere' });
    await here.ask('account.logout', {});
    expect((await there.ask('member.info', {})).code).toBe(PLATFORM_CODES.AUTH_ERROR);
  });
});

test('[7.11] a login signed before a long verification is still taken, one older than that is not', async () => {
  const password = await hash('qinghe', 'court2026');
  const payload = { ...CLIENT, name: 'qinghe', password, oldPassword: '', timewd: String(now()) };
  const signed = { ...payload, signature: await loginSignature(nodeEngine, APP_SECRET, payload) };
  advance(VERIFY_WAIT_MAX_MS);
  expect((await guest().ask('account.loginSigned', signed)).code).toBe(0);
  advance(COMPARE_TIME_THRESHOLD_MS + 1);
  expect((await guest().ask('account.loginSigned', signed)).code).toBe(PLATFORM_CODES.BAD_SIGNATURE);
});
