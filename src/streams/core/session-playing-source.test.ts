import { map } from 'rxjs';
import { expect, test } from 'vitest';
import { settledMarblesOf } from '#tests/fixtures/time/marbles.ts';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import { LINES, lastOf, openSession, runSession, startSession } from '#tests/fixtures/video/video-world.ts';

const A = 'https://a.example';

const MINUTE_MS = 60_000;

const DAY_MS = 86_400_000;

/**
 * Requests for a source that the line in use and the others get in steps of `stepMs`. The session is not ended: in virtual
 * time RxJS nests a subscription for each repeat, and ending thousands of them overflows the stack.
 */
async function requestsIn(steps: number, stepMs: number, livesMs: number) {
  const { world, pass } = await startSession({ livesMs });
  for (let step = 0; step < steps; step += 1) await pass(stepMs);
  const used = world.requests.filter((origin) => origin === 'https://a.example').length;
  return { used, others: world.requests.length - used };
}

test('the source is renewed before its signature expires and keeps its id', async () => {
  const { seen } = await runSession({}, async (_session, _world, pass) => pass(260_000));
  const ready = seen.filter((view) => view.is === 'ready');
  expect(new Set(ready.map(({ sourceId }) => sourceId))).toEqual(new Set([1]));
  expect(new Set(ready.map(({ url }) => url)).size).toBe(2);
});

test('[8.16] a quarantined domain is probed before reuse, only during playback', async () => {
  const { seen, world } = await runSession(
    { dead: new Set(['https://a.example']) },
    async (session, broken, pass) => {
      await pass(6_000);
      broken.dead.clear();
      await pass(30_000);
      session.refresh();
      await pass(0);
    },
  );
  expect(world.probed.length).toBeGreaterThan(1);
  expect(new Set(world.probed)).toEqual(new Set(['https://a.example']));
  expect(lastOf(seen)).toMatchObject({ is: 'ready' });
  expect(lastOf(seen)).toHaveProperty('lines.0.health', 'good');
});

test('[8.16] a standby is requested 1.2 seconds after the source', async () => {
  const time = virtualTime();
  const { session } = openSession(time.scheduler);
  time.scheduler.schedule(
    () => session.report({ is: 'failed', sourceId: 1, code: 'MEDIA_STALLED', status: null }),
    10_000,
  );
  const text$ = session.view$.pipe(
    map((view) =>
      view.is === 'ready' ? `${view.lineId}${view.sourceId} ${view.standby?.lineId ?? '-'}` : view.is,
    ),
  );
  await settledMarblesOf('video', time, text$, '15s !').toBe('(la) 1196ms s 8799ms b 1199ms t', {
    l: 'loading',
    a: 'a1 -',
    s: 'a1 b',
    b: 'b2 -',
    t: 'b2 c',
  });
});

test('[8.16] a failed probe without a network is no failure of the line', async () => {
  const { world } = await runSession(
    { dead: new Set(['https://a.example']) },
    async (_session, broken, pass) => {
      await pass(0);
      broken.online = false;
      await pass(30_000);
    },
  );
  expect(world.probed.length).toBeGreaterThan(1);
  expect(world.stored).toBe(1);
});

test('[8.16] a standby line that fails without a network is not blamed', async () => {
  const { world } = await runSession({}, async (_session, broken, pass) => {
    await pass(0);
    broken.online = false;
    for (const { origin } of LINES) broken.dead.add(origin);
    await pass(2_000);
  });
  expect(world.requests.length).toBeGreaterThan(1);
  expect(world.stored).toBe(0);
});

test('[8.16] a standby line is requested again only when its signature expires', async () => {
  const { world } = await runSession({}, async (_session, _world, pass) => pass(200_000));
  expect(world.requests).toEqual(['https://a.example', 'https://b.example']);
});

test('[8.16] a standby line is kept ready and signed in time', async () => {
  const { seen } = await runSession({}, async (_session, _world, pass) => pass(280_000));
  const standbys = seen.flatMap((view) => (view.is === 'ready' && view.standby ? [view.standby] : []));
  expect(new Set(standbys.map(({ lineId }) => lineId))).toEqual(new Set(['b']));
  expect(new Set(standbys.map(({ url }) => url)).size).toBeGreaterThan(1);
  expect(standbys[0]?.url).toMatch(/^https:\/\/b\.example\/live\.hls/);
});

test('[8.16] a failed renewal is retried while the old signature is valid', async () => {
  const { seen, world } = await runSession({}, async (_session, broken, pass) => {
    await pass(250_000);
    broken.dead.add(A);
    await pass(12_000);
    broken.dead.delete(A);
    await pass(20_000);
  });
  expect(world.requests.filter((origin) => origin === A).length).toBeGreaterThan(2);
  expect(seen.every((view) => view.is !== 'ready' || view.sourceId === 1)).toBe(true);
  expect(lastOf(seen)).toMatchObject({ is: 'ready', lineId: 'a' });
});

test.each([30 * DAY_MS, 365 * DAY_MS])(
  '[8.16] a signature of %d ms is renewed once an hour',
  async (livesMs) => {
    expect(await requestsIn(210, MINUTE_MS, livesMs)).toEqual({ used: 4, others: 4 });
  },
);

test('[8.16] a signature that arrives expired is renewed every five seconds', async () => {
  expect(await requestsIn(59, 1_000, 0)).toEqual({ used: 12, others: 12 });
});

test('[8.16] another line plays before a non-renewable signature expires', async () => {
  const { seen } = await runSession({}, async (_session, world, pass) => {
    await pass(250_000);
    world.dead.add('https://a.example');
    await pass(49_000);
  });
  expect(lastOf(seen)).toMatchObject({ is: 'ready', sourceId: 2, lineId: 'b' });
  expect(seen.some(({ is }) => is === 'failed')).toBe(false);
});

test('[8.16] an early failed renewal is repeated after six seconds', async () => {
  const { world, pass } = await startSession({ livesMs: 30 * DAY_MS, lines: LINES.slice(0, 1) });
  world.dead.add('https://a.example');
  for (let minute = 0; minute < 60; minute += 1) await pass(MINUTE_MS);
  await pass(6_000);
  expect(world.requests).toHaveLength(3);
});

test('[8.16] a site with one line plays it without a standby', async () => {
  const { seen, world } = await runSession({ lines: LINES.slice(0, 1) }, async (_session, _world, pass) =>
    pass(60_000),
  );
  expect(seen.map(({ is }) => is)).toEqual(['loading', 'ready']);
  expect(world.requests).toHaveLength(1);
});

test('[8.16] a failing standby line is blamed and the next one requested', async () => {
  const { seen, world } = await runSession(
    { dead: new Set(['https://b.example']) },
    async (_session, _world, pass) => pass(2_000),
  );
  expect(lastOf(seen)).toMatchObject({ lineId: 'a', standby: { lineId: 'c' } });
  expect(world.stored).toBe(1);
});

test('[8.16] a probe that fails is one more failure of its line', async () => {
  const dead = new Set(['https://a.example']);
  const { world } = await runSession({ dead }, async (_session, _world, pass) => {
    for (let second = 0; second < 20; second += 1) await pass(1_000);
  });
  expect(world.probed.length).toBeGreaterThan(1);
  expect(world.stored).toBe(1 + world.probed.length);
});
