import { expect, test } from 'vitest';
import type { VideoView } from '#contract/community/video/video-view.ts';
import type { VideoSession } from '#streams/core/video-session.ts';
import { ANCHOR, lastOf, runSession, type VideoWorld } from '#tests/fixtures/video/video-world.ts';

type Pass = (ms: number) => Promise<void>;

/** Stalls the player of each of these sources, five seconds apart. */
async function stall(session: VideoSession, pass: Pass, sourceIds: readonly number[]): Promise<void> {
  for (const sourceId of sourceIds) {
    session.report({ is: 'stalled', sourceId, forMs: 3_000 });
    await pass(5_000);
  }
}

/** The quality of each source, in order. */
const qualitiesOf = (seen: readonly VideoView[]) =>
  seen.flatMap((view) => (view.is === 'ready' && !view.standby ? [view.qualityId] : []));

const FOUR: Partial<VideoWorld> = {
  qualities: [1080, 360, 540, 720].map((height) => ({ qualityId: `${height}p`, name: `${height}p`, height })),
};

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
    expect(world.requests).toHaveLength(1);
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
  const standby = seen.findLast((view) => view.is === 'ready' && view.standby !== null);
  expect(standby).toMatchObject({ qualityId: 'audio', lineId: 'b', standby: { lineId: 'c' } });
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

test('[8.16] a quality is lowered to the next one below, whatever their order', async () => {
  const { seen } = await runSession(FOUR, async (session, _world, pass) =>
    stall(session, pass, [1, 2, 3, 4]),
  );
  expect(qualitiesOf(seen)).toEqual(['1080p', '1080p', '720p', '540p', '360p']);
});

test('[8.16] a second stall exactly a minute later still lowers the quality', async () => {
  const { seen } = await runSession({}, async (session, _world, pass) => {
    await pass(100_000);
    session.report({ is: 'stalled', sourceId: 1, forMs: 3_000 });
    await pass(60_000);
    session.report({ is: 'stalled', sourceId: 2, forMs: 3_000 });
    await pass(0);
  });
  expect(lastOf(seen)).toMatchObject({ is: 'ready', sourceId: 3, qualityId: 'sd' });
});

test('[8.16] stalls of a selected quality lower nothing after the selection is cleared', async () => {
  const { seen } = await runSession({}, async (session, _world, pass) => {
    session.chooseQuality('hd');
    await stall(session, pass, [1, 2]);
    session.chooseQuality(null);
    await pass(0);
  });
  expect(lastOf(seen)).toMatchObject({ is: 'ready', qualityId: 'hd' });
});

test('[8.16] stalls without a network lower nothing', async () => {
  const { seen } = await runSession({}, async (session, world, pass) => {
    world.online = false;
    await stall(session, pass, [1, 2]);
  });
  expect(lastOf(seen)).toMatchObject({ is: 'ready', sourceId: 3, qualityId: 'hd' });
});
