import { expect, test } from 'vitest';
import type { VideoSession } from '#streams/core/video-session.ts';
import { ANCHOR, LINES, lastOf, linesOf, runSession } from '#tests/fixtures/video/video-world.ts';

const failed = (session: VideoSession, sourceId: number) =>
  session.report({ is: 'failed', sourceId, code: 'NETWORK_ABNORMAL', status: null });

const overtaken = (session: VideoSession, reason: 'broke' | 'silent' | 'slow') =>
  session.report({ is: 'overtaken', sourceId: 1, lineId: 'a', byLineId: 'b', reason });

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
  async (failure) => {
    const { seen, world } = await runSession({}, async (session, _world, pass) => {
      session.report({ ...failure, sourceId: 1 });
      await pass(1_000);
      session.report({ ...failure, sourceId: 2 });
      await pass(0);
    });
    expect(linesOf(seen)).toEqual(['a', 'a', 'b']);
    expect(world.stored).toBe(1);
  },
);

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

test.each([
  ['broke', 1],
  ['silent', 1],
  ['slow', 0],
] as const)('[8.16] a line overtaken because it %s is replaced at once', async (reason, counted) => {
  const { seen, world } = await runSession({}, async (session, _world, pass) => {
    await pass(2_000);
    overtaken(session, reason);
    overtaken(session, reason);
    await pass(2_000);
  });
  expect(lastOf(seen)).toMatchObject({ is: 'ready', sourceId: 1, lineId: 'b', standby: { lineId: 'c' } });
  expect(world.stored).toBe(counted);
});

test('a line that is not the standby overtakes nothing', async () => {
  const { seen } = await runSession({}, async (session, _world, pass) => {
    await pass(2_000);
    session.report({ is: 'overtaken', sourceId: 1, lineId: 'a', byLineId: 'c', reason: 'broke' });
    await pass(0);
  });
  expect(lastOf(seen)).toMatchObject({ is: 'ready', lineId: 'a', standby: { lineId: 'b' } });
});

test('[8.16] only the playing line is overtaken', async () => {
  const { seen, world } = await runSession({}, async (session, _world, pass) => {
    await pass(2_000);
    session.report({ is: 'overtaken', sourceId: 1, lineId: 'c', byLineId: 'b', reason: 'broke' });
    await pass(0);
  });
  expect(lastOf(seen)).toMatchObject({ is: 'ready', lineId: 'a', standby: { lineId: 'b' } });
  expect(world.stored).toBe(0);
});

test('[8.16] no line is overtaken while there is no standby', async () => {
  const { seen } = await runSession({}, async (session, _world, pass) => {
    overtaken(session, 'broke');
    await pass(0);
  });
  expect(linesOf(seen)).toEqual(['a']);
});

test('[8.16] a chosen quality stays when the line that plays it is overtaken', async () => {
  const { seen } = await runSession({}, async (session, _world, pass) => {
    session.chooseQuality('sd');
    await pass(2_000);
    session.report({ is: 'overtaken', sourceId: 2, lineId: 'a', byLineId: 'b', reason: 'slow' });
    await pass(0);
  });
  expect(lastOf(seen)).toMatchObject({ is: 'ready', lineId: 'b', qualityId: 'sd' });
});

test('[8.16] a manually selected line is replaced once it has failed', async () => {
  const { seen } = await runSession({}, async (session, _world, pass) => {
    session.chooseLine('c');
    await pass(0);
    failed(session, 2);
    await pass(0);
  });
  expect(linesOf(seen)).toEqual(['a', 'c', 'b']);
});

test('[8.16] failures before the first frame no longer count for its kind', async () => {
  const { seen } = await runSession({ room: ANCHOR }, async (session, _world, pass) => {
    for (const sourceId of [1, 2]) {
      failed(session, sourceId);
      await pass(0);
    }
    session.report({ is: 'playing', sourceId: 3, firstFrameMs: 100 });
    failed(session, 3);
    await pass(0);
  });
  const kinds = seen.flatMap((view) => (view.is === 'ready' ? [view.type] : []));
  expect(kinds).toEqual(['flv', 'flv', 'flv', 'flv']);
});

test('[8.16] two fatal reports of one source count once', async () => {
  const { seen, world } = await runSession({}, async (session, _world, pass) => {
    failed(session, 1);
    session.report({ is: 'stalled', sourceId: 1, forMs: 3_000 });
    await pass(0);
  });
  expect(world.stored).toBe(1);
  expect(linesOf(seen)).toEqual(['a', 'b']);
});

test('[8.16] a kind failing on every line is replaced until a refresh', async () => {
  const { seen } = await runSession({ room: ANCHOR }, async (session, _world, pass) => {
    for (const sourceId of [1, 2, 3]) {
      failed(session, sourceId);
      await pass(0);
    }
    session.refresh();
    await pass(0);
  });
  const kinds = seen.flatMap((view) => (view.is === 'ready' ? [view.type] : []));
  expect(kinds).toEqual(['flv', 'flv', 'flv', 'hls', 'flv']);
});

test('[8.16] failures of both kinds on every line end in an error', async () => {
  const { seen } = await runSession({}, async (session, _world, pass) => {
    for (const sourceId of [1, 2, 3, 4, 5, 6]) {
      failed(session, sourceId);
      await pass(0);
    }
  });
  const kinds = seen.flatMap((view) => (view.is === 'ready' ? [view.type] : []));
  expect(kinds).toEqual(['hls', 'hls', 'hls', 'flv', 'flv', 'flv']);
  expect(lastOf(seen)).toMatchObject({ is: 'failed', code: 'MEDIA_NO_LINE' });
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
