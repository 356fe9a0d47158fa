import { expect, onTestFinished, test } from 'vitest';
import { until } from '#tests/fixtures/time/until.ts';
import { whenPainted } from './video-progress.ts';

/** A video that plays what a canvas draws. */
async function createMovingVideo() {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  let turn = 0;
  const drawing = setInterval(() => pen?.fillRect(0, 0, ++turn % canvas.width, canvas.height), 40);
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = canvas.captureStream(25);
  document.body.append(video);
  onTestFinished(() => {
    clearInterval(drawing);
    video.remove();
  });
  await video.play();
  return video;
}

/** A browser of before the callback of frames existed. */
function withoutFrameCallback(): void {
  const own = Object.getOwnPropertyDescriptor(HTMLVideoElement.prototype, 'requestVideoFrameCallback');
  if (own === undefined) throw new Error('this browser has no such callback');
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestVideoFrameCallback');
  onTestFinished(() => {
    Object.defineProperty(HTMLVideoElement.prototype, 'requestVideoFrameCallback', own);
  });
}

test.each(['with', 'without'])(
  'a playing video is reported as painted, %s a callback of frames',
  async (how) => {
    const video = await createMovingVideo();
    if (how === 'without') withoutFrameCallback();
    const from = video.currentTime;
    const paintedAt = await new Promise<number>((painted) => {
      whenPainted(video, () => painted(video.currentTime));
    });
    expect(paintedAt).toBeGreaterThanOrEqual(from);
  },
);

test('without frame callbacks a stopped video is painted only once it moves', async () => {
  const video = await createMovingVideo();
  withoutFrameCallback();
  video.pause();
  const painted: string[] = [];
  whenPainted(video, () => painted.push('awaited'));
  const callOff = whenPainted(video, () => painted.push('called off'));
  video.dispatchEvent(new Event('timeupdate'));
  expect(painted).toEqual([]);
  callOff();
  await video.play();
  await until(() => expect(painted).toEqual(['awaited']));
});
