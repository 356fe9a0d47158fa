import { silenceForNow } from './sound-store.ts';
import { isUnmeant } from './viewer-pause.ts';

const isRefusal = (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'NotAllowedError';

/** Elements the browser starts for nobody but the viewer's own hand. */
const refused = new WeakSet<HTMLVideoElement>();

export const isPlayRefused = (video: HTMLVideoElement): boolean => video.paused && refused.has(video);

/** How often a picture goes on after pauses of the browser's, before one of them is left alone. */
const MOST_RESTARTS = 3;
const restarts = new WeakMap<HTMLVideoElement, number>();

/**
 * WebKit lets a picture begin whose sound it does not know yet and pauses it as soon as sound comes, and now and then when the
 * rate changes. While nobody has pressed anything a pause is the browser's, and the picture goes on without its sound.
 */
function playOnSilent({ currentTarget: video }: Event): void {
  if (!(video instanceof HTMLVideoElement) || !video.isConnected || isUnmeant(video)) return;
  const before = restarts.get(video) ?? 0;
  if (navigator.userActivation.hasBeenActive || before >= MOST_RESTARTS) return;
  restarts.set(video, before + 1);
  if (!video.muted) {
    silenceForNow();
    video.muted = true;
  }
  void startPlaying(video);
}

/** Starts the picture; where the browser refuses sound it starts silent. A play that is overtaken by a load is no failure. */
export async function startPlaying(video: HTMLVideoElement): Promise<void> {
  refused.delete(video);
  video.addEventListener('pause', playOnSilent);
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
