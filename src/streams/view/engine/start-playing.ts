import { silenceForNow, sound } from '../sound-store.ts';
import { isUnmeant } from './viewer-pause.ts';

const isRefusal = (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'NotAllowedError';

/** Elements the browser starts for nobody but the viewer's own hand. */
const refused = new WeakSet<HTMLVideoElement>();

export const isPlayRefused = (video: HTMLVideoElement): boolean => video.paused && refused.has(video);

/** A picture goes on after so many pauses of the browser's within such a span, ms; then one of them is left alone. */
const MOST_RESTARTS = 3;
const SPAN_MS = 10_000;
/** Times of the last restarts, monotonic ms. */
const restarts = new WeakMap<HTMLVideoElement, readonly number[]>();

/**
 * WebKit lets a picture begin whose sound it does not know yet and pauses it as soon as sound comes, and now and then when the
 * rate changes. While nobody has pressed anything a pause is the browser's, and the picture goes on without its sound.
 */
function playOnSilent({ currentTarget: video }: Event): void {
  if (!(video instanceof HTMLVideoElement) || !video.isConnected || isUnmeant(video)) return;
  const now = performance.now();
  const recent = (restarts.get(video) ?? []).filter((at) => now - at < SPAN_MS);
  if (navigator.userActivation.hasBeenActive || recent.length >= MOST_RESTARTS) return;
  restarts.set(video, [...recent, now]);
  if (!video.muted) {
    silenceForNow();
    video.muted = true;
  }
  void startPlaying(video);
}

/** WebKit may take the silence away when the rate changes; nobody has asked for sound. */
function staySilent({ currentTarget: video }: Event): void {
  if (navigator.userActivation.hasBeenActive || !(video instanceof HTMLVideoElement)) return;
  if (sound.muted && !video.muted) video.muted = true;
}

/** Starts the picture; where the browser refuses sound it starts silent. A play that is overtaken by a load is no failure. */
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
