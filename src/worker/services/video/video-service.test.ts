import { NEVER, of } from 'rxjs';
import { expect, onTestFinished, test } from 'vitest';
import type { OpenVideo, VideoView } from '#contract/community/video/video-view.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import { serverTime } from '#contract/units/time.ts';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import { ANCHOR, LINES } from '#tests/fixtures/video/video-world.ts';
import { createServerClock } from '#worker/clock/server-clock.ts';
import { memoryStore } from '#worker/storage/key-value-store.ts';
import type { Send } from '#worker/wire/send.ts';
import { createVideoService } from './video-service.ts';

const ANSWERS = new Map<string, unknown>([
  [
    'live.playingVideo',
    { state: 'live', eventId: 'e', channel: 'c', platform: 'web', types: ['hls', 'flv'] },
  ],
  ['site.domains', { video: LINES, media: [] }],
]);
const send: Send = async (name) => Object(ANSWERS.get(name));

/** Service with three healthy lines; `open` subscribes to a video and returns the views shown. */
function openService() {
  const { scheduler, advance } = virtualTime();
  const service = createVideoService(
    {
      send,
      scheduler,
      clock: createServerClock({ monotonic: () => scheduler.now(), wallClock: () => scheduler.now() }),
      random: () => 0.5,
      storage: memoryStore(),
      tabs: { siteLocks: null, locks: null, received$: NEVER, publish: () => undefined },
    },
    {
      source: ({ type }) =>
        of({
          type,
          urls: [{ qualityId: 'hd', url: `/live.${type}` }],
          qualities: [{ qualityId: 'hd', name: '超清', height: 720 }],
          expiresAt: serverTime(scheduler.now() + HOUR_MS),
        }),
      probe: () => of(null),
      online: () => true,
    },
  );
  const open = (video: OpenVideo) => {
    const views: VideoView[] = [];
    const following = service.view(video).subscribe((view) => views.push(view));
    onTestFinished(() => following.unsubscribe());
    return { now: () => views.at(-1), close: () => following.unsubscribe() };
  };
  return { service, open, advance };
}

const ROOM: OpenVideo = { room: ANCHOR, prefer: null, cannot: [] };
const PREVIEW: OpenVideo = { room: ANCHOR, prefer: 'flv', cannot: [] };

test('[8.16] a choice reaches its own video, not the newest of its room', async () => {
  const { service, open, advance } = openService();
  const [room, preview] = [open(ROOM), open(PREVIEW)];
  await advance(0);
  const before = preview.now();
  await service.chooseLine(ROOM, 'c');
  await advance(0);
  expect(room.now()).toMatchObject({ is: 'ready', lineId: 'c' });
  expect(preview.now()).toBe(before);
});

test('[8.16] a failure moves its own video to another line', async () => {
  const { service, open, advance } = openService();
  const [room, preview] = [open(ROOM), open(PREVIEW)];
  await advance(0);
  const before = preview.now();
  await service.report(ROOM, { is: 'stalled', sourceId: 1, forMs: 5_000 });
  await advance(0);
  expect(room.now()).toMatchObject({ is: 'ready', lineId: 'b', sourceId: 2 });
  expect(preview.now()).toBe(before);
});

test('the end of one video leaves the other session active', async () => {
  const { service, open, advance } = openService();
  const [room, preview] = [open(ROOM), open(PREVIEW)];
  await advance(0);
  preview.close();
  await service.chooseLine({ ...ROOM, cannot: [] }, 'c');
  await advance(0);
  expect(room.now()).toMatchObject({ is: 'ready', lineId: 'c' });
});

test('the figures of a video name its line changes and their causes', async () => {
  const { service, open, advance } = openService();
  open(ROOM);
  await advance(0);
  await service.report(ROOM, { is: 'stalled', sourceId: 1, forMs: 5_000 });
  await advance(0);
  expect(service.playing()?.lineChanges).toMatchObject([
    { from: { lineId: 'a' }, to: { lineId: 'b' }, cause: { is: 'stalled' } },
  ]);
});
