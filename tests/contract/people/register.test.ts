import * as v from 'valibot';
import { describe, expect, onTestFinished, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { loginHash } from '#contract/wire/login-signature.ts';
import { doWork } from '#contract/wire/robot-work.ts';
import type { Overview } from '#sandbox/admin/overview.ts';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { type Address, phoneAddress } from '#sandbox/domains/ground/code/address.ts';
import { startPlatform } from '#tests/fixtures/own-platform.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();

const now = () => sandbox().world.clock.now();

const guest = (siteId?: string) => createWireClient(sandbox().origin, now, '', siteId);

const CLIENT = { flag: 'web', version: '1.1.0', timewd: '' };

const hash = (name: string, password: string) => loginHash(nodeEngine, name, password);

const codeAt = (address: Address) => sandbox().auth.inbox.of(address)[0]?.code ?? '';

const textIn = (data: unknown, field: string) => v.parse(v.record(v.string(), v.unknown()), data)[field];

const login = async (name: string, password: string, pass: object = {}) => {
  const payload = { name, password: await hash(name, password), ...CLIENT, oldPassword: '' };
  return guest().call('account.login', { ...payload, ...pass });
};

async function ticket(): Promise<string> {
  const { data } = await guest().call('code.robotRegister', {});
  const { challenge, bits } = v.parse(v.object({ challenge: v.string(), bits: v.number() }), data);
  const seccode = await doWork(nodeEngine, challenge, bits);
  return String(textIn((await guest().call('code.robotValidate', { challenge, seccode })).data, 'ticket'));
}

const sendTo = async (phone: string, robotTicket?: string) =>
  guest().call('code.send', {
    purpose: 'register',
    channel: 'phone',
    region: '86',
    phone,
    email: '',
    ticket: robotTicket ?? (await ticket()),
  });

const register = async (name: string, phone: string, code: string, siteId?: string) =>
  guest(siteId).call('register.submit', {
    name,
    password: await hash(name, 'kantai2026'),
    region: '86',
    phone,
    code,
    ...CLIENT,
  });

describe('[7.11] registration', () => {
  test('its code is in the start output and in the console', async () => {
    const platform = await startPlatform(['--data', ':memory:', '--crowd', '0']);
    onTestFinished(platform.stop);
    const client = createWireClient(platform.origin, Date.now, '');
    const { data } = await client.call('code.robotRegister', {});
    const { challenge, bits } = v.parse(calls['code.robotRegister'].response, data);
    const seccode = await doWork(nodeEngine, challenge, bits);
    const passed = await client.call('code.robotValidate', { challenge, seccode });
    const { ticket: robotTicket } = v.parse(calls['code.robotValidate'].response, passed.data);
    const to = { channel: 'phone', region: '86', phone: '13310000031', email: '' } as const;
    await client.call('code.send', { purpose: 'register', ...to, ticket: robotTicket });
    const printed = /text message to \+86 13310000031: (\d{6}) \(register\)/;
    await expect.poll(() => platform.printed.join('\n')).toMatch(printed);
    const [, code] = printed.exec(platform.printed.join('\n')) ?? [];
    const { outbox }: Overview = await (await fetch(`${platform.consoleOrigin}/sandbox/overview`)).json();
    expect(outbox[0]).toMatchObject({ address: '86 13310000031', purpose: 'register', text: code });
  });

  test('opens an account with empty balances and a case-insensitive name', async () => {
    const phone = '13310000004';
    await sendTo(phone);
    const opened = await register('KanTai2026', phone, codeAt(phoneAddress({ region: '86', phone })));
    expect(opened).toMatchObject({ code: 0, data: { member: { level: 0, balance: '0.00', coins: '0' } } });
    expect((await login('kantai2026', 'kantai2026')).code).toBe(0);
    expect((await register('kantai2026', '13310000005', '123456')).code).toBe(PLATFORM_CODES.NAME_TAKEN);
    expect((await register('kantai2027', phone, '123456')).code).toBe(PLATFORM_CODES.CODE_EXPIRED);
  });

  test('[9.10] requires no code where the site verifies none, without phone login', async () => {
    expect((await register('wuyanzheng', '13310000006', '', '5003')).code).toBe(0);
    const phone = { region: '86' as const, phone: '13310000006', code: '123456', ...CLIENT };
    expect((await guest('5003').call('account.loginByPhone', phone)).code).toBe(PLATFORM_CODES.NOT_FOUND);
  });

  test('distinguishes a taken name from a reserved one and offers free ones', async () => {
    const check = async (name: string) => (await guest().call('register.checkName', { name })).data;
    expect(await check('beian')).toEqual({ problem: 'taken', free: ['beian7', 'beian8', 'beian9'] });
    expect(await check('admin1')).toEqual({ problem: 'reserved', free: [] });
    for (const name of ['我是客服', '场边官方号', '小管理员', 'xAdmin9'])
      expect(await check(name)).toEqual({ problem: 'reserved', free: [] });
    expect(await check('shenguang')).toEqual({ problem: null, free: [] });
    expect(await check('a b')).toEqual({ problem: 'rule', free: [] });
    expect(await check('meiyouren')).toEqual({ problem: null, free: [] });
  });
});
