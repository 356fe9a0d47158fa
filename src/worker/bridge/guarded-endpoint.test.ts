import { expect, onTestFinished, test } from 'vitest';
import { serverTime } from '#contract/units/time.ts';
import type { CoreApi } from '../core-api.ts';
import { exposeCore } from './expose-core.ts';
import { routedServices } from './routed-services.ts';

const absent = async (): Promise<never> => {
  throw new Error('nobody asked for this');
};

const api: CoreApi = {
  ...routedServices(absent),
  hello: absent,
  ping: async () => ({ streams: 7, now: serverTime(1), errorMs: 0 }),
  visibility: absent,
  setPageContext: absent,
  call: absent,
  cancel: absent,
  foresee: absent,
  foreseeTopic: absent,
  lastAnswer: absent,
  openStream: absent,
  closeStream: absent,
};

/** A caller that uses Comlink without its types. */
function page() {
  const { port1, port2 } = new MessageChannel();
  exposeCore(api, port2);
  onTestFinished(() => {
    port1.close();
    port2.close();
  });
  const send = (message: Record<string, unknown>) =>
    new Promise<unknown>((resolve) => {
      port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data), { once: true });
      port1.start();
      port1.postMessage({ id: 'one', argumentList: [], ...message });
    });
  return { ask: send };
}

const refusal = { id: 'one', type: 'HANDLER', name: 'throw', value: { code: 'BAD_INPUT' } };
const raw = (value: unknown) => ({ type: 'RAW', value });

test('a call of a name that is exposed is answered', async () => {
  expect(await page().ask({ type: 'APPLY', path: ['ping'] })).toMatchObject({ value: { streams: 7 } });
});

test.each([
  ['reads', { type: 'GET', path: ['ping'] }],
  ['reads the whole', { type: 'GET', path: [] }],
  ['sets', { type: 'SET', path: ['ping'], value: raw(1) }],
  ['sets on the prototype of all', { type: 'SET', path: ['__proto__', 'reached'], value: raw(1) }],
  ['calls a constructor', { type: 'APPLY', path: ['ping', 'constructor'], argumentList: [raw('return 1')] }],
  ['calls what a service has inherited', { type: 'APPLY', path: ['session', 'hasOwnProperty'] }],
  ['makes', { type: 'CONSTRUCT', path: ['ping'] }],
  ['asks for an endpoint of its own', { type: 'ENDPOINT' }],
  ['names no path', { type: 'APPLY' }],
  ['names a path that is none', { type: 'APPLY', path: 'ping' }],
  ['names a path that has no text', { type: 'APPLY', path: [{ toString: undefined }] }],
  ['says nothing known', { type: 'SHOUT', path: ['ping'] }],
])('a message that %s is refused', async (_what, message) => {
  expect(await page().ask(message)).toMatchObject(refusal);
  expect(Reflect.get({}, 'reached')).toBeUndefined();
});
