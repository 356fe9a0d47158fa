import { skip, take } from 'rxjs';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { startStopwatch } from '#core-client/time/stopwatch.ts';
import { driveBare } from '#tests/fixtures/video/bare-drive.ts';
import { openRoom } from '#tests/fixtures/video/live-room.tsx';
import { breakHost, hosts, mendHosts } from '#tests/fixtures/video/media-origin.ts';
import { createPlaybackClock } from './playback-clock.ts';
import type { TimelineMark } from './timeline-mark.ts';

const SLOW = { timeout: 15_000 };

/** Highest latency of a video at the live edge behind the clock, s. */
const AT_LIVE_EDGE_S = 60;

afterEach(async () => {
  await mendHosts();
});

const goalAt = (at: number): TimelineMark => ({ id: `${at}`, at, kind: 'goal', label: '12 分钟沈望进球' });

/** Opens a room whose clock reports the filming time of the current frame. */
async function opened(types: Parameters<typeof openRoom>[0], marks: readonly TimelineMark[] = []) {
  const clock = createPlaybackClock();
  const room = openRoom(types, { clock, marks });
  await expect.poll(() => clock.now().shownAt, SLOW).not.toBeNull();
  await expect.element(page.getByRole('slider', { name: '回看进度' })).toBeVisible();
  const behindS = () => Math.round((Date.now() - (clock.now().shownAt ?? 0)) / 1_000);
  // The first frame is the oldest of the playlist, until the player has sought the live edge.
  await expect.poll(behindS, SLOW).toBeLessThan(AT_LIVE_EDGE_S);
  const type = () => {
    const view = room.views.at(-1);
    return view?.is === 'ready' ? view.type : null;
  };
  return { ...room, clock, behindS, type };
}

const toLive = () => page.getByRole('button', { name: /，回到直播$/ });

test('a video seeks back ten seconds, stays there, and returns live', async () => {
  const room = await opened({ types: ['hls'] });
  const before = room.behindS();
  await page.getByRole('button', { name: '后退 10 秒' }).click();
  await userEvent.keyboard('j');
  await expect.poll(room.behindS, SLOW).toBeGreaterThanOrEqual(before + 18);
  const from = room.video.currentTime;
  await expect.poll(() => room.video.currentTime - from, SLOW).toBeGreaterThan(5);
  expect(room.behindS()).toBeGreaterThanOrEqual(before + 17);
  await toLive().click();
  await expect.poll(room.behindS, SLOW).toBeLessThanOrEqual(before + 3);
  expect(page.getByRole('button', { name: '1.25' }).query()).toBeNull();
}, 60_000);

test('a goal on the timeline shows the video of twenty minutes ago', async () => {
  const at = Date.now() - 20 * 60_000;
  const room = await opened({ types: ['hls'] }, [goalAt(at)]);
  await page.getByRole('button', { name: '回看 12 分钟沈望进球' }).click();
  await expect.poll(() => Math.abs((room.clock.now().shownAt ?? 0) - (at - 6_000)), SLOW).toBeLessThan(4_000);
  await expect.element(page.getByRole('button', { name: /^落后 20:\d\d，回到直播$/ })).toBeVisible();
  const from = room.video.currentTime;
  await expect.poll(() => room.video.currentTime - from, SLOW).toBeGreaterThan(5);
  expect(room.video.currentTime - from).toBeLessThan(60);
}, 40_000);

test('FLV switches to HLS for the last goal and back', async () => {
  const at = Date.now() - 5 * 60_000;
  const room = await opened({ types: ['flv', 'hls'] }, [goalAt(at)]);
  room.session.chooseKind('flv');
  await expect.poll(room.type, SLOW).toBe('flv');
  await expect.poll(room.behindS, SLOW).toBeLessThan(4);
  await userEvent.keyboard('g');
  await expect.poll(room.type, SLOW).toBe('hls');
  await expect.poll(() => Math.abs((room.clock.now().shownAt ?? 0) - (at - 6_000)), SLOW).toBeLessThan(4_000);
  await toLive().click();
  await expect.poll(room.type, SLOW).toBe('flv');
  await expect.poll(room.behindS, SLOW).toBeLessThan(4);
}, 60_000);

test('an FLV that starts after a seek back loses no goal', async () => {
  const at = Date.now() - 5 * 60_000;
  const late = Promise.withResolvers<void>();
  const room = await opened({ types: ['flv', 'hls'], heldBack: { hls: late.promise } }, [goalAt(at)]);
  const ready = () => room.views.flatMap((view) => (view.is === 'ready' ? [view] : []));
  const following = room.session.view$.pipe(skip(1), take(1)).subscribe(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'g', bubbles: true }));
  });
  room.session.chooseKind('flv');
  await expect.poll(() => room.reports.filter(({ is }) => is === 'playing').length, SLOW).toBe(2);
  expect([
    following.closed,
    ready()
      .map(({ type }) => type)
      .includes('hls'),
  ]).toEqual([true, false]);
  late.resolve();
  await expect.poll(room.type, SLOW).toBe('hls');
  await expect.poll(() => Math.abs((room.clock.now().shownAt ?? 0) - (at - 6_000)), SLOW).toBeLessThan(4_000);
}, 60_000);

/** Opens an HLS video of a minute ago, which delivers no data before `come`. */
function openingPast() {
  const coming = Promise.withResolvers<void>();
  const requested = vi.fn();
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    requested();
    await coming.promise;
    return real(...request);
  });
  const video = document.createElement('video');
  video.muted = true;
  document.body.append(video);
  const driven = driveBare('hls', `${hosts[0]}/live/anchor-1/index.m3u8?sig=good`, {
    video,
    from: Date.now() - MINUTE_MS,
    onFirstFrame: () => undefined,
  });
  onTestFinished(() => {
    driven.stop();
    video.remove();
    vi.unstubAllGlobals();
  });
  const untilRequested = () => expect.poll(() => requested.mock.calls.length, SLOW).toBeGreaterThan(0);
  return { video, driven, arrive: coming.resolve, askedFor: untilRequested };
}

const BEFORE = [
  ['has been asked for', false],
  ['has come', true],
] as const;

test.each(BEFORE)(
  'a viewer who seeks back before anything %s is shown that position',
  async (_what, isRequested) => {
    const { video, driven, arrive, askedFor } = openingPast();
    if (isRequested) await askedFor();
    const at = Date.now() - 5 * MINUTE_MS;
    expect(driven.goTo(at)).toBe(true);
    arrive();
    await expect.poll(() => video.currentTime > 0 && video.readyState > 2, SLOW).toBe(true);
    expect(Math.abs((driven.seenAt() ?? 0) - at)).toBeLessThan(8_000);
  },
);

test.each(BEFORE)(
  'a viewer who wants the present before anything %s is shown that',
  async (_what, isRequested) => {
    const { video, driven, arrive, askedFor } = openingPast();
    if (isRequested) await askedFor();
    driven.seekToLive();
    arrive();
    await expect.poll(() => video.currentTime > 0 && video.readyState > 2, SLOW).toBe(true);
    expect(Date.now() - (driven.seenAt() ?? 0)).toBeLessThan(MINUTE_MS / 3);
  },
);

test('[8.16] a DVR position is kept when every line has failed', async () => {
  const at = Date.now() - 10 * 60_000;
  const room = await opened({ types: ['hls'] }, [goalAt(at)]);
  await userEvent.keyboard('g');
  await expect.poll(() => Math.abs((room.clock.now().shownAt ?? 0) - (at - 6_000)), SLOW).toBeLessThan(4_000);
  const source = () => (room.views.at(-1)?.is === 'ready' ? room.views.at(-1) : null);
  const first = source();
  room.session.report({ is: 'stalled', sourceId: 1, forMs: 4_000 });
  await expect.poll(() => source() !== first && source() !== null, SLOW).toBe(true);
  await breakHost(0, { kind: 'reset' });
  await expect.poll(() => room.reports.filter(({ is }) => is === 'playing').length, SLOW).toBeGreaterThan(1);
  await expect.poll(room.behindS, SLOW).toBeGreaterThan(580);
  expect(room.behindS()).toBeLessThan(630);
}, 60_000);

test('a pause keeps its position in the video', async () => {
  const room = await opened({ types: ['hls'] });
  const before = room.behindS();
  room.video.pause();
  const pausedMs = startStopwatch();
  // On a busy machine the video may fall behind at once; only a long pause keeps its position.
  await expect.poll(() => Math.min(pausedMs() / 1_000, room.behindS() - before), SLOW).toBeGreaterThan(4);
  await userEvent.keyboard(' ');
  await expect.element(toLive()).toBeVisible();
  expect(room.behindS()).toBeGreaterThan(before + 3);
}, 40_000);

test('catching up plays faster and ends in the present', { tags: 'sweep', timeout: 120_000 }, async () => {
  const room = await opened({ types: ['hls'] });
  const before = room.behindS();
  await userEvent.keyboard(' ');
  await expect.poll(room.behindS, SLOW).toBeGreaterThan(before + 7);
  await userEvent.keyboard(' ');
  await page.getByRole('button', { name: '1.25 倍速追上直播' }).click();
  await expect.poll(() => room.video.playbackRate).toBe(1.25);
  await expect.element(toLive()).toBeVisible();
  await expect.poll(() => toLive().query(), { timeout: 90_000 }).toBeNull();
  await expect.poll(() => room.video.playbackRate).toBeLessThan(1.1);
});

test('an FLV-only room shows that it cannot seek back', async () => {
  const room = openRoom({ types: ['flv'] });
  await expect.element(page.getByText('这路画面不支持回看'), SLOW).toBeInTheDocument();
  expect(page.getByRole('slider', { name: '回看进度' }).query()).toBeNull();
  expect(room.reports.some(({ is }) => is === 'failed')).toBe(false);
});
