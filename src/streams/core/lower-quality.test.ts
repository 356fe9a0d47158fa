import { expect, test } from 'vitest';
import type { VideoView } from '#contract/community/video/video-view.ts';
import type { VideoSession } from '#streams/core/video-session.ts';
import { lastOf, runSession, type VideoWorld } from '#tests/fixtures/video/video-world.ts';

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
