import { expect, test } from 'vitest';
import { REFERRAL_RETENTION_MS } from '#contract/rewards/invite/constants.ts';
import { APP_VERSION } from '#contract/version.ts';
import { APP_KEY } from '#contract/wire/headers.ts';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { webLocks } from '#worker/tabs/tab-locks.ts';
import { memoryStore, UNKNOWN } from '../storage/key-value-store.ts';
import { loadIdentity } from './identity.ts';

const request = { token: '', nonce: 'n', timestamp: '0' };

test('[7.02] tabs that open together on the first visit are one device', async () => {
  const store = memoryStore();
  const tabs = Array.from({ length: 5 }, () =>
    loadIdentity(store, nodeEngine, { siteId: 5000 }, webLocks(navigator.locks)),
  );
  const devices = (await Promise.all(tabs)).map(({ headers }) => headers(request)['device-uuid']);
  expect(new Set(devices).size).toBe(1);
});

const load = (store = memoryStore()) =>
  loadIdentity(store, nodeEngine, { siteId: 5003 }, webLocks(navigator.locks));

test('[3.14] a request names site, client, version, device and user', async () => {
  const identity = await load();
  expect(identity.headers({ ...request, token: 'a-token' })).toEqual({
    'client-type': 'web',
    'site-id': '5003',
    token: 'a-token',
    'agent-token': '',
    'device-uuid': expect.stringMatching(/^[\da-f]{32}$/),
    version: APP_VERSION,
    'app-key': APP_KEY,
    nonce: 'n',
    timestamp: '0',
    platform: 'browser',
    'accept-language': 'zh-CN',
    'risk-token': '',
  });
});

test('[3.14] a device keeps its id and its verify gateway token across visits', async () => {
  const store = memoryStore();
  const first = await load(store);
  first.storeRiskToken('from the gateway');
  const next = await load(store);
  expect(next.headers(request)).toEqual(first.headers(request));
  expect(next.headers(request)['risk-token']).toBe('from the gateway');
});

const sentAt = (identity: Awaited<ReturnType<typeof load>>, now: number) =>
  identity.headers({ ...request, timestamp: String(now) })['agent-token'];

test('[7.02] after an agent’s link every request names the agent for thirty days', async () => {
  const store = memoryStore();
  const { referral } = await load(store);
  await referral.save({ by: 'agent', code: 'A20817' }, 1_000);
  const next = await load(store);
  expect([sentAt(next, 1_000), sentAt(next, 1_000 + REFERRAL_RETENTION_MS - 1)]).toEqual([
    'A20817',
    'A20817',
  ]);
  expect(sentAt(next, 1_000 + REFERRAL_RETENTION_MS)).toBe('');
});

test('[7.02] the first link wins until a registration ends it', async () => {
  const store = memoryStore();
  const identity = await load(store);
  const other = await load(store);
  await identity.referral.save({ by: 'friend', code: 'BF8817' }, 1_000);
  await other.referral.save({ by: 'agent', code: 'A20817' }, 2_000);
  expect(other.referral.current(2_000)).toMatchObject({ by: 'friend', code: 'BF8817' });
  expect(sentAt(other, 2_000)).toBe('');
  await other.referral.forget();
  await other.referral.save({ by: 'agent', code: 'A20817' }, 3_000);
  expect(sentAt(other, 3_000)).toBe('A20817');
});

test('[7.02] an invalid code is not stored, and added to no header', async () => {
  const identity = await load();
  await identity.referral.save({ by: 'agent', code: 'A1\r\nx: y' }, 0);
  expect(sentAt(identity, 1)).toBe('');
});

test('[3.14] a device whose id cannot be read gets another for this visit', async () => {
  const store = memoryStore();
  const known = (await load(store)).headers(request)['device-uuid'];
  const visit = await load({ ...store, lookUp: async () => UNKNOWN });
  expect(visit.isOfVisit).toBe(true);
  expect(visit.headers(request)['device-uuid']).not.toBe(known);
  expect((await load(store)).headers(request)['device-uuid']).toBe(known);
});

test('an unreadable link is not replaced by a later one', async () => {
  const store = memoryStore();
  await (await load(store)).referral.save({ by: 'friend', code: 'FRIEND1' }, 1);
  const unread = await load({ ...store, lookUp: async () => UNKNOWN });
  await unread.referral.save({ by: 'agent', code: 'AGENT22' }, 2);
  expect(unread.referral.current(3)).toMatchObject({ by: 'agent' });
  expect((await load(store)).referral.current(3)).toMatchObject({ by: 'friend', code: 'FRIEND1' });
});
