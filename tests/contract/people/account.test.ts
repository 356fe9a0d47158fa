import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { COMPARE_TIME_THRESHOLD_MS } from '#contract/calls/request-constants.ts';
import { VERIFY_WAIT_MAX_MS } from '#contract/people/captcha/constants.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { APP_SECRET } from '#contract/wire/headers.ts';
import { loginHash, loginSignature } from '#contract/wire/login-signature.ts';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();

const now = () => sandbox().world.clock.now();

const guest = (siteId?: string) => createWireClient(sandbox().origin, now, '', siteId);

const advance = (ms: number) => {
  const { clock } = sandbox().world;
  if (clock.mode === 'driven') clock.advance(ms);
};

const CLIENT = { flag: 'web', version: '1.1.0', timewd: '' };

const hash = (name: string, password: string) => loginHash(nodeEngine, name, password);

const textIn = (data: unknown, field: string) => v.parse(v.record(v.string(), v.unknown()), data)[field];

const login = async (name: string, password: string, pass: object = {}) => {
  const payload = { name, password: await hash(name, password), ...CLIENT, oldPassword: '' };
  return guest().call('account.login', { ...payload, ...pass });
};

/** Returns the result of a solved image challenge, to be sent along with a request. */
async function verified(): Promise<object> {
  const { data } = await guest().call('captcha.register', { kind: 'image' });
  const ticketOf = String(textIn(data, 'ticket'));
  const puzzle = sandbox().challenges.find(ticketOf, now())?.puzzle;
  const text = puzzle?.kind === 'image' ? puzzle.characters : '';
  const attempt = { by: 'text' as const, text };
  return Object(await guest().call('captcha.check', { ticket: ticketOf, attempt })).data;
}

describe('[7.11] wrong passwords', () => {
  test('[9.10] [8.11] after the site’s limit, a verification precedes the next attempt', async () => {
    for (const max of [4, 3, 2]) expect(await login('wuhao', 'wrong2026')).toMatchObject({ data: { max } });
    const demand = { code: PLATFORM_CODES.NEED_SAFE, data: { verifyType: 1 } };
    expect(await login('wuhao', 'wrong2026')).toMatchObject(demand);
    expect(await login('wuhao', 'court2026')).toMatchObject(demand);
    expect((await login('qinghe', 'court2026')).code).toBe(0);
    expect((await login('wuhao', 'court2026', await verified())).code).toBe(0);
    expect((await login('wuhao', 'court2026')).code).toBe(0);
  });

  test('[9.10] an unknown name is held up like any other', async () => {
    for (const max of [4, 3, 2]) expect(await login('nobody', 'wrong2026')).toMatchObject({ data: { max } });
    expect((await login('nobody', 'wrong2026')).code).toBe(PLATFORM_CODES.NEED_SAFE);
    expect(await login('nobody', 'wrong2026', await verified())).toMatchObject({ data: { max: 1 } });
  });

  test('lock the name for ten minutes after five, for all clients', async () => {
    for (const max of [4, 3, 2, 1, 0])
      expect(await login('fangguan', 'wrong2026', await verified())).toMatchObject({ data: { max } });
    expect((await login('fangguan', 'court2026', await verified())).code).toBe(PLATFORM_CODES.LOGIN_LOCKED);
    advance(600_000);
    expect((await login('fangguan', 'court2026')).code).toBe(0);
  });
});

describe('the standing of a member', () => {
  test('[7.11] a password expires after ninety days, and changing it ends other sessions', async () => {
    const [here, there] = [
      await loggedIn(sandbox().origin, now, 'xuexian'),
      await loggedIn(sandbox().origin, now, 'xuexian'),
    ];
    const due = async () => textIn((await here.call('account.checkChangePassword', {})).data, 'reason');
    expect(await due()).toBeNull();
    sandbox().db.exec(`UPDATE standing SET password_at = ${now() - 91 * DAY_MS} WHERE user_id = 'u-xuexian'`);
    expect(await due()).toBe('old');
    const change = {
      oldPassword: await hash('xuexian', 'court2026'),
      password: await hash('xuexian', 'court2027'),
    };
    expect((await here.call('account.changePassword', change)).code).toBe(0);
    expect(await due()).toBeNull();
    expect((await there.call('member.info', {})).code).toBe(PLATFORM_CODES.PASSWORD_CHANGED);
    await postAdmin(sandbox(), '/sandbox/accounts/xuexian', { changeRequested: true });
    expect(await due()).toBe('asked');
  });

  test('[7.11] a logout set up to reach everywhere ends every session', async () => {
    const [here, there] = [
      await loggedIn(sandbox().origin, now, 'beian'),
      await loggedIn(sandbox().origin, now, 'beian'),
    ];
    await here.call('account.logoutSetup', { reach: 'everywhere' });
    await here.call('account.logout', {});
    expect((await there.call('member.info', {})).code).toBe(PLATFORM_CODES.AUTH_ERROR);
  });
});

test('[7.11] a login signed before a long verification is still accepted', async () => {
  const password = await hash('qinghe', 'court2026');
  const payload = { ...CLIENT, name: 'qinghe', password, oldPassword: '', timewd: String(now()) };
  const signed = { ...payload, signature: await loginSignature(nodeEngine, APP_SECRET, payload) };
  advance(VERIFY_WAIT_MAX_MS);
  expect((await guest().call('account.loginSigned', signed)).code).toBe(0);
  advance(COMPARE_TIME_THRESHOLD_MS + 1);
  expect((await guest().call('account.loginSigned', signed)).code).toBe(PLATFORM_CODES.BAD_SIGNATURE);
});
