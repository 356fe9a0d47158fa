import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { loginHash } from '#contract/wire/login-signature.ts';
import { doWork } from '#contract/wire/robot-work.ts';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { type Address, phoneAddress } from '#sandbox/domains/ground/code/address.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient } from '../wire-client.ts';

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

describe('[7.11] a code', () => {
  test('is sent once per proof of work, again after a minute', async () => {
    const phone = '13310000001';
    const robotTicket = await ticket();
    expect((await sendTo(phone, 'ticket-made-up')).code).toBe(PLATFORM_CODES.CODE_REFUSED);
    expect((await sendTo(phone, robotTicket)).data).toEqual({ waitMs: 60_000, lifeMs: 300_000 });
    expect((await sendTo(phone, robotTicket)).code).toBe(PLATFORM_CODES.CODE_REFUSED);
    advance(20_000);
    expect(await sendTo(phone)).toMatchObject({
      code: PLATFORM_CODES.CODE_TOO_SOON,
      data: { waitMs: 40_000 },
    });
    advance(40_000);
    expect((await sendTo(phone)).code).toBe(0);
  });

  test('[8.01] is 10409 when wrong, with the tries left, and void after five', async () => {
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

  test('costs more work after many challenges of a network', async () => {
    const bitsOf = async () =>
      v.parse(v.object({ bits: v.number() }), (await guest().call('code.robotRegister', {})).data).bits;
    const few = await bitsOf();
    for (let count = 0; count < 20; count += 1) await bitsOf();
    expect(await bitsOf()).toBeGreaterThan(few);
    expect((await sendTo('13310000009')).code).toBe(0);
  });

  test('[7.05] and the work done hands out the risk token in a header', async () => {
    const client = guest();
    const { data } = await client.call('code.robotRegister', {});
    const { challenge, bits } = v.parse(v.object({ challenge: v.string(), bits: v.number() }), data);
    const seccode = await doWork(nodeEngine, challenge, bits);
    const prepared = await client.prepare('code.robotValidate', { challenge, seccode });
    const answer = await fetch(prepared.url, prepared.init);
    expect(answer.headers.get('risk-token')).toBe(`passed-${challenge}`);
  });
});
