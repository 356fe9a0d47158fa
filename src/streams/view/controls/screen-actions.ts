import { startPlaying } from '../engine/start-playing.ts';

/** iPhones fill the screen with the bare video only. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };
/** Absent on iPhones and from the types. */
type LockableScreen = { lock?: (orientation: 'landscape') => Promise<void> };

const NARROW = '(width < 768px)';

/** Rotates a phone held upright to landscape; where that is refused it stays upright. */
async function turnPhone(): Promise<void> {
  const orientation: LockableScreen = screen.orientation;
  if (matchMedia(NARROW).matches) await orientation.lock?.('landscape');
}

async function enterOrLeave(stage: HTMLElement | null, video: PhoneVideo | null): Promise<void> {
  if (document.fullscreenElement) return document.exitFullscreen();
  if (!stage?.requestFullscreen) return video?.webkitEnterFullscreen?.();
  await stage.requestFullscreen();
  await turnPhone();
}

/** A browser may refuse; then everything stays as it is. */
export const toggleFullscreen = (stage: HTMLElement | null, video: PhoneVideo | null): Promise<void> =>
  enterOrLeave(stage, video).catch(() => undefined);

export const canPictureInPicture = (): boolean => document.pictureInPictureEnabled === true;

/**
 * Opens picture-in-picture for a video that hides the browser's own button, and hides the button again once the video is
 * back.
 */
async function popOut(video: HTMLVideoElement): Promise<void> {
  const disable = () => {
    video.disablePictureInPicture = true;
  };
  video.disablePictureInPicture = false;
  video.addEventListener('leavepictureinpicture', disable, { once: true });
  await video.requestPictureInPicture().catch(disable);
}

/** A browser may refuse; then everything stays as it is. */
export async function togglePictureInPicture(video: HTMLVideoElement | null): Promise<void> {
  // Refused: the video stays where it is.
  if (document.pictureInPictureElement) await document.exitPictureInPicture().catch(() => undefined);
  else if (video) await popOut(video);
}

export function togglePlaying(video: HTMLVideoElement | null): void {
  if (!video) return;
  if (video.paused) void startPlaying(video);
  else video.pause();
}
