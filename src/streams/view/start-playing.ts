import { silenceForNow } from './sound-store.ts';

const isRefusal = (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'NotAllowedError';

/** Starts the picture; where the browser refuses sound it starts silent. A play that is overtaken by a load is no failure. */
export async function startPlaying(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play();
  } catch (thrown) {
    if (!isRefusal(thrown) || video.muted) return;
    silenceForNow();
    video.muted = true;
    await video.play().catch(() => undefined);
  }
}
