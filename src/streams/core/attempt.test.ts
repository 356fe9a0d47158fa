import { expect, test } from 'vitest';
import { LINES, lastOf, linesOf, runSession } from '#tests/fixtures/video/video-world.ts';

const origins = LINES.map(({ origin }) => origin);
const dead = () => new Set(origins);
/** Every line answers after `ms`. */
const late = (ms: number) => new Map(origins.map((origin) => [origin, ms]));

test('a room unknown to the platform is not retried', async () => {
  const { seen } = await runSession({ refusal: 'NOT_FOUND' }, async (_session, world, pass) => {
    world.refusal = null;
    await pass(60_000);
  });
  expect(seen).toEqual([{ is: 'loading' }, { is: 'unknown' }]);
});

test('a failed request for the playing video is retried', async () => {
  const { seen } = await runSession({ refusal: 'TIMEOUT' }, async (_session, world, pass) => {
    world.refusal = null;
    await pass(2_000);
  });
  expect(seen[1]).toEqual({ is: 'failed', code: 'TIMEOUT', retryAtMono: 2_000 });
  expect(lastOf(seen)).toMatchObject({ is: 'ready' });
});

test('[8.16] failures of all lines within three seconds are never counted', async () => {
  const { world } = await runSession({}, async (session, broken, pass) => {
    await pass(60_000);
    for (const origin of origins) broken.dead.add(origin);
    session.report({ is: 'failed', sourceId: 1, code: 'NETWORK_ABNORMAL', status: null });
    await pass(0);
  });
  expect(world.stored).toBe(0);
});

test('[8.16] lines that take longer than three seconds to fail are counted', async () => {
  const { seen, world } = await runSession(
    { dead: dead(), waits: late(2_000), types: ['hls'] },
    async (_session, _world, pass) => pass(4_001),
  );
  expect(lastOf(seen)).toMatchObject({ is: 'failed', code: 'MEDIA_NO_LINE' });
  expect(world.stored).toBe(LINES.length);
});

test('[8.16] lines that take three seconds to fail still share one cause', async () => {
  const { seen, world } = await runSession(
    { dead: dead(), waits: late(1_000), types: ['hls'] },
    async (_session, _world, pass) => pass(3_000),
  );
  expect(lastOf(seen)).toMatchObject({ is: 'failed', code: 'MEDIA_NO_LINE' });
  expect(world.stored).toBe(0);
});

test('[8.16] without a network even slow failures are not counted', async () => {
  const { seen, world } = await runSession(
    { dead: dead(), waits: late(2_000), types: ['hls'], online: false },
    async (_session, _world, pass) => pass(4_001),
  );
  expect(lastOf(seen)).toMatchObject({ is: 'failed', code: 'OFFLINE' });
  expect(world.stored).toBe(0);
});

test('[8.16] without a network the lines are not requested again', async () => {
  const { world } = await runSession({ dead: dead(), online: false }, async () => undefined);
  expect(world.linesAsked).toBe(1);
});

test('[8.16] one attempt requests the lines again only once', async () => {
  const { world } = await runSession({ moves: true, address: () => null }, async () => undefined);
  expect(world.linesAsked).toBe(2);
});

test('back-off restarts once a video has played', async () => {
  const { seen } = await runSession({ dead: dead() }, async (session, world, pass) => {
    await pass(2_000);
    world.dead.clear();
    await pass(3_000);
    session.report({ is: 'playing', sourceId: 1, firstFrameMs: 100 });
    for (const origin of origins) world.dead.add(origin);
    await pass(20_000);
    session.report({ is: 'failed', sourceId: 1, code: 'MEDIA_STALLED', status: null });
    await pass(0);
  });
  const waits = seen.flatMap((view) =>
    view.is === 'failed' && view.retryAtMono !== null ? [view.retryAtMono] : [],
  );
  expect(waits).toEqual([2_000, 5_000, 27_000]);
});

test('[8.16] sources that fail after ten seconds are followed by another at once', async () => {
  const { seen } = await runSession({}, async (session, _world, pass) => {
    for (let sourceId = 1; sourceId <= 2 * LINES.length + 1; sourceId += 1) {
      session.report({ is: 'playing', sourceId, firstFrameMs: 100 });
      await pass(10_000);
      session.report({ is: 'failed', sourceId, code: 'MEDIA_STALLED', status: null });
      await pass(0);
    }
  });
  expect(seen.some(({ is }) => is === 'failed')).toBe(false);
  expect(linesOf(seen).length).toBeGreaterThan(2 * LINES.length + 1);
});
