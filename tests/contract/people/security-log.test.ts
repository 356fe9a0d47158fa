import { request } from 'node:http';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { loginHash } from '#contract/wire/login-signature.ts';
import { doWork } from '#contract/wire/robot-work.ts';
import type { Overview } from '#sandbox/admin/overview.ts';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { codeOfStep, stepAt } from '#sandbox/domains/ground/guard/totp.ts';
import { DEMO_PASSWORD } from '#sandbox/domains/ground/member/demo-members.table.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const client = () => createWireClient(sandbox().origin, now);
const events = async () => {
  const overview: Overview = await (await fetch(`${sandbox().consoleOrigin}/sandbox/overview`)).json();
  return overview.security.map(({ kind, who, what, times }) => [kind, who, what, times]);
};
const login = (name: string, password = 'ab'.repeat(32)) => {
  const payload = { name, password, flag: '', version: '1.1.0', timewd: '', oldPassword: '' };
  return client().call('account.login', payload);
};

test('failed logins are logged by member name, without unknown names', async () => {
  await login('beian');
  await login('beian');
  await login('hunter2');
  const logged = await events();
  expect(logged).toContainEqual(['loginFailed', 'beian', 'account.login', 2]);
  expect(logged).toContainEqual(['loginFailed', '设备 device-o', 'account.login', 1]);
  expect(JSON.stringify(logged)).not.toContain('hunter2');
});

test('locks, refused signatures and repeated requests are logged', async () => {
  await postAdmin(sandbox(), '/sandbox/sites/5000', { params: { login_verify_trigger_times: '0' } });
  for (let count = 0; count < 6; count += 1) await login('xuexian');
  await client().call('site.config', {}, { sign: '00'.repeat(32) });
  const prepared = await client().prepare('site.config', {});
  await client().post(prepared);
  await client().post(prepared);
  const logged = await events();
  expect(logged).toContainEqual(['loginLocked', 'xuexian', 'account.login', 1]);
  expect(logged).toContainEqual(['badSignature', '设备 device-o', 'site.config', 1]);
  expect(logged).toContainEqual(['repeated', '设备 device-o', 'site.config', 1]);
});

test('wrong second factors and missing step-up checks are logged by member', async () => {
  const member = await loggedIn(sandbox().origin, now, 'qinghe');
  const password = await loginHash(nodeEngine, 'qinghe', DEMO_PASSWORD);
  const { data } = await member.call('security.factorBegin', { password });
  const { secret } = v.parse(calls['security.factorBegin'].response, data);
  await member.call('security.factorConfirm', { code: codeOfStep(secret, stepAt(now())) });
  await member.call('security.endOthers', {});
  for (let count = 0; count < 2; count += 1)
    await member.call('security.stepUp', { action: 'endSessions', code: '000000' });
  const logged = await events();
  expect(logged).toContainEqual(['stepUp', 'qinghe', 'security.endOthers', 1]);
  expect(logged).toContainEqual(['factorFailed', 'qinghe', 'security.stepUp', 2]);
});

test('codes that were never sent and refused recoveries are logged without addresses', async () => {
  const phone = { region: '86' as const, phone: '13312345678' };
  const wanted = { name: 'xinlaide', password: 'ab'.repeat(32), ...phone, code: '123456' };
  await client().call('register.submit', { ...wanted, flag: '', version: '1.1.0', timewd: '' });
  const { robots } = sandbox().auth;
  const { challenge, bits } = robots.register({ address: '', now: now() });
  const ticket = await robots.validate(challenge, await doWork(nodeEngine, challenge, bits), now());
  const recovery = { name: 'xuexian', email: 'qinghe@courtside.example', ticket: ticket ?? '' };
  await client().call('passwordRecovery.emailOne', recovery);
  const logged = await events();
  expect(logged).toContainEqual(['codeExpired', '设备 device-o', 'register.submit', 1]);
  expect(logged).toContainEqual(['recoveryRefused', '设备 device-o', 'passwordRecovery', 1]);
  expect(JSON.stringify(logged)).not.toMatch(/13312345678|xinlaide|qinghe@/);
});

test('foreign host names are logged', async () => {
  await new Promise((resolve) => {
    const headers = { host: 'evil.example' };
    request(`${sandbox().origin}/timeServer`, { headers }, (response) =>
      response.resume().on('end', resolve),
    ).end();
  });
  expect(await events()).toContainEqual(['foreignHost', '网页', 'evil.example', 1]);
});

test('actions of the operator are logged, without the texts they wrote', async () => {
  await postAdmin(sandbox(), '/sandbox/accounts/qinghe', { blocked: true });
  await postAdmin(sandbox(), '/sandbox/crowd', { burst: 'a secret thing' });
  await postAdmin(sandbox(), '/sandbox/accounts/nobody', { blocked: true });
  const logged = await events();
  expect(logged).toContainEqual(['operator', '控制台', 'accounts/qinghe blocked=true', 1]);
  expect(logged).toContainEqual(['operator', '控制台', 'crowd burst', 1]);
  expect(JSON.stringify(logged)).not.toMatch(/secret thing|accounts\/nobody/);
});
