import { expect, test } from 'vitest';
import { createFlights } from './flights.ts';

test('a request that ends after its cancellation leaves its successor joinable', async () => {
  const fly = createFlights();
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const leaving = new AbortController();
  const aborted = fly('key', () => first.promise, leaving.signal);
  leaving.abort();
  await expect(aborted).rejects.toMatchObject({ code: 'CANCELLED' });
  const next = fly('key', () => second.promise, undefined);
  first.resolve('old');
  await first.promise;
  await Promise.resolve();
  const joined = fly('key', () => Promise.reject(new Error('a third request')), undefined);
  second.resolve('new');
  expect(await Promise.all([next, joined])).toEqual(['new', 'new']);
});

test('a request is cancelled when its last caller leaves', async () => {
  const fly = createFlights();
  const leaving = [new AbortController(), new AbortController()] as const;
  let sent: AbortSignal | null = null;
  const send = (signal: AbortSignal) => {
    sent = signal;
    return new Promise<never>(() => undefined);
  };
  const all = leaving.map(({ signal }) => fly('key', send, signal).catch(() => 'left'));
  leaving[0].abort();
  await all[0];
  expect(sent).toMatchObject({ aborted: false });
  leaving[1].abort();
  await all[1];
  expect(sent).toMatchObject({ aborted: true });
});
