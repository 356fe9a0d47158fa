import { expect, test } from 'vitest';
import type { VideoSession } from '#streams/core/video-session.ts';
import { ANCHOR, LINES, lastOf, linesOf, runSession } from '#tests/fixtures/video/video-world.ts';

const A = 'https://a.example';
const failed = (session: VideoSession, sourceId: number) =>
  session.report({ is: 'failed', sourceId, code: 'NETWORK_ABNORMAL', status: null });
const overtaken = (session: VideoSession, why: 'broke' | 'silent' | 'slow') =>
  session.report({ is: 'overtaken', sourceId: 1, lineId: 'a', byLineId: 'b', why });

test('[8.16] a standby line is kept ready and signed in time', async () => {
  const { seen } = await runSession({}, async (_session, _world, pass) => pass(280_000));
  const spares = seen.flatMap((view) => (view.is === 'ready' && view.standby ? [view.standby] : []));
  expect(new Set(spares.map(({ lineId }) => lineId))).toEqual(new Set(['b']));
  expect(new Set(spares.map(({ url }) => url)).size).toBeGreaterThan(1);
  expect(spares[0]?.url).toMatch(/^https:\/\/b\.example\/live\.hls/);
});

test.each([
  ['broke', 1],
  ['silent', 1],
  ['slow', 0],
] as const)('[8.16] a line overtaken because it %s is replaced at once', async (why, counted) => {
  const { seen, world } = await runSession({}, async (session, _world, pass) => {
    await pass(2_000);
    overtaken(session, why);
    overtaken(session, why);
    await pass(2_000);
  });
  expect(lastOf(seen)).toMatchObject({ is: 'ready', sourceId: 1, lineId: 'b', standby: { lineId: 'c' } });
  expect(world.stored).toBe(counted);
});

test.each([
  ['kind', (session: VideoSession) => session.chooseKind('flv'), { type: 'flv', asked: 'flv' }],
  ['quality', (session: VideoSession) => session.chooseQuality('sd'), { qualityId: 'sd' }],
])(
  '[8.16] a selected %s is loaded although the playing line is overtaken meanwhile',
  async (_what, choose, chosen) => {
    const { seen } = await runSession({}, async (session, world, pass) => {
      await pass(2_000);
      for (const { origin } of LINES) world.waits.set(origin, 100);
      choose(session);
      await pass(50);
      overtaken(session, 'slow');
      await pass(2_000);
    });
    expect(lastOf(seen)).toMatchObject({ is: 'ready', sourceId: 2, ...chosen });
  },
);

test('a line that is not the spare overtakes nothing', async () => {
  const { seen } = await runSession({}, async (session, _world, pass) => {
    await pass(2_000);
    session.report({ is: 'overtaken', sourceId: 1, lineId: 'a', byLineId: 'c', why: 'broke' });
    await pass(0);
  });
  expect(lastOf(seen)).toMatchObject({ is: 'ready', lineId: 'a', standby: { lineId: 'b' } });
});

test('[8.16] only the playing line is overtaken', async () => {
  const { seen, world } = await runSession({}, async (session, _world, pass) => {
    await pass(2_000);
    session.report({ is: 'overtaken', sourceId: 1, lineId: 'c', byLineId: 'b', why: 'broke' });
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
    session.report({ is: 'overtaken', sourceId: 2, lineId: 'a', byLineId: 'b', why: 'slow' });
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

test('[8.16] each attempt requests the lines again when none is left', async () => {
  const dead = new Set(LINES.map(({ origin }) => origin));
  const { world } = await runSession({ dead }, async (_session, _world, pass) => {
    for (let second = 0; second < 20; second += 1) await pass(1_000);
  });
  expect(world.linesAsked).toBeGreaterThan(3);
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

test('[8.16] a source without a url counts as a failure of the line', async () => {
  const { seen, world } = await runSession(
    { address: (type, asked) => (asked === 1 ? null : `/live.${type}?n=${asked}`) },
    async () => undefined,
  );
  expect(lastOf(seen)).toMatchObject({ is: 'ready', lineId: 'b' });
  expect(world.stored).toBe(1);
});

test.each(['https://evil.example/live', 'http://a.example/live', 'data:text/plain,x', 'http://10.0.0.1/x'])(
  '[7.14] a video at %s is rejected, and the next line is requested',
  async (address) => {
    const { seen, world } = await runSession(
      { address: (type, asked) => (asked === 1 ? `${address}?x=1` : `/live.${type}?n=${asked}`) },
      async () => undefined,
    );
    expect(linesOf(seen)).toEqual(['b']);
    expect(world.stored).toBe(1);
  },
);

test('[7.14] an origin named by the platform may deliver the video', async () => {
  const { seen } = await runSession(
    { media: ['http://studio.example:8080'], address: () => 'http://studio.example:8080/x.m3u8?y=1' },
    async () => undefined,
  );
  expect(lastOf(seen)).toMatchObject({ is: 'ready', lineId: 'a' });
});

test('[8.16] a failed renewal is retried while the old signature is valid', async () => {
  const { seen, world } = await runSession({}, async (_session, broken, pass) => {
    await pass(250_000);
    broken.dead.add(A);
    await pass(12_000);
    broken.dead.delete(A);
    await pass(20_000);
  });
  expect(world.asked.filter((origin) => origin === A).length).toBeGreaterThan(2);
  expect(seen.every((view) => view.is !== 'ready' || view.sourceId === 1)).toBe(true);
  expect(lastOf(seen)).toMatchObject({ is: 'ready', lineId: 'a' });
});

test('[8.16] with no line left, the lines are reloaded and one plays', async () => {
  const { seen, world } = await runSession({}, async (session, broken, pass) => {
    for (const { origin } of LINES) broken.dead.add(origin);
    broken.lines = [{ lineId: 'd', name: 'd', origin: 'https://d.example' }];
    failed(session, 1);
    await pass(0);
  });
  expect(world).toMatchObject({ linesAsked: 2, freshLines: 1 });
  expect(linesOf(seen)).toEqual(['a', 'd']);
});

test('[8.16] when no reloaded line plays an error with a retry is shown', async () => {
  const dead = new Set(LINES.map(({ origin }) => origin));
  const { seen, world } = await runSession({ dead }, async () => undefined);
  expect(world.linesAsked).toBe(2);
  expect(lastOf(seen)).toMatchObject({ is: 'failed', code: 'MEDIA_NO_LINE' });
});

test('[8.16] a refresh reloads the lines and allows an abandoned kind again', async () => {
  const { seen, world } = await runSession({}, async (session, _world, pass) => {
    session.report({ is: 'failed', sourceId: 1, code: 'MEDIA_UNSUPPORTED', status: null });
    await pass(0);
    session.refresh();
    await pass(0);
  });
  expect(world.linesAsked).toBe(2);
  expect(seen.flatMap((view) => (view.is === 'ready' ? [view.type] : []))).toEqual(['hls', 'flv', 'hls']);
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

test('[2.11] an anchor defaults to lowest delay, a match to HLS, unless selected', async () => {
  const kindOf = async (part: Parameters<typeof runSession>[0]) => {
    const { seen } = await runSession(part, async () => undefined);
    const view = lastOf(seen);
    return view?.is === 'ready' ? view.type : null;
  };
  expect(await kindOf({ room: ANCHOR })).toBe('flv');
  expect(await kindOf({})).toBe('hls');
  expect(await kindOf({ room: ANCHOR, prefer: 'hls' })).toBe('hls');
  expect(await kindOf({ prefer: 'flv' })).toBe('flv');
});

test('[2.11] a browser that cannot play a kind receives the other at once', async () => {
  const asked = async (part: Parameters<typeof runSession>[0]) => {
    const { seen } = await runSession(part, async () => undefined);
    return seen.flatMap((view) =>
      view.is === 'ready' ? [view.type] : view.is === 'failed' ? [view.code] : [],
    );
  };
  expect(await asked({ room: ANCHOR, cannot: ['flv'] })).toEqual(['hls']);
  expect(await asked({ room: ANCHOR, prefer: 'flv', cannot: ['flv'] })).toEqual(['hls']);
  expect(await asked({ cannot: ['hls', 'flv'] })).toEqual(['MEDIA_UNSUPPORTED']);
});

test('[2.11] a kind selected during playback is played next', async () => {
  const { seen } = await runSession({}, async (session, _world, pass) => {
    session.chooseKind('flv');
    await pass(0);
  });
  expect(lastOf(seen)).toMatchObject({ is: 'ready', type: 'flv', types: ['hls', 'flv'] });
});

test('[2.11] a browser without FLV receives HLS in an FLV-only room', async () => {
  const { seen } = await runSession({ types: ['flv'] }, async (session, _world, pass) => {
    session.report({ is: 'failed', sourceId: 1, code: 'MEDIA_UNSUPPORTED', status: null });
    await pass(0);
  });
  expect(lastOf(seen)).toMatchObject({ is: 'ready', type: 'hls' });
});

test('[8.16] a video that stalls again on the next line gets lower quality', async () => {
  const { seen } = await runSession({ room: ANCHOR }, async (session, _world, pass) => {
    for (const sourceId of [1, 2]) {
      session.report({ is: 'stalled', sourceId, forMs: 3_000 });
      await pass(5_000);
    }
  });
  const qualities = seen.flatMap((view) => (view.is === 'ready' && !view.standby ? [view.qualityId] : []));
  expect(qualities).toEqual(['hd', 'hd', 'sd']);
});

test('audio only stays selected on every line until video is requested', async () => {
  const { seen } = await runSession({}, async (session, _world, pass) => {
    session.chooseQuality('audio');
    await pass(0);
    session.report({ is: 'stalled', sourceId: 2, forMs: 4_000 });
    await pass(2_000);
    session.chooseQuality('sd');
    await pass(0);
  });
  const played = seen.flatMap((view) => (view.is === 'ready' && !view.standby ? [view.qualityId] : []));
  expect(played).toEqual(['hd', 'audio', 'audio', 'sd']);
  const spare = seen.findLast((view) => view.is === 'ready' && view.standby !== null);
  expect(spare).toMatchObject({ qualityId: 'audio', lineId: 'b', standby: { lineId: 'c' } });
  expect(lastOf(seen)).toMatchObject({ addressed: ['hd', 'sd', 'audio'] });
});

test('[8.16] a repeatedly stalling video is never replaced by audio only', async () => {
  const { seen } = await runSession({}, async (session, _world, pass) => {
    for (const sourceId of [1, 2, 3, 4]) {
      session.report({ is: 'stalled', sourceId, forMs: 4_000 });
      await pass(3_000);
    }
  });
  const last = seen.findLast((view) => view.is === 'ready');
  expect(last).toMatchObject({ qualityId: 'sd' });
});
