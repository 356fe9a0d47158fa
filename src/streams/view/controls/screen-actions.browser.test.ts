import { expect, test } from 'vitest';
import { togglePictureInPicture } from './screen-actions.ts';

/** A video as on the stage, which opens in its own window or is refused. */
function stageVideo(opens: (video: HTMLVideoElement) => Promise<PictureInPictureWindow>) {
  const video = document.createElement('video');
  video.disablePictureInPicture = true;
  const atCall: boolean[] = [];
  video.requestPictureInPicture = () => {
    atCall.push(video.disablePictureInPicture);
    return opens(video);
  };
  return { video, atCall };
}

test('[4.01] the browser’s own button is allowed only in its window', async () => {
  const { video, atCall } = stageVideo(() => new Promise(() => undefined));
  void togglePictureInPicture(video);
  expect(atCall).toEqual([false]);
  video.dispatchEvent(new Event('leavepictureinpicture'));
  expect(video.disablePictureInPicture).toBe(true);
});

test('[4.01] a refused window hides the browser’s own button again', async () => {
  const { video, atCall } = stageVideo(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  await togglePictureInPicture(video);
  expect(atCall).toEqual([false]);
  expect(video.disablePictureInPicture).toBe(true);
});
