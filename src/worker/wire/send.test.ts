import { asyncScheduler } from 'rxjs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type AppError, appError } from '#contract/errors.ts';
import { ChatRoomNo, ClientRequestId, GiftId } from '#contract/fields/ids.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { RISK_TOKEN_HEADER } from '#contract/wire/headers.ts';
import { until } from '#tests/fixtures/time/until.ts';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import { oneLine } from '#tests/fixtures/wire/one-line.ts';
import { type Received, sealedPlatform } from '#tests/fixtures/wire/sealed-platform.ts';
import { createServerClock } from '#worker/clock/server-clock.ts';
import { memoryStore } from '../storage/key-value-store.ts';
import { createCaptchaGate } from './captcha-gate.ts';
import { webcryptoEngine } from './crypto.ts';
import { loadIdentity } from './identity.ts';
import { createSend, deliver, type Failure } from './send.ts';

const EPOCH = 1_764_000_000_000;
const engine = webcryptoEngine(globalThis.crypto);
const roomNo = v.parse(ChatRoomNo, 'm-1');
const reward = {
  roomNo,
  giftId: v.parse(GiftId, 'whistle'),
  count: 1,
  clientRequestId: v.parse(ClientRequestId, 'intent-1'),
};
const token = 'token-of-a-member';
const orders = { code: 0, data: { list: [] } };

type Reply = Parameters<typeof sealedPlatform>[1];

/** Wrapper over a platform that responds as the test specifies. Time is virtual; the device clock may be wrong. */
async function wired(reply: Reply, { session = '', wrongBy = 0 } = {}) {
  const time = virtualTime();
  const server = () => EPOCH + time.scheduler.now();
  const clock = createServerClock({
    monotonic: () => time.scheduler.now(),
    wallClock: () => server() + wrongBy,
  });
  const { fetch, requests } = sealedPlatform(server, reply);
  const storage = memoryStore();
  const identity = await loadIdentity(storage, engine, { siteId: 5003 });
  const failures: Failure[] = [];
  const ports = {
    fetch,
    engine,
    clock,
    identity,
    ...(await oneLine(time.scheduler)),
    scheduler: time.scheduler,
    online: () => true,
    token: () => session,
  };
  const send = createSend(ports, (failure) => failures.push(failure));
  return { send, requests, failures, storage, server, ...time };
}

/** Lets real cryptography finish: it is not driven by virtual time. */
const settle = () => new Promise((resolve) => setImmediate(resolve));
const waitForRequests = (requests: readonly Received[], count: number) =>
  until(() => expect(requests.length).toBeGreaterThanOrEqual(count), 5);

test('[7.02] every call carries the identity headers, signed', async () => {
  const { send, requests, server } = await wired(() => orders, { session: token });
  await send('member.betOrders', { matchId: null });
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    method: 'POST',
    signed: true,
    headers: { token, 'site-id': '5003', version: '1.1.0', timestamp: String(server()) },
  });
  expect(requests[0]?.headers['device-uuid']).toMatch(/^[\da-f]{32}$/);
  expect(requests[0]?.headers.nonce).toMatch(/^[\da-f]{32}$/);
});

test('[7.03] the input travels sealed and the platform opens it', async () => {
  const { send, requests } = await wired(() => orders, { session: token });
  await send('member.betOrders', { matchId: 'derby-1' });
  expect(JSON.parse(requests[0]?.text ?? '')).toEqual({ matchId: 'derby-1' });
  expect(requests[0]?.body).toMatch(/^{"encrypted":"[\w+/=]+"}$/);
  expect(requests[0]?.body).not.toContain('derby');
});

test('[7.03] the response of a version-2 path is not decrypted', async () => {
  const { send, requests } = await wired(() => ({ code: 0, data: {} }), { session: token });
  await send('account.logout', {});
  expect(requests[0]?.path).toContain('/v2/');
});

test('[7.03] an answer sealed for another request is refused', async () => {
  const paid = () => ({ code: 0, data: { coins: '12' } });
  const { fetch } = sealedPlatform(() => EPOCH, paid);
  const headers = { nonce: 'another', timestamp: String(EPOCH) };
  const foreign = await fetch('https://site.test/api/x', { method: 'POST', headers });
  const { send } = await wired(() => foreign, { session: token });
  await expect(send('gift.reward', reward)).rejects.toMatchObject({ code: 'BAD_SEAL' });
});

test('[7.04] paths of login never see the token', async () => {
  const login = { name: 'a', password: 'b', flag: '', version: '', timewd: '', oldPassword: '' };
  const refused = { code: PLATFORM_CODES.BAD_CREDENTIALS };
  const { send, requests } = await wired(() => refused, { session: token });
  await send('account.login', login).catch(() => undefined);
  expect(requests[0]).toMatchObject({ signed: true, headers: { token: '' } });
});

test('[7.04] a call without credentials never sees the token', async () => {
  const { send, requests } = await wired(() => ({ code: 0, data: { list: [] } }), { session: token });
  await send('gift.config', {});
  expect(requests[0]?.headers.token).toBe('');
});

test('[7.05] the token of the verify gateway is stored and sent', async () => {
  const plain = JSON.stringify({ code: 0, data: {} });
  const gateway = () => new Response(plain, { headers: { [RISK_TOKEN_HEADER]: 'risk-1' } });
  const { send, requests, storage } = await wired(gateway);
  await send('account.logout', {});
  await send('account.logout', {});
  expect(requests.map(({ headers }) => headers['risk-token'])).toEqual(['', 'risk-1']);
  const later = await loadIdentity(storage, engine, { siteId: 5003 });
  expect(later.headers({ token: '', nonce: '', timestamp: '' })['risk-token']).toBe('risk-1');
});

test.each([
  ['', '/api/game/chatRoom/v1/anonymous/history'],
  [token, '/api/game/chatRoom/v1/app/history'],
])('[6.01] with the token %j the history is requested at %s', async (session, path) => {
  const { send, requests } = await wired(() => ({ code: 0, data: { latestSeq: 0, list: [] } }), { session });
  await send('chat.history', { roomNo, beforeSeq: null, size: 50 });
  expect(requests[0]?.path).toBe(path);
});

test('[4.02] without a token a member call is refused without a request', async () => {
  const { send, requests, failures } = await wired(() => orders);
  await expect(send('member.betOrders', { matchId: null })).rejects.toMatchObject({ code: 'NEEDS_LOGIN' });
  expect(requests).toEqual([]);
  expect(failures.map(({ error }) => error.code)).toEqual(['NEEDS_LOGIN']);
});

test('[8.12] an answer that is no object is NOT_AN_OBJECT', async () => {
  for (const text of ['<html></html>', '[]', '"text"', 'null', '']) {
    const { send } = await wired(() => new Response(text));
    await expect(send('account.logout', {})).rejects.toMatchObject({ code: 'NOT_AN_OBJECT' });
  }
});

test('[8.01] an unknown code keeps its number and the platform’s text', async () => {
  const { send } = await wired(() => ({ code: 777, message: '稍后再试' }), { session: token });
  await expect(send('gift.reward', reward)).rejects.toMatchObject({
    code: 'UNKNOWN_CODE',
    detail: { platformCode: 777, message: '稍后再试' },
  });
});

test('a refusal brings its facts', async () => {
  const data = { until: EPOCH + 60_000, waitMs: 3_000, max: 60, surprise: true };
  const { send } = await wired(() => ({ code: PLATFORM_CODES.CHAT_MUTED, data }), { session: token });
  const message = { roomNo, clientMsgId: reward.clientRequestId, text: '好', mentions: [] };
  await expect(send('chat.send', message)).rejects.toMatchObject({
    code: 'CHAT_MUTED',
    detail: { until: EPOCH + 60_000, waitMs: 3_000, max: 60 },
  });
});

test.each([
  ['gift.config', {}, 5_000, 'NETWORK_ABNORMAL'],
  ['member.info', {}, 30_000, 'TIMEOUT'],
] as const)('[7.08] %s with %j gets %i ms each try', async (name, input, limit, code) => {
  const { send, requests, advance } = await wired(() => new Promise(() => undefined), { session: token });
  const outcome = send(name, input).catch((error: unknown) => error);
  await waitForRequests(requests, 1);
  await advance(limit - 1);
  expect(requests).toHaveLength(1);
  await advance(1);
  await settle();
  await advance(500);
  await waitForRequests(requests, 2);
  await advance(limit);
  expect(await outcome).toMatchObject({ code, retry: true });
  expect(requests).toHaveLength(2);
});

test('a call with a retry policy is resent with a new nonce', async () => {
  let requestCount = 0;
  const flaky: Reply = () => {
    requestCount += 1;
    if (requestCount === 1) throw new TypeError('connection reset');
    return orders;
  };
  const { send, requests, advance } = await wired(flaky, { session: token });
  const answer = send('member.betOrders', { matchId: null });
  await waitForRequests(requests, 1);
  await settle();
  await advance(500);
  expect(await answer).toEqual({ list: [] });
  expect(new Set(requests.map(({ headers }) => headers.nonce)).size).toBe(2);
});

test('money is never sent twice by itself', async () => {
  const broken: Reply = () => {
    throw new TypeError('connection reset');
  };
  const { send, requests, advance } = await wired(broken, { session: token });
  const outcome = send('gift.reward', reward).catch((error: unknown) => error);
  await waitForRequests(requests, 1);
  await settle();
  await advance(60_000);
  expect(await outcome).toMatchObject({ code: 'NETWORK_ABNORMAL' });
  expect(requests).toHaveLength(1);
});

/** Number of attempts for a call that always fails and may be retried twice. */
async function attempts(error: AppError): Promise<number> {
  const ports = { captcha: createCaptchaGate(asyncScheduler), scheduler: asyncScheduler };
  let sent = 0;
  const attempt = async () => {
    sent += 1;
    throw error;
  };
  const call = { retry: { times: 2, delayMs: 0 } } as const;
  await deliver(ports, call, { signal: undefined }, attempt).catch(() => undefined);
  return sent;
}

test.each([400, 401, 403, 404, 429, 499])(
  '[7.04] a refusal with status %d is not sent again',
  async (status) => {
    expect(await attempts(appError('HTTP_STATUS', { status }))).toBe(1);
  },
);

test.each([500, 502, 503])('[7.04] a trouble with status %d is sent again', async (status) => {
  expect(await attempts(appError('HTTP_STATUS', { status }))).toBe(3);
});

test('a refusal by the platform is not retried', async () => {
  const { send, requests } = await wired(() => ({ code: PLATFORM_CODES.NOT_FOUND }), { session: token });
  await expect(send('member.betOrders', { matchId: null })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(requests).toHaveLength(1);
});

/** Behaves like the platform: a timestamp off by more than two minutes is refused. */
const strict =
  (now: () => number): ((request: Received) => { code: number; data: unknown }) =>
  ({ headers }) =>
    Math.abs(Number(headers.timestamp) - now()) > 120_000
      ? { code: PLATFORM_CODES.STALE_TIMESTAMP, data: { now: now() } }
      : { code: 0, data: { coins: '12' } };

test.each([600_000, -5 * 3_600_000])(
  '[9.02] a device with its clock %i ms off pays at the second attempt',
  async (wrongBy) => {
    const { send, requests, server } = await wired(
      strict(() => EPOCH),
      { session: token, wrongBy },
    );
    expect(await send('gift.reward', reward)).toEqual({ coins: 12n });
    expect(requests).toHaveLength(2);
    expect(Math.abs(Number(requests[1]?.headers.timestamp) - server())).toBeLessThan(1_000);
    await send('gift.reward', reward);
    expect(requests).toHaveLength(3);
  },
);

test('a timestamp refused twice is an error, not a loop', async () => {
  const stale = { code: PLATFORM_CODES.STALE_TIMESTAMP, data: { now: EPOCH } };
  const { send, requests } = await wired(() => stale, { session: token });
  await expect(send('gift.reward', reward)).rejects.toMatchObject({ code: 'STALE_TIMESTAMP' });
  expect(requests).toHaveLength(2);
});

test('a cancelled call is not reported', async () => {
  const { send, requests, failures } = await wired(() => new Promise(() => undefined), { session: token });
  const abort = new AbortController();
  const outcome = send('gift.reward', reward, { signal: abort.signal }).catch((error: unknown) => error);
  await waitForRequests(requests, 1);
  abort.abort();
  expect(await outcome).toMatchObject({ code: 'CANCELLED' });
  expect(failures).toEqual([]);
});
