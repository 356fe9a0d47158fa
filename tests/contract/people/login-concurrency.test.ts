import { expect, test } from 'vitest';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { loginHash } from '#contract/wire/login-signature.ts';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const AT_ONCE = 60;

/** Sends the given number of logins at once, the last one with the right password. @returns the codes of the responses. */
async function logins(name: string, passwords: readonly string[]): Promise<number[]> {
  const client = createWireClient(sandbox().origin, sandbox().world.clock.now);
  const prepared = await Promise.all(
    passwords.map(async (password) =>
      client.prepare('account.login', {
        name,
        password: await loginHash(nodeEngine, name, password),
        flag: 'web',
        version: '1.1.0',
        timewd: '',
        oldPassword: '',
      }),
    ),
  );
  return Promise.all(prepared.map(async (each) => (await client.post(each)).code));
}
const wrong = Array.from({ length: AT_ONCE }, (_, index) => `wrong${index}`);
const count = (codes: readonly number[], name: keyof typeof PLATFORM_CODES) =>
  codes.filter((code) => code === PLATFORM_CODES[name]).length;

test('[9.10] concurrent wrong passwords are judged no more often than consecutive ones', async () => {
  const codes = await logins('beian', [...wrong, 'court2026']);
  expect(count(codes, 'BAD_CREDENTIALS')).toBe(3);
  expect(count(codes, 'NEED_SAFE')).toBe(AT_ONCE + 1 - 3);
});

test('concurrent wrong passwords lock a name after five without verification', async () => {
  await postAdmin(sandbox(), '/sandbox/sites/5000', { params: { login_verify_trigger_times: '0' } });
  const codes = await logins('xuexian', [...wrong, 'court2026']);
  expect(count(codes, 'BAD_CREDENTIALS')).toBe(5);
  expect(count(codes, 'LOGIN_LOCKED')).toBe(AT_ONCE + 1 - 5);
});

test('the same holds for an unknown name', async () => {
  const codes = await logins('nobody', wrong);
  expect(count(codes, 'BAD_CREDENTIALS')).toBe(5);
});

test('many right passwords at once all open a session', async () => {
  const right = Array.from({ length: 20 }, () => 'court2026');
  expect(count(await logins('qinghe', right), 'SUCCESS')).toBe(20);
});
