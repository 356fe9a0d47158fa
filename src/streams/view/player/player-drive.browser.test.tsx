import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { driveBare } from '#tests/fixtures/video/bare-drive.ts';
import { openRoom } from '#tests/fixtures/video/live-room.tsx';
import { breakHost, hosts, mendHosts, openExchanges } from '#tests/fixtures/video/media-origin.ts';
import { watchPauses } from '../engine/viewer-pause.ts';

afterEach(async () => {
  vi.unstubAllGlobals();
  await mendHosts();
});

const SLOW = { timeout: 12_000 };

/** A source playing into a bare element. */
function play(type: 'hls' | 'flv', url: string) {
  const video = document.createElement('video');
  video.muted = true;
  document.body.append(video);
  const state = { frames: 0 };
  const driven = driveBare(type, url, {
    video,
    pausedByViewer: watchPauses(video).isPaused,
    onFirstFrame() {
      state.frames += 1;
    },
  });
  return { video, driven, state };
}

test.each([
  ['hls', '/live/anchor-1/index.m3u8?sig=good'],
  ['flv', '/live/anchor-1/hd.flv?sig=good'],
] as const)(
  '[7.14] a stopped %s player leaves no request behind, even on stalled origins',
  async (kind, path) => {
    const { video, driven, state } = play(kind, `${hosts[0]}${path}`);
    await expect.poll(() => state.frames, SLOW).toBe(1);
    await breakHost(0, { kind: 'stall' });
    driven.stop();
    await expect.poll(openExchanges, SLOW).toEqual([0, 0]);
    expect(video.playbackRate).toBe(1);
    expect(video.getAttribute('src')).toBeNull();
    video.remove();
  },
);

test('[7.14] a player stopped before its engine has come starts nothing', async () => {
  const { video, driven, state } = play('flv', `${hosts[0]}/live/anchor-1/hd.flv?sig=good`);
  driven.stop();
  await import('./flv/flv-player.ts');
  expect(await openExchanges()).toEqual([0, 0]);
  expect([state.frames, video.src]).toEqual([0, '']);
  video.remove();
});

test('an FLV that announces audio and sends none plays without it', async () => {
  const { video, driven, state } = play('flv', `${hosts[0]}/live/anchor-1/hd.flv?sig=good&silent=1`);
  await expect.poll(() => state.frames, SLOW).toBe(1);
  await expect.poll(() => video.currentTime, SLOW).toBeGreaterThan(0.5);
  expect(video.paused).toBe(false);
  driven.stop();
  video.remove();
});

test('a video resumed after a pause continues at the live edge', async () => {
  const { video, driven, state } = play('flv', `${hosts[0]}/live/anchor-1/hd.flv?sig=good`);
  await expect.poll(() => state.frames, SLOW).toBe(1);
  await userEvent.click(document.body);
  const end = () => (video.buffered.length > 0 ? video.buffered.end(0) : 0);
  let pausedAt = Number.POSITIVE_INFINITY;
  video.addEventListener('pause', () => {
    pausedAt = performance.now();
  });
  video.pause();
  // A stream that was late arrives in one burst: by itself it does not show how long the pause was.
  const isLong = () => performance.now() - pausedAt > 2_500 && end() - video.currentTime > 4;
  await expect.poll(isLong, SLOW).toBe(true);
  const behindAtSeek = new Promise((resolve) => {
    video.addEventListener('seeking', () => resolve(end() - video.currentTime), { once: true });
  });
  await video.play();
  expect(await behindAtSeek).toBeLessThan(1.5);
  driven.stop();
  video.remove();
});

test('[8.16] a browser without support shows an error without a retry button', async () => {
  for (const name of ['MediaSource', 'ManagedMediaSource', 'WebKitMediaSource'])
    vi.stubGlobal(name, undefined);
  const { reports } = openRoom({ types: ['hls', 'flv'] });
  await expect.element(page.getByRole('alert').getByText(/当前浏览器不支持这路画面/)).toBeVisible();
  expect(reports.map((report) => report.is === 'failed' && report.code)).toEqual([
    'MEDIA_UNSUPPORTED',
    'MEDIA_UNSUPPORTED',
  ]);
  expect(page.getByRole('button', { name: '立即重试' }).query()).toBeNull();
});
