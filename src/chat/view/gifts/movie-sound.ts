import type { GiftMovie } from '#contract/models/gift-movie.ts';

const FULL_VOLUME = 100;

export type MovieSound = {
  /** 0 to 100. */
  setVolume(volume: number): void;
  stop(): void;
};

/**
 * Plays a movie's sounds from now on, each at its frame. Sound that cannot be decoded or started stays silent: the
 * picture does not wait for it.
 */
export function playSounds(movie: GiftMovie<unknown>, volume: number): MovieSound {
  const context = new AudioContext();
  const gain = context.createGain();
  gain.connect(context.destination);
  const setVolume = (level: number): void => {
    gain.gain.value = level / FULL_VOLUME;
  };
  setVolume(volume);
  const begin = context.currentTime;
  for (const sound of movie.sounds) {
    context.decodeAudioData(sound.bytes.slice().buffer).then(
      (buffer) => {
        if (context.state === 'closed') return;
        const source = context.createBufferSource();
        source.buffer = buffer;
        source.connect(gain);
        source.start(begin + sound.startFrame / movie.fps, sound.offsetMs / 1000);
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
