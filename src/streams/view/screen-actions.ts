import { startPlaying } from './start-playing.ts';

/** iPhones fill the screen with the bare video only. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };
/** Absent on iPhones and from the types. */
type LockableScreen = { lock?: (orientation: 'landscape') => Promise<void> };

const NARROW = '(max-width: 767px)';

/** A phone held upright turns the picture on its side; where that is refused it stays upright. */
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

export async function togglePictureInPicture(video: HTMLVideoElement | null): Promise<void> {
  const changing = document.pictureInPictureElement
    ? document.exitPictureInPicture()
    : video?.requestPictureInPicture();
  await changing?.catch(() => undefined);
}

export function togglePlaying(video: HTMLVideoElement | null): void {
  if (!video) return;
  if (video.paused) void startPlaying(video);
  else video.pause();
}
