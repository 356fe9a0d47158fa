import { silenceForNow } from './sound-store.ts';

const isRefusal = (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'NotAllowedError';

/** Elements the browser starts for nobody but the viewer's own hand. */
const refused = new WeakSet<HTMLVideoElement>();

export const isPlayRefused = (video: HTMLVideoElement): boolean => video.paused && refused.has(video);

/** Starts the picture; where the browser refuses sound it starts silent. A play that is overtaken by a load is no failure. */
export async function startPlaying(video: HTMLVideoElement): Promise<void> {
  refused.delete(video);
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
