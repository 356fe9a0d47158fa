import * as v from 'valibot';
import { expect, test } from 'vitest';
import { defineCall } from '#contract/calls/define-call.ts';
import { hashBody, newNonce, sealRequest, signRequest } from '#contract/wire/envelope.ts';
import { APP_KEY, APP_SECRET, type IdentityHeaders } from '#contract/wire/headers.ts';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { createNonceMemory } from '#sandbox/base/time/expiring-entries.ts';
import { BrokenAnswer, bindCalls } from '#sandbox/http/binding/bind-calls.ts';
import { callRoutes } from '../api.ts';
import { answerBody, answerCall } from './answer-call.ts';
import type { Inquiry } from './inquiry.ts';

const NOW = 1_781_269_200_000;
const response = v.object({ said: v.string() });
const shared = { summary: '', requirement: '7.01', credentials: 'none', response } as const;
const table = {
  old: defineCall({
    ...shared,
    method: 'POST',
    path: '/member/v1/echo',
    body: 'form',
    request: v.object({ word: v.string() }),
  }),
  second: defineCall({
    ...shared,
    method: 'POST',
    path: '/api/site/thing/v2/echo',
    body: 'json',
    request: v.object({ word: v.string() }),
  }),
  plain: defineCall({
    ...shared,
    method: 'GET',
    path: '/api/site/thing/v1/echo',
    body: 'query',
    request: v.object({ word: v.string() }),
  }),
};
const echo = ({ word }: { word: string }) => ({ said: word });
const bound = bindCalls(table, { old: echo, second: echo, plain: echo }, true);
const services = {
  engine: nodeEngine,
  nonces: createNonceMemory(0),
  seeDevice: () => undefined,
  requestingAccount: () => null,
  accountName: () => null,
  demandCaptcha: () => undefined,
  noteForeignSession: () => undefined,
  noteRefusal: () => undefined,
};

async function inquiry(
  method: 'GET' | 'POST',
  path: string,
  query: string,
  bodyText: string,
): Promise<Inquiry> {
  const nonce = newNonce(nodeEngine);
  const timestamp = String(NOW);
  const context = { method, path, nonce, timestamp };
  const encrypted = await sealRequest(nodeEngine, APP_SECRET, context, bodyText);
  const form = new URLSearchParams({ encrypted }).toString();
  const body = method === 'GET' ? '' : path.startsWith('/member') ? form : JSON.stringify({ encrypted });
  const identity: IdentityHeaders = {
    'client-type': 'web',
    'site-id': '5000',
    token: '',
    'agent-token': '',
    'device-uuid': 'd',
    version: '1.1.0',
    'app-key': APP_KEY,
    nonce,
    timestamp,
    platform: 'h5',
    'accept-language': 'zh-CN',
    'risk-token': '',
  };
  const bodyHash = await hashBody(nodeEngine, body);
  const signed = { method, path, query, bodyHash, headers: identity };
  const headers = new Headers({ ...identity, sign: await signRequest(nodeEngine, APP_SECRET, signed) });
  const { signal } = new AbortController();
  const free = { address: '', demands: null, handOut: () => undefined };
  return { method, path, query, body, headers, now: NOW, signal, ...free };
}

async function sendRequest(index: number, query: string, bodyText: string) {
  const route = callRoutes(bound)[index];
  if (!route) throw new Error('no such route');
  const request = await inquiry(route.bound.call.method, route.path, query, bodyText);
  const envelope = await answerCall(services, route.bound, route.door, request);
  return { envelope, body: JSON.parse(await answerBody(nodeEngine, request, envelope)) };
}

test('[7.01] an older family carries its parameters urlencoded, inside the seal', async () => {
  const { envelope, body } = await sendRequest(0, '', 'word=%E5%A5%BD%20%26%20%E7%90%83');
  expect(envelope.data).toEqual({ said: '好 & 球' });
  expect(Object.keys(body)).toEqual(['timestamp', 'encrypted']);
});

test('[7.03] a version-2 path takes a sealed request and responds in plain', async () => {
  const { body } = await sendRequest(1, '', '{"word":"hi"}');
  expect(body).toEqual({ code: 0, message: 'OK', data: { said: 'hi' } });
});

test('[7.01] a GET carries its parameters in the query and is answered plain', async () => {
  const { body } = await sendRequest(2, 'word=a%20b', '');
  expect(body).toEqual({ code: 0, message: 'OK', data: { said: 'a b' } });
});

test('a response that violates the table is a defect', async () => {
  const lying = bindCalls({ second: table.second }, { second: () => JSON.parse('{"said":1}') }, true);
  const [route] = callRoutes(lying);
  const request = await inquiry('POST', '/api/site/thing/v2/echo', '', '{"word":"hi"}');
  if (!route) throw new Error('no such route');
  await expect(answerCall(services, route.bound, route.door, request)).rejects.toThrow(BrokenAnswer);
});

test('two calls cannot claim the same address', () => {
  expect(() => callRoutes([...bound, ...bound])).toThrow('share POST /member/v1/echo');
});
