import { expect, test } from 'vitest';
import type { VideoView } from '#contract/community/video/video-view.ts';
import { lastOf, runSession, startSession } from '#tests/fixtures/video/video-world.ts';

test('[8.16] a line that ends twice within half a minute is blamed', async () => {
  const { seen, world } = await runSession({}, async (session, _world, pass) => {
    await pass(40_000);
    session.report({ is: 'ended', sourceId: 1 });
    await pass(1_000);
    session.report({ is: 'ended', sourceId: 2 });
    await pass(0);
  });
  expect(lastOf(seen)).toMatchObject({ is: 'ready', sourceId: 3, lineId: 'b' });
  expect(world.stored).toBe(1);
});

test('an unplayable kind is replaced even without a network', async () => {
  const { seen } = await runSession({}, async (session, world, pass) => {
    world.online = false;
    session.report({ is: 'failed', sourceId: 1, code: 'MEDIA_UNSUPPORTED', status: null });
    await pass(0);
  });
  expect(lastOf(seen)).toMatchObject({ is: 'ready', type: 'flv' });
});

test('an unchanged selection does not restart the search for a source', async () => {
  const waits = new Map([['https://a.example', 500]]);
  const { world } = await runSession({ waits }, async (session, _world, pass) => {
    await pass(400);
    session.chooseQuality(null);
    await pass(100);
  });
  expect(world.asked).toEqual(['https://a.example']);
});

test('a later subscriber receives only the latest view', async () => {
  const { session, pass, subscription } = await startSession({});
  await pass(2_000);
  const later: VideoView[] = [];
  session.view$.subscribe((view) => later.push(view)).unsubscribe();
  subscription.unsubscribe();
  expect(later).toMatchObject([{ is: 'ready', standby: { lineId: 'b' } }]);
});

test('a session without subscribers sends no requests', async () => {
  const { world, pass, subscription } = await startSession({});
  subscription.unsubscribe();
  const { length } = world.asked;
  await pass(300_000);
  expect(world.asked).toHaveLength(length);
});

test('[8.16] a probe that fails is one more failure of its line', async () => {
  const dead = new Set(['https://a.example']);
  const { world } = await runSession({ dead }, async (_session, _world, pass) => {
    for (let second = 0; second < 20; second += 1) await pass(1_000);
  });
  expect(world.probed.length).toBeGreaterThan(1);
  expect(world.stored).toBe(1 + world.probed.length);
});
