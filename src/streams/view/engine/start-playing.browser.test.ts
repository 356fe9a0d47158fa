import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { driveBare } from '#tests/fixtures/video/bare-drive.ts';
import { hosts, mendHosts } from '#tests/fixtures/video/media-origin.ts';
import { startPlaying } from './start-playing.ts';
import { watchPauses } from './viewer-pause.ts';

afterEach(mendHosts);

const SLOW = { timeout: 12_000 };

/** Pauses a video as a browser does, and waits until its listeners have run. */
async function pause(video: HTMLVideoElement): Promise<void> {
  const paused = new Promise((resolve) => video.addEventListener('pause', resolve, { once: true }));
  video.pause();
  await paused;
}

// Before the test with a press: afterwards the page counts as touched.
test('[8.16] a fourth pause is left alone within ten seconds', async () => {
  const video = document.createElement('video');
  video.muted = true;
  Object.defineProperty(video, 'readyState', { value: HTMLMediaElement.HAVE_ENOUGH_DATA });
  document.body.append(video);
  let at = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => at);
  onTestFinished(() => {
    clock.mockRestore();
    video.remove();
  });
  void startPlaying(video);
  for (let times = 1; times <= 3; times += 1) {
    await pause(video);
    expect(video.paused, `pause ${times}`).toBe(false);
  }
  await pause(video);
  expect(video.paused).toBe(true);
  at += 10_000;
  void startPlaying(video);
  await pause(video);
  expect(video.paused).toBe(false);
});

test('[8.16] a pause before any user input is treated as the browser’s', async () => {
  const video = document.createElement('video');
  document.body.append(video);
  const state = { frames: 0 };
  const driven = driveBare('flv', `${hosts[0]}/live/anchor-1/hd.flv?sig=good`, {
    video,
    pausedByViewer: watchPauses(video).isPaused,
    onFirstFrame() {
      state.frames += 1;
    },
  });
  await expect.poll(() => state.frames, SLOW).toBe(1);
  expect(navigator.userActivation.hasBeenActive).toBe(false);
  video.pause();
  await expect.poll(() => video.paused, SLOW).toBe(false);
  expect(video.muted).toBe(true);
  video.muted = false;
  video.playbackRate = 1.05;
  await expect.poll(() => video.muted, SLOW).toBe(true);

  await userEvent.click(document.body);
  const paused = new Promise((resolve) => video.addEventListener('pause', resolve, { once: true }));
  video.pause();
  await paused;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(video.paused, 'a pause after a press is the viewer’s').toBe(true);
  driven.stop();
  video.remove();
});
