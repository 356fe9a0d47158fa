import { describe, expect, test } from 'vitest';
import { LINES, lastOf, runSession } from '#tests/fixtures/video/video-world.ts';

const origins = LINES.map(({ origin }) => origin);

const dead = () => new Set(origins);

describe('buffered', () => {
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
});

describe('offAir', () => {
  test('a stream that has not begun is polled slowly until available', async () => {
    const { seen } = await runSession({ state: 'notStarted' }, async (_session, world, pass) => {
      world.state = 'live';
      await pass(5_000);
    });
    expect(seen.map(({ is }) => is)).toEqual(['loading', 'notStarted', 'loading', 'ready']);
  });
});

describe('retrying', () => {
  test('after failures of all lines the next attempt is announced and succeeds', async () => {
    const dead = new Set(LINES.map(({ origin }) => origin));
    const { seen } = await runSession({ dead }, async (_session, world, pass) => {
      world.dead.clear();
      await pass(2_500);
    });
    expect(seen.map(({ is }) => is)).toEqual(['loading', 'failed', 'loading', 'ready']);
    expect(seen[1]).toMatchObject({ code: 'MEDIA_NO_LINE', retryAtMono: 2_000 });
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
    const beforeFailure = seen.slice(
      0,
      seen.findIndex(({ is }) => is === 'failed'),
    );
    expect(beforeFailure.filter(({ is }) => is === 'ready')).toHaveLength(2 * LINES.length + 1);
    expect(seen[beforeFailure.length]).toMatchObject({ code: 'MEDIA_NO_LINE' });
  });

  test('[8.16] each attempt requests the lines again when none is left', async () => {
    const dead = new Set(LINES.map(({ origin }) => origin));
    const { world } = await runSession({ dead }, async (_session, _world, pass) => {
      for (let second = 0; second < 20; second += 1) await pass(1_000);
    });
    expect(world.lineRequests).toBeGreaterThan(3);
  });

  test('[8.16] when no reloaded line plays an error with a retry is shown', async () => {
    const dead = new Set(LINES.map(({ origin }) => origin));
    const { seen, world } = await runSession({ dead }, async () => undefined);
    expect(world.lineRequests).toBe(2);
    expect(lastOf(seen)).toMatchObject({ is: 'failed', code: 'MEDIA_NO_LINE' });
  });

  test('a failed request for the playing video is retried', async () => {
    const { seen } = await runSession({ refusal: 'TIMEOUT' }, async (_session, world, pass) => {
      world.refusal = null;
      await pass(2_000);
    });
    expect(seen[1]).toEqual({ is: 'failed', code: 'TIMEOUT', retryAtMono: 2_000 });
    expect(lastOf(seen)).toMatchObject({ is: 'ready' });
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
});

describe('stopped', () => {
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

  test('a room unknown to the platform is not retried', async () => {
    const { seen } = await runSession({ refusal: 'NOT_FOUND' }, async (_session, world, pass) => {
      world.refusal = null;
      await pass(60_000);
    });
    expect(seen).toEqual([{ is: 'loading' }, { is: 'unknown' }]);
  });
});
