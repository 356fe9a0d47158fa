import { expect, test } from 'vitest';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { loginHash } from '#contract/wire/login-signature.ts';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { DEMO_WITHDRAW_PASSWORD } from '#sandbox/domains/money/wallet/demo/seed-money.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient } from '../wire-client.ts';

/** Sandbox as `npm start` opens it: without its own cost. */
const sandbox = sandboxForFile({ passwordCost: undefined });
const START_COST = '131072';
const now = () => sandbox().world.clock.now();

const costIn = (table: 'member' | 'withdraw_password', userId: string) =>
  String(sandbox().db.prepare(`SELECT salt FROM ${table} WHERE user_id = ?`).get(userId)?.salt).split(':')[0];

async function login(name: string, password: string): Promise<number> {
  const client = createWireClient(sandbox().origin, now);
  const sent = { name, password: await loginHash(nodeEngine, name, password) };
  return (
    await client.call('account.login', {
      ...sent,
      flag: 'web',
      version: '1.1.0',
      timewd: '',
      oldPassword: '',
    })
  ).code;
}

test('[9.10] a login moves its password to the cost of a start', async () => {
  expect(await login('beian', 'wrong')).toBe(PLATFORM_CODES.BAD_CREDENTIALS);
  expect(costIn('member', 'u-beian')).not.toBe(START_COST);
  expect(await login('beian', 'court2026')).toBe(PLATFORM_CODES.SUCCESS);
  expect(costIn('member', 'u-beian')).toBe(START_COST);
  expect(await login('beian', 'court2026')).toBe(PLATFORM_CODES.SUCCESS);
  expect(await login('beian', 'wrong')).toBe(PLATFORM_CODES.BAD_CREDENTIALS);
});

test('[5.05] the right six digits move to the cost of a start', async () => {
  const { passwords } = sandbox().money;
  await expect(passwords.check('u-beian', '000000', now())).rejects.toMatchObject({
    code: 'WITHDRAW_PASSWORD_WRONG',
  });
  expect(costIn('withdraw_password', 'u-beian')).not.toBe(START_COST);
  for (let times = 0; times < 2; times += 1) await passwords.check('u-beian', DEMO_WITHDRAW_PASSWORD, now());
  expect(costIn('withdraw_password', 'u-beian')).toBe(START_COST);
});

test('an account that was changed meanwhile keeps its new password', async () => {
  const { accounts, auth } = sandbox();
  const read = accounts.byId('u-qinghe');
  if (!read) throw new Error('no such member');
  const changed = await auth.passwords.store('another');
  accounts.setPassword('u-qinghe', changed);
  accounts.strengthenPassword(read, await auth.passwords.store('court2026'));
  expect(accounts.byId('u-qinghe')).toMatchObject(changed);
});
