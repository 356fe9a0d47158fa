import { asyncScheduler } from 'rxjs';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { serverTime } from '#contract/units/time.ts';
import { transmit } from './http.ts';

const transmission = {
  url: 'https://site.test/x',
  method: 'POST',
  headers: {},
  body: '',
  timeoutMs: 1_000,
} as const;

/** Transmits once. @returns the arguments of `fetch`, and the result */
async function sent({ apart = false, online = true, fails = false }) {
  let passedInit: RequestInit | undefined;
  const ports = {
    scheduler: asyncScheduler,
    online: () => online,
    clock: { mono: () => 0, now: () => serverTime(0), hint: () => undefined },
    fetch: async (_url: string, init: RequestInit) => {
      passedInit = init;
      if (fails) throw new TypeError('failed to fetch');
      return new Response('{}');
    },
  };
  const outcome = await transmit(ports, { ...transmission, apart }).then(
    () => 'answered',
    (error: { code: string }) => error.code,
  );
  return { outcome, credentials: passedInit?.credentials };
}

test('the long poll uses separate connections', async () => {
  expect(calls['chat.offline']).toMatchObject({ apart: true });
  expect(await sent({ apart: true })).toMatchObject({ credentials: 'same-origin' });
  expect(await sent({ apart: false })).toMatchObject({ credentials: 'omit' });
});

test.each([
  [false, 'OFFLINE'],
  [true, 'NETWORK_ABNORMAL'],
])('a request that fails while the device is online: %s is reported as %s', async (online, code) => {
  expect(await sent({ online, fails: true })).toMatchObject({ outcome: code });
});
