import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { DAY_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { loginHash } from '#contract/wire/login-signature.ts';
import { doWork } from '#contract/wire/robot-work.ts';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { type Address, emailAddress } from '#sandbox/domains/ground/code/address.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
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

const codeAt = (address: Address) => sandbox().auth.inbox.of(address)[0]?.code ?? '';

const textIn = (data: unknown, field: string) => v.parse(v.record(v.string(), v.unknown()), data)[field];

const tokenIn = (data: unknown) => String(textIn(data, 'token'));

async function ticket(): Promise<string> {
  const { robots } = sandbox().auth;
  const { challenge, bits } = robots.register({ address: '', now: now() });
  return (await robots.validate(challenge, await doWork(nodeEngine, challenge, bits), now())) ?? '';
}

const login = async (name: string, password: string, pass: object = {}) => {
  const payload = { name, password: await hash(name, password), ...CLIENT, oldPassword: '' };
  return guest().call('account.login', { ...payload, ...pass });
};

describe('[7.12] a recovery', () => {
  const email = 'xinren@courtside.example';
  const requestRecovery = async (name: string, to: string, robotTicket?: string) =>
    guest().call('passwordRecovery.emailOne', { name, email: to, ticket: robotTicket ?? (await ticket()) });
  const startRecovery = () => requestRecovery('xinren', email);

  test('[4.06] uses the token of each step and ends every session', async () => {
    const before = await loggedIn(sandbox().origin, now, 'xinren');
    const first = await startRecovery();
    expect(first.data).toMatchObject({ sentTo: 'x***@courtside.example' });
    const token = tokenIn(first.data);
    const password = await hash('xinren', 'xinmima88');
    const early = await guest().call('passwordRecovery.emailThree', { token, password });
    expect(early.code).toBe(PLATFORM_CODES.STEP_EXPIRED);
    const code = codeAt(emailAddress(email));
    expect((await guest().call('passwordRecovery.phoneTwo', { token, code })).code).toBe(
      PLATFORM_CODES.STEP_EXPIRED,
    );
    const second = await guest().call('passwordRecovery.emailTwo', { token, code });
    const third = { token: tokenIn(second.data), password };
    expect((await guest().call('passwordRecovery.emailThree', third)).code).toBe(0);
    expect((await guest().call('passwordRecovery.emailThree', third)).code).toBe(PLATFORM_CODES.STEP_EXPIRED);
    expect((await before.call('member.info', {})).code).toBe(PLATFORM_CODES.PASSWORD_CHANGED);
    expect((await login('xinren', 'court2026')).code).toBe(PLATFORM_CODES.BAD_CREDENTIALS);
    const { data } = await login('xinren', 'xinmima88');
    const after = createWireClient(sandbox().origin, now, tokenIn(data));
    expect((await after.call('withdraw.prompt', { currency: 'CNY' })).data).toMatchObject({
      hold: { cause: 'passwordReset', until: now() + DAY_MS },
    });
  });

  test('[4.06] step one answers alike whether name and address belong together or not', async () => {
    const { inbox } = sandbox().auth;
    const [own, foreign] = ['beian@courtside.example', 'qinghe@courtside.example'];
    const right = await requestRecovery('beian', own);
    const wrong = await requestRecovery('xuexian', foreign);
    const nobody = await requestRecovery('meiyouzhegeren', 'nobody@mail.example');
    for (const { code, data } of [right, wrong, nobody])
      expect([code, Object.keys(v.parse(v.record(v.string(), v.unknown()), data))]).toEqual([
        0,
        ['token', 'sentTo', 'waitMs'],
      ]);
    expect(wrong.data).toMatchObject({ sentTo: 'q***@courtside.example', waitMs: 60_000 });
    expect(inbox.of(emailAddress(own))).toHaveLength(1);
    expect(inbox.of(emailAddress(foreign))).toHaveLength(0);
    for (const [name, address] of [
      ['beian', own],
      ['xuexian', foreign],
    ] as const)
      expect((await requestRecovery(name, address)).code).toBe(PLATFORM_CODES.CODE_TOO_SOON);
    const two = { token: tokenIn(wrong.data), code: '000000' };
    expect(await guest().call('passwordRecovery.emailTwo', two)).toMatchObject({
      code: PLATFORM_CODES.WRONG_VERIFY_CODE,
      data: { max: 4 },
    });
  });

  test('[7.12] step one takes ten tries of a device in ten minutes', async () => {
    const device = createWireClient(sandbox().origin, now, '', '5000', 'a-guessing-device');
    const guess = async (n: number) => {
      const input = { name: `guess${n}`, email: `guess${n}@mail.example`, ticket: await ticket() };
      return (await device.call('passwordRecovery.emailOne', input)).code;
    };
    const codes: number[] = [];
    for (let n = 0; n < 11; n += 1) codes.push(await guess(n));
    expect(codes).toEqual([...new Array(10).fill(0), PLATFORM_CODES.THROTTLED_USER]);
    expect((await startRecovery()).code).not.toBe(PLATFORM_CODES.THROTTLED_USER);
    advance(10 * MINUTE_MS);
    expect(await guess(11)).toBe(0);
  });

  test('[7.11] step one requires a ticket of the robot check, each once', async () => {
    const robotTicket = await ticket();
    expect((await requestRecovery('nobody1', email, 'ticket-made-up')).code).toBe(
      PLATFORM_CODES.CODE_REFUSED,
    );
    expect((await requestRecovery('nobody1', email, robotTicket)).code).toBe(0);
    expect((await requestRecovery('nobody2', email, robotTicket)).code).toBe(PLATFORM_CODES.CODE_REFUSED);
  });
});
