import { map } from 'rxjs';
import { expect, test } from 'vitest';
import { settledMarblesOf } from '#tests/fixtures/time/marbles.ts';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import {
  ANCHOR,
  LINES,
  lastOf,
  linesOf,
  openSession,
  runSession,
} from '#tests/fixtures/video/video-world.ts';

test('a live room becomes ready on the line of the error count', async () => {
  const { seen } = await runSession({ stored: 1 }, async () => undefined);
  expect(seen.map(({ is }) => is)).toEqual(['loading', 'ready']);
  expect(lastOf(seen)).toMatchObject({
    lineId: 'b',
    type: 'hls',
    url: 'https://b.example/live.hls?n=1&q=hd',
    sourceId: 1,
  });
});

test('[8.16] a dead domain is passed over at once and counted', async () => {
  const { seen, world } = await runSession({ dead: new Set(['https://a.example']) }, async () => undefined);
  expect(lastOf(seen)).toMatchObject({ is: 'ready', lineId: 'b' });
  expect(world.stored).toBe(1);
});

test('[8.16] a stalled player gets its next source on another line', async () => {
  const { seen } = await runSession({}, async (session, _world, pass) => {
    session.report({ is: 'stalled', sourceId: 1, forMs: 5_000 });
    await pass(0);
  });
  expect(lastOf(seen)).toMatchObject({ is: 'ready', lineId: 'b', sourceId: 2 });
});

test('a report about an older source changes nothing', async () => {
  const { seen } = await runSession({}, async (session, _world, pass) => {
    session.report({ is: 'failed', sourceId: 7, code: 'MEDIA_STALLED', status: null });
    await pass(0);
  });
  expect(seen.filter(({ is }) => is === 'ready')).toHaveLength(1);
});

test('after failures of all lines the next attempt is announced and succeeds', async () => {
  const dead = new Set(LINES.map(({ origin }) => origin));
  const { seen } = await runSession({ dead }, async (_session, world, pass) => {
    world.dead.clear();
    await pass(2_500);
  });
  expect(seen.map(({ is }) => is)).toEqual(['loading', 'failed', 'loading', 'ready']);
  expect(seen[1]).toMatchObject({ code: 'MEDIA_NO_LINE', retryAtMono: 2_000 });
});

test('a stream that has not begun is polled slowly until available', async () => {
  const { seen } = await runSession({ state: 'notStarted' }, async (_session, world, pass) => {
    world.state = 'live';
    await pass(5_000);
  });
  expect(seen.map(({ is }) => is)).toEqual(['loading', 'notStarted', 'loading', 'ready']);
});

test('the source is renewed before its signature expires and keeps its id', async () => {
  const { seen } = await runSession({}, async (_session, _world, pass) => pass(260_000));
  const ready = seen.filter((view) => view.is === 'ready');
  expect(new Set(ready.map(({ sourceId }) => sourceId))).toEqual(new Set([1]));
  expect(new Set(ready.map(({ url }) => url)).size).toBe(2);
});

test('an unplayable kind is replaced by the other until none is left', async () => {
  const { seen } = await runSession({}, async (session, _world, pass) => {
    session.report({ is: 'failed', sourceId: 1, code: 'MEDIA_UNSUPPORTED', status: null });
    await pass(0);
    session.report({ is: 'failed', sourceId: 2, code: 'MEDIA_UNSUPPORTED', status: null });
    await pass(0);
  });
  expect(seen.filter((view) => view.is === 'ready').map(({ type }) => type)).toEqual(['hls', 'flv']);
  expect(lastOf(seen)).toEqual({ is: 'failed', code: 'MEDIA_UNSUPPORTED', retryAtMono: null });
});

test('a line chosen by hand is used though another would come first', async () => {
  const { seen } = await runSession({}, async (session, _world, pass) => {
    session.chooseLine('c');
    await pass(0);
  });
  expect(lastOf(seen)).toMatchObject({ lineId: 'c' });
});

test('[8.16] a domain silent for a second is hedged and recorded as slow', async () => {
  const { seen, world } = await runSession(
    { waits: new Map([['https://a.example', 60_000]]) },
    async (_session, _world, pass) => {
      await pass(999);
      await pass(1);
    },
  );
  expect(world.asked).toEqual(['https://a.example', 'https://b.example']);
  expect(lastOf(seen)).toMatchObject({ is: 'ready', lineId: 'b' });
  expect(lastOf(seen)).toHaveProperty('lines.0', {
    lineId: 'a',
    name: 'a',
    health: 'slow',
    firstByteMs: 1_000,
  });
  expect(world.stored).toBe(0);
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

test('[8.16] no failure is counted when every domain fails within three seconds', async () => {
  const dead = new Set(LINES.map(({ origin }) => origin));
  const { seen, world } = await runSession({}, async (session, broken, pass) => {
    for (const origin of dead) broken.dead.add(origin);
    session.report({ is: 'failed', sourceId: 1, code: 'NETWORK_ABNORMAL', status: null });
    await pass(0);
  });
  expect(lastOf(seen)).toMatchObject({ is: 'failed', code: 'MEDIA_NO_LINE' });
  expect(world.stored).toBe(0);
});

test('without a network no failure is counted and playback resumes when online', async () => {
  const dead = new Set(LINES.map(({ origin }) => origin));
  const { seen, world } = await runSession({ online: false, dead }, async (_session, broken, pass) => {
    await pass(60_000);
    broken.dead.clear();
    broken.online = true;
    await pass(500);
  });
  expect(seen[1]).toMatchObject({ is: 'failed', code: 'OFFLINE' });
  expect(lastOf(seen)).toMatchObject({ is: 'ready' });
  expect(world.stored).toBe(0);
});

test('[8.16] an offline device plays its buffer before the video is reported away', async () => {
  const dead = new Set(LINES.map(({ origin }) => origin));
  const { seen, world } = await runSession({}, async (session, broken, pass) => {
    broken.online = false;
    for (const origin of dead) broken.dead.add(origin);
    session.report({ is: 'failed', sourceId: 1, code: 'NETWORK_ABNORMAL', status: null });
    await pass(3_000);
    session.report({ is: 'stalled', sourceId: 1, forMs: 1_500 });
    await pass(0);
  });
  expect(seen.map(({ is }) => is)).toEqual(['loading', 'ready', 'failed']);
  expect(lastOf(seen)).toMatchObject({ code: 'OFFLINE' });
  expect(world.stored).toBe(0);
});

test('[8.16] a network restored before the stall loads the next source at once', async () => {
  const { seen } = await runSession({}, async (session, broken, pass) => {
    broken.online = false;
    session.report({ is: 'failed', sourceId: 1, code: 'NETWORK_ABNORMAL', status: null });
    await pass(2_000);
    broken.online = true;
    await pass(500);
  });
  expect(seen.map(({ is }) => is)).toEqual(['loading', 'ready', 'ready']);
  expect(lastOf(seen)).toMatchObject({ sourceId: 2, lineId: 'a' });
});

test('a broken video needs no new request to the platform', async () => {
  const { seen } = await runSession({}, async (session, broken, pass) => {
    broken.state = 'interrupted';
    session.report({ is: 'failed', sourceId: 1, code: 'NETWORK_ABNORMAL', status: null });
    await pass(0);
  });
  expect(lastOf(seen)).toMatchObject({ is: 'ready', lineId: 'b', sourceId: 2 });
});

test.each([{ is: 'failed', code: 'MEDIA_EXPIRED', status: 403 } as const, { is: 'ended' } as const])(
  '$is is excused once, but not again within half a minute',
  async (trouble) => {
    const { seen, world } = await runSession({}, async (session, _world, pass) => {
      session.report({ ...trouble, sourceId: 1 });
      await pass(1_000);
      session.report({ ...trouble, sourceId: 2 });
      await pass(0);
    });
    expect(linesOf(seen)).toEqual(['a', 'a', 'b']);
    expect(world.stored).toBe(1);
  },
);

test('[8.16] domain health recorded by another tab is applied', async () => {
  const { seen } = await runSession({}, async (session, world, pass) => {
    world.received$.next({
      errorCount: 4,
      lines: [{ lineId: 'b', errors: 3, at: 0, failuresInRow: 3, openUntil: 60_000, firstByteMs: null }],
    });
    session.report({ is: 'stalled', sourceId: 1, forMs: 5_000 });
    await pass(0);
  });
  expect(lastOf(seen)).toMatchObject({ is: 'ready', lineId: 'c' });
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

test('[8.16] sources that repeatedly fail within seconds are opened less often', async () => {
  const openedAt: number[] = [];
  await runSession({}, async (session, _world, pass) => {
    let sourceId = 0;
    session.view$.subscribe((view) => {
      if (view.is === 'ready') sourceId = view.sourceId;
    });
    let failedId = 0;
    for (let second = 0; second < 60; second += 1) {
      if (sourceId !== failedId) openedAt.push(second);
      failedId = sourceId;
      session.report({ is: 'playing', sourceId, firstFrameMs: 100 });
      session.report({ is: 'failed', sourceId, code: 'MEDIA_STALLED', status: null });
      await pass(1_000);
    }
  });
  const gaps = openedAt.slice(1).map((at, index) => at - (openedAt[index] ?? 0));
  expect(openedAt.length).toBeLessThan(20);
  expect(gaps.at(-1)).toBeGreaterThanOrEqual(5);
});

test('[8.16] two sources a line may fail within seconds before a pause', async () => {
  const { seen } = await runSession({}, async (session, _world, pass) => {
    let sourceId = 0;
    session.view$.subscribe((view) => {
      if (view.is === 'ready') sourceId = view.sourceId;
    });
    for (let failure = 0; failure < 2 * LINES.length + 1; failure += 1) {
      session.report({ is: 'playing', sourceId, firstFrameMs: 100 });
      session.report({ is: 'failed', sourceId, code: 'MEDIA_STALLED', status: null });
      await pass(0);
    }
  });
  const given = seen.slice(
    0,
    seen.findIndex(({ is }) => is === 'failed'),
  );
  expect(given.filter(({ is }) => is === 'ready')).toHaveLength(2 * LINES.length + 1);
  expect(seen[given.length]).toMatchObject({ code: 'MEDIA_NO_LINE' });
});

test('[8.16] a video with automatic quality restored keeps its lowered quality', async () => {
  const { seen } = await runSession({ room: ANCHOR }, async (session, _world, pass) => {
    session.chooseQuality('sd');
    await pass(0);
    session.chooseQuality(null);
    await pass(0);
    for (const sourceId of [3, 4]) {
      session.report({ is: 'stalled', sourceId, forMs: 3_000 });
      await pass(5_000);
    }
  });
  const qualities = seen.flatMap((view) => (view.is === 'ready' && !view.standby ? [view.qualityId] : []));
  expect(qualities).toEqual(['hd', 'sd', 'hd', 'hd', 'sd']);
});

test.each([null, 'hd'])(
  'selecting %s changes nothing for a video that already plays so',
  async (qualityId) => {
    const { seen, world } = await runSession({}, async (session, _world, pass) => {
      session.chooseQuality(qualityId);
      await pass(1_000);
    });
    expect(seen.map(({ is }) => is)).toEqual(['loading', 'ready']);
    expect(world.asked).toHaveLength(1);
  },
);

test('[8.16] a stall a minute after the last one lowers nothing', async () => {
  const { seen } = await runSession({ room: ANCHOR }, async (session, _world, pass) => {
    session.report({ is: 'stalled', sourceId: 1, forMs: 3_000 });
    await pass(60_001);
    session.report({ is: 'stalled', sourceId: 2, forMs: 3_000 });
    await pass(5_000);
  });
  expect(lastOf(seen)).toMatchObject({ is: 'ready', sourceId: 3, qualityId: 'hd' });
});

test('[8.16] an excused line is excused again after half a minute', async () => {
  const { seen, world } = await runSession({}, async (session, _world, pass) => {
    session.report({ is: 'ended', sourceId: 1 });
    await pass(30_000);
    session.report({ is: 'ended', sourceId: 2 });
    await pass(0);
  });
  expect(lastOf(seen)).toMatchObject({ is: 'ready', lineId: 'a', sourceId: 3 });
  expect(world.stored).toBe(0);
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
  expect(world.asked.length).toBeGreaterThan(1);
  expect(world.stored).toBe(0);
});

test('[8.16] a standby line is requested again only when its signature expires', async () => {
  const { world } = await runSession({}, async (_session, _world, pass) => pass(200_000));
  expect(world.asked).toEqual(['https://a.example', 'https://b.example']);
});

test('[2.11] a refresh tries no kind that the browser cannot play', async () => {
  const { seen } = await runSession({ room: ANCHOR, cannot: ['flv'] }, async (session, _world, pass) => {
    await pass(0);
    session.refresh();
    await pass(0);
  });
  const kinds = seen.flatMap((view) => (view.is === 'ready' ? [view.type] : []));
  expect(kinds).toEqual(['hls', 'hls']);
});
