import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const member = (name: string, siteId?: string) => loggedIn(sandbox().origin, now, name, siteId);
const info = async (client: Awaited<ReturnType<typeof member>>) => client.call('member.info', {});
const login = (name: string, password: string) =>
  createWireClient(sandbox().origin, now).call('account.login', {
    name,
    password,
    flag: '',
    version: '1.1.0',
    timewd: '',
    oldPassword: '',
  });

describe('logging in', () => {
  test('[3.01] [7.11] opens a session with a separate token each time', async () => {
    const [first, second] = [await member('beian'), await member('beian')];
    expect(first.token).toMatch(/^[\da-f]{64}$/);
    expect(second.token).not.toBe(first.token);
    expect(await info(first)).toMatchObject({ code: 0, data: { userId: 'u-beian', level: 6 } });
  });

  test('accepts the name in any case', async () => {
    expect(await info(await member('BeiAn'))).toMatchObject({ data: { name: 'beian' } });
  });

  test('answers BAD_CREDENTIALS alike for a wrong password and an unknown name', async () => {
    const wrong = await login('beian', 'ab'.repeat(32));
    expect(wrong.code).toBe(PLATFORM_CODES.BAD_CREDENTIALS);
    expect(await login('nobody', 'ab'.repeat(32))).toEqual(wrong);
  });

  test('stores neither password, nor login hash, nor token in the database', async () => {
    const { token } = await member('qinghe');
    const rows = ['member', 'session'].flatMap((table) =>
      sandbox().db.prepare(`SELECT * FROM ${table}`).all(),
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain('court2026');
  });

  test('[1.05] shows the balance in the first currency of the site', async () => {
    expect(await info(await member('beian'))).toMatchObject({
      data: { balance: '12860.45', coins: '12480' },
    });
    expect(await info(await member('beian', '5003'))).toMatchObject({ data: { balance: '1786.20' } });
  });
});

describe('[8.06] a session ends', () => {
  afterEach(async () => {
    await postAdmin(sandbox(), '/sandbox/switches', { oneSession: false });
    await postAdmin(sandbox(), '/sandbox/accounts/xuexian', { blocked: false });
  });

  test('with AUTH_ERROR after logging out', async () => {
    const client = await member('xuexian');
    expect((await client.call('account.logout', {})).code).toBe(0);
    expect((await info(client)).code).toBe(PLATFORM_CODES.AUTH_ERROR);
  });

  test('with LOGIN_ELSEWHERE with time, device and remedy, where one session is allowed', async () => {
    const first = await member('xuexian');
    await member('xuexian');
    expect((await info(first)).code).toBe(0);
    await postAdmin(sandbox(), '/sandbox/switches', { oneSession: true });
    const last = await member('xuexian');
    const { code, message } = await info(first);
    expect(code).toBe(PLATFORM_CODES.LOGIN_ELSEWHERE);
    expect(message).toMatch(/^账号于 \d\d-\d\d \d\d:\d\d 在 .+（本机）登录，.*修改密码。$/);
    expect((await info(last)).code).toBe(0);
  });

  test('with PASSWORD_CHANGED and ACCOUNT_BLOCKADE by the operator', async () => {
    const client = await member('xuexian');
    await postAdmin(sandbox(), '/sandbox/accounts/xuexian', { blocked: true });
    expect((await info(client)).code).toBe(PLATFORM_CODES.ACCOUNT_BLOCKADE);
    await postAdmin(sandbox(), '/sandbox/accounts/xuexian', { blocked: false });
    await postAdmin(sandbox(), '/sandbox/accounts/xuexian', { endSessions: 'password' });
    expect((await info(client)).code).toBe(PLATFORM_CODES.PASSWORD_CHANGED);
  });

  test('with AUTH_ERROR after seven days', async () => {
    const client = await member('xuexian');
    sandbox().db.exec(
      `UPDATE session SET expires_at = ${now()} WHERE expires_at = ${now() + 7 * 86_400_000}`,
    );
    expect((await info(client)).code).toBe(PLATFORM_CODES.AUTH_ERROR);
  });

  test('[7.04] and a token that ended does not prevent a login', async () => {
    const guest = createWireClient(sandbox().origin, now, 'cd'.repeat(32));
    const payload = { name: 'x', password: 'y', flag: '', version: '', timewd: '', oldPassword: '' };
    expect((await guest.call('account.login', payload)).code).toBe(PLATFORM_CODES.BAD_CREDENTIALS);
  });

  test('and a call open to guests is answered as to a guest', async () => {
    const stranger = createWireClient(sandbox().origin, now, 'cd'.repeat(32));
    const { code, data } = await stranger.call('live.popular', { page: 1, size: 1, ballClassId: 0 });
    expect(code).toBe(0);
    expect(v.parse(v.object({ list: v.array(v.unknown()) }), data).list).toHaveLength(1);
  });
});

describe('[7.14] a session', () => {
  const elsewhere = (token: string, siteId: string, device?: string) =>
    createWireClient(sandbox().origin, now, token, siteId, device);

  test('is valid only on the site where it began', async () => {
    const { token } = await member('beian');
    expect((await info(elsewhere(token, '5003'))).code).toBe(PLATFORM_CODES.AUTH_ERROR);
    expect((await info(elsewhere(token, '5000'))).code).toBe(0);
    const { code } = await elsewhere(token, '5003').call('live.popular', {
      page: 1,
      size: 1,
      ballClassId: 0,
    });
    expect(code).toBe(0);
  });

  test('is valid only on the device where it began', async () => {
    const { token } = await member('beian');
    const thief = elsewhere(token, '5000', 'another-device');
    expect((await info(thief)).code).toBe(PLATFORM_CODES.AUTH_ERROR);
    const { security } = await (await fetch(`${sandbox().consoleOrigin}/sandbox/overview`)).json();
    expect(security).toContainEqual(
      expect.objectContaining({ kind: 'foreignSession', who: '设备 another-', what: 'member.info' }),
    );
    expect(JSON.stringify(security)).not.toContain(token);
  });

  test('ends after the site’s idle time, and continues while it is used', async () => {
    const minutes = (count: string) =>
      postAdmin(sandbox(), '/sandbox/sites/5000', { params: { session_idle_minutes: count } });
    const advance = () => postAdmin(sandbox(), '/sandbox/clock', { advance: 40 * 60_000 });
    await minutes('60');
    const [used, unused] = [await member('beian'), await member('qinghe')];
    await advance();
    expect((await info(used)).code).toBe(0);
    await advance();
    expect([(await info(used)).code, (await info(unused)).code]).toEqual([0, PLATFORM_CODES.AUTH_ERROR]);
    await minutes('10080');
  });

  test('that ended long ago is deleted', async () => {
    const { db } = sandbox();
    await member('fangguan');
    const old = now() - 8 * 86_400_000;
    db.exec(`UPDATE session SET expires_at = ${old} WHERE user_id = 'u-fangguan'`);
    await postAdmin(sandbox(), '/sandbox/clock', { advance: 3_600_000 });
    expect(db.prepare(`SELECT 1 FROM session WHERE user_id = 'u-fangguan'`).all()).toEqual([]);
  });
});
