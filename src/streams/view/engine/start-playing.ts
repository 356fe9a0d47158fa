import { silenceForNow, sound } from '../sound-store.ts';
import { isUnmeant } from './viewer-pause.ts';

const isRefusal = (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'NotAllowedError';

/** Elements that the browser starts only on a user gesture of the viewer. */
const refused = new WeakSet<HTMLVideoElement>();

export const isPlayRefused = (video: HTMLVideoElement): boolean => video.paused && refused.has(video);

/** Number of browser pauses after which a video is still resumed within the span, ms; the next one is left alone. */
const RESTARTS_MAX = 3;
const SPAN_MS = 10_000;
/** Times of the last restarts, monotonic ms. */
const restarts = new WeakMap<HTMLVideoElement, readonly number[]>();

/**
 * WebKit starts a video whose audio is not yet known and pauses it as soon as audio arrives, and now and then when the rate
 * changes. Before any user input a pause is the browser's, and the video continues muted.
 */
function playOnSilent({ currentTarget: video }: Event): void {
  if (!(video instanceof HTMLVideoElement) || !video.isConnected || isUnmeant(video)) return;
  const now = performance.now();
  const recent = (restarts.get(video) ?? []).filter((at) => now - at < SPAN_MS);
  if (navigator.userActivation.hasBeenActive || recent.length >= RESTARTS_MAX) return;
  restarts.set(video, [...recent, now]);
  if (!video.muted) {
    silenceForNow();
    video.muted = true;
  }
  void startPlaying(video);
}

/** WebKit may unmute the video when the rate changes, although the viewer has not requested sound. */
function staySilent({ currentTarget: video }: Event): void {
  if (navigator.userActivation.hasBeenActive || !(video instanceof HTMLVideoElement)) return;
  if (sound.muted && !video.muted) video.muted = true;
}

/** Starts the video; where the browser refuses sound it starts muted. A play call interrupted by a load is no failure. */
export async function startPlaying(video: HTMLVideoElement): Promise<void> {
  refused.delete(video);
  video.addEventListener('pause', playOnSilent);
  video.addEventListener('ratechange', staySilent);
  try {
    await video.play();
  } catch (thrown) {
    if (!isRefusal(thrown)) return;
    if (video.muted) {
      refused.add(video);
      return;
    }
    silenceForNow();
    video.muted = true;
    await startPlaying(video);
  }
}
