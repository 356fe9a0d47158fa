import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GiftRun, MovieSound } from '#contract/community/gift/stage.ts';
import { playMovie } from '#core-client/worker/gift-movies.ts';
import type { GiftStagePorts } from '../gift-ports.ts';
import { movieCanvas } from './movie-canvas.ts';

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

const FULL_VOLUME = 100;

type PlayingSound = {
  /** 0 to 100. */
  setVolume(volume: number): void;
  stop(): void;
};

/**
 * Plays a movie's sounds from now on, each at its time. Sound that cannot be decoded or started stays silent: the
 * animation does not wait for it. Rows of the movie that share their bytes are decoded once.
 */
function playSounds(sounds: readonly MovieSound[], volume: number): PlayingSound {
  const context = new AudioContext();
  const gain = context.createGain();
  gain.connect(context.destination);
  const setVolume = (level: number): void => {
    gain.gain.value = level / FULL_VOLUME;
  };
  setVolume(volume);
  const begin = context.currentTime;
  const decoded = new Map<Uint8Array, Promise<AudioBuffer>>();
  for (const sound of sounds) {
    const decoding = decoded.get(sound.bytes) ?? context.decodeAudioData(sound.bytes.slice().buffer);
    decoded.set(sound.bytes, decoding);
    decoding.then(
      (buffer) => {
        if (context.state === 'closed') return;
        const source = context.createBufferSource();
        source.buffer = buffer;
        source.connect(gain);
        source.start(begin + sound.startMs / 1000, sound.offsetMs / 1000);
      },
      () => undefined,
    );
  }
  return {
    setVolume,
    stop: () => {
      // A context that is already closing makes no sound.
      if (context.state !== 'closed') context.close().catch(() => undefined);
    },
  };
}

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
    const container = host.current;
    if (runId === '' || url === '' || !container) return;
    const refuse = (code: string): void => {
      mark('refused', { url, code });
      setBroken(runId);
    };
    const canvas = movieCanvas(container);
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
