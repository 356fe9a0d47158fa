import type { MovieSound } from '#contract/community/gift/movie.ts';

const FULL_VOLUME = 100;

export type PlayingSound = {
  /** 0 to 100. */
  setVolume(volume: number): void;
  stop(): void;
};

/**
 * Plays a movie's sounds from now on, each at its time. Sound that cannot be decoded or started stays silent: the
 * animation does not wait for it. Rows of the movie that share their bytes are decoded once.
 */
export function playSounds(sounds: readonly MovieSound[], volume: number): PlayingSound {
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
      if (context.state !== 'closed') context.close().catch(() => undefined);
    },
  };
}
