import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GiftRun } from '#contract/community/gift/stage.ts';
import { playMovie } from '#core-client/worker/gift-movies.ts';
import type { GiftStagePorts } from '../gift-ports.ts';
import { movieCanvas } from './movie-canvas.ts';
import { type PlayingSound, playSounds } from './movie-sound.ts';

type Wanted = {
  readonly run: GiftRun | null;
  /** 0 to 100; 0 plays no sound at all. */
  readonly volume: number;
  readonly ports: GiftStagePorts;
};

/** Adds a performance mark for an observer that measures a gift's animation. The page itself does not retain it. */
const mark = (name: string, detail: Record<string, string>): void => {
  const entry = `gift.${name}`;
  performance.mark(entry, { detail });
  performance.clearMarks(entry);
};

/**
 * Plays the animation of a run over the host element, and reports its end to the core.
 * @returns the run whose animation cannot be played; the fallback shown instead reports to the core
 */
export function useMovie(host: RefObject<HTMLElement | null>, { run, volume, ports }: Wanted): string | null {
  const [broken, setBroken] = useState<string | null>(null);
  const sound = useRef<PlayingSound | null>(null);
  const runId = run?.runId ?? '';
  const url = run?.animationUrl ?? '';
  const done = useEffectEvent((id: string) => ports.shown(id));
  const loudness = useEffectEvent(() => volume);

  useEffect(() => sound.current?.setVolume(volume), [volume]);

  useEffect(() => {
    const place = host.current;
    if (runId === '' || url === '' || !place) return;
    const refuse = (code: string): void => {
      mark('refused', { url, code });
      setBroken(runId);
    };
    const canvas = movieCanvas(place);
    if (!canvas) {
      refuse('ANIMATION_BROKEN');
      return;
    }
    const movie = playMovie(url, canvas.drawnOn, (event) => {
      if (event.is === 'plays') {
        mark('plays', { url });
        if (loudness() > 0 && event.sounds.length > 0) sound.current = playSounds(event.sounds, loudness());
        return;
      }
      stop();
      if (event.is === 'over') done(runId);
      else refuse(event.error.code);
    });
    canvas.onFit((size) => movie.fit(size));
    const stop = (): void => {
      movie.stop();
      canvas.remove();
      sound.current?.stop();
      sound.current = null;
    };
    return stop;
  }, [runId, url, host]);
  return broken;
}
