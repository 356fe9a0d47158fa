import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GiftRun } from '#contract/models/gift-stage.ts';
import type { GiftStagePorts } from './gift-ports.ts';
import { playMovie } from './movie-playback.ts';
import { type MovieSound, playSounds } from './movie-sound.ts';
import { loadPlayer } from './svga-player.ts';

type Wanted = {
  readonly run: GiftRun | null;
  /** 0 to 100; 0 plays no sound at all. */
  readonly volume: number;
  readonly ports: GiftStagePorts;
};

/** For an observer that measures how a gift's animation went. The page itself keeps nothing of it. */
const mark = (name: string, detail: Record<string, string>): void => {
  const entry = `gift.${name}`;
  performance.mark(entry, { detail });
  performance.clearMarks(entry);
};

/**
 * Loads and plays the animation of a run in the host element, and reports to the core when it is over.
 * @returns the run whose animation cannot be played; what is shown instead reports to the core
 */
export function useMovie(host: RefObject<HTMLElement | null>, { run, volume, ports }: Wanted): string | null {
  const [broken, setBroken] = useState<string | null>(null);
  const sound = useRef<MovieSound | null>(null);
  const runId = run?.runId ?? '';
  const url = run?.animationUrl ?? '';
  const done = useEffectEvent((id: string) => ports.shown(id));
  const load = useEffectEvent((signal: AbortSignal) => ports.loadMovie(url, signal));
  const loudness = useEffectEvent(() => volume);

  useEffect(() => sound.current?.setVolume(volume), [volume]);

  useEffect(() => {
    if (runId === '' || url === '') return;
    const abort = new AbortController();
    let stopMovie = (): void => undefined;
    const stop = (): void => {
      abort.abort();
      stopMovie();
      sound.current?.stop();
      sound.current = null;
    };
    const play = async (): Promise<void> => {
      const [SvgaPlayer, loaded] = await Promise.all([loadPlayer(), load(abort.signal)]);
      const place = host.current;
      if (loaded.is === 'refused') {
        mark('refused', { url, code: loaded.error.code });
        if (!abort.signal.aborted) setBroken(runId);
        return;
      }
      if (abort.signal.aborted || !place) {
        for (const { image } of loaded.movie.images) image.close();
        return;
      }
      mark('plays', { url });
      stopMovie = playMovie(SvgaPlayer, place, loaded.movie, () => {
        stop();
        done(runId);
      });
      if (loudness() > 0 && loaded.movie.sounds.length > 0)
        sound.current = playSounds(loaded.movie, loudness());
    };
    play().catch((thrown: unknown) => {
      mark('refused', { url, code: String(thrown) });
      if (abort.signal.aborted) return;
      stop();
      setBroken(runId);
    });
    return stop;
  }, [runId, url, host]);
  return broken;
}
