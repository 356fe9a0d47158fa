import { describe, expect, test } from 'vitest';
import { type CallName, calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { examplesIn, sceneOf } from '#tests/contract/examples/call-examples.ts';
import { unreadExamples } from '#tests/contract/examples/unread-examples.ts';
import { sandboxForFile } from '#tests/contract/sandbox-fixture.ts';
import { createWireClient, type Wrong } from '#tests/contract/wire-client.ts';

const sandbox = sandboxForFile();
const unreadExample = unreadExamples(sandbox);
const isCallName = (name: string): name is CallName => name in calls;
const posts = Object.keys(calls)
  .filter(isCallName)
  .filter((name) => calls[name].method === 'POST');

async function codeOf(name: CallName, wrong: Wrong) {
  const { origin, world } = sandbox();
  const client = createWireClient(origin, world.clock.now);
  return (await client.call(name, await unreadExample(name), wrong)).code;
}

describe.each(posts)('%s', (name) => {
  test('[7.02] refuses a signature that is not its own', async () => {
    expect(await codeOf(name, { sign: '00'.repeat(32) })).toBe(PLATFORM_CODES.BAD_SIGNATURE);
    expect(await codeOf(name, { sign: '' })).toBe(PLATFORM_CODES.BAD_SIGNATURE);
  });

  test('[9.02] refuses a timestamp over two minutes off and sends the time', async () => {
    const { origin, world } = sandbox();
    const client = createWireClient(origin, world.clock.now);
    const now = world.clock.now();
    for (const timestamp of [now - 120_001, now + 120_001, Number.NaN]) {
      const outcome = await client.call(name, await unreadExample(name), { timestamp });
      expect(outcome).toMatchObject({ code: PLATFORM_CODES.STALE_TIMESTAMP, data: { now } });
    }
  });

  test('[7.03] refuses a request sent twice and opens no response for another', async () => {
    const { origin, world } = sandbox();
    const client = createWireClient(origin, world.clock.now);
    const prepared = await client.prepare(name, await examplesIn(sceneOf(sandbox()))(name));
    const foreign = { ...prepared, nonce: 'ff'.repeat(16) };
    const isPlain = prepared.url.includes('/v2/');
    if (isPlain) expect((await client.post(foreign)).code).toBe(0);
    else await expect(client.post(foreign)).rejects.toMatchObject({ code: 'BAD_SEAL' });
    expect((await client.post(prepared)).code).toBe(PLATFORM_CODES.NONCE_SEEN);
  });
});

describe('a request that is not whole', () => {
  test('[7.02] a request without an identity header is refused', async () => {
    const headers = ['site-id', 'device-uuid', 'app-key', 'nonce', 'version', 'risk-token', 'token'] as const;
    for (const without of headers) {
      const { origin, world } = sandbox();
      const client = createWireClient(origin, world.clock.now);
      const prepared = await client.prepare('site.config', {}, { without });
      const nonce = without === 'nonce' ? '' : prepared.nonce;
      expect((await client.post({ ...prepared, nonce })).code).toBe(PLATFORM_CODES.BAD_REQUEST);
    }
  });

  test('[1.01] an unknown site and a foreign app are refused', async () => {
    expect(await codeOf('site.config', { siteId: '4999' })).toBe(PLATFORM_CODES.BAD_REQUEST);
    expect(await codeOf('site.config', { siteId: '5007' })).toBe(PLATFORM_CODES.BAD_REQUEST);
    expect(await codeOf('site.config', { appKey: 'somebody-else' })).toBe(PLATFORM_CODES.BAD_REQUEST);
  });

  test('[7.03] a body that is not a sealed box is refused', async () => {
    for (const body of ['', '{}', 'null', 'plain', '{"encrypted":"AAAA"}', '{"encrypted":12}']) {
      expect(await codeOf('site.config', { body })).toBe(PLATFORM_CODES.BAD_REQUEST);
    }
  });

  test('[7.03] a box sealed for another path is refused', async () => {
    const { origin, world } = sandbox();
    const client = createWireClient(origin, world.clock.now);
    const nonce = 'ab'.repeat(16);
    const timestamp = world.clock.now();
    const { init } = await client.prepare('site.domains', {}, { nonce, timestamp });
    expect(await codeOf('site.config', { body: String(init.body), nonce, timestamp })).toBe(
      PLATFORM_CODES.BAD_REQUEST,
    );
  });
});

test('[7.03] a sealed response is unreadable in transit', async () => {
  const { origin, world } = sandbox();
  const client = createWireClient(origin, world.clock.now);
  const { url, init } = await client.prepare('site.config', {});
  const text = await (await fetch(url, init)).text();
  expect(Object.keys(JSON.parse(text))).toEqual(['timestamp', 'encrypted']);
  expect(text).not.toContain('场边');
});
