import { type FlvTag, type FlvTracks, flvHead } from './flv-tags.ts';

/** Amount of video without audio after which none is expected. */
const SOUNDLESS_MS = 1_000;

/**
 * Holds back the beginning of a stream until it is clear whether it includes audio: an engine that was promised audio waits
 * for it forever, and so does one that was promised video. The stream's own time counts, so a hidden or paused page changes
 * nothing.
 */
export type FlvOpening = {
  /** Returns the data the engine may receive now. */
  pass(tags: readonly FlvTag[], promised: FlvTracks): readonly Uint8Array<ArrayBuffer>[];
  /** Reports whether audio arrived after it had been given up, for the first time of this source. */
  missesSound(): boolean;
};

const isSound = ({ is, isConfig }: FlvTag): boolean => is === 'audio' && !isConfig;

/** @param hadSound the source was opened before and turned out to have sound, whatever its head announces */
export function createFlvOpening(hadSound = false): FlvOpening {
  let held: readonly FlvTag[] = [];
  let sound: boolean | null = null;
  let missed = false;

  const decided = (promised: FlvTracks): boolean | null => {
    if (held.some(isSound)) return true;
    const stamps = held.flatMap(({ is, isConfig, at }) => (is === 'video' && !isConfig ? [at] : []));
    // A decoder's configuration promises sound as the head does, and is no more than that.
    const isPromised = promised.audio || hadSound || held.some(({ is }) => is === 'audio');
    if (!isPromised) return stamps.length > 0 ? false : null;
    return Math.max(...stamps) - Math.min(...stamps) >= SOUNDLESS_MS ? false : null;
  };
  /** Without audio the stream's script tags are removed too: they may announce it again. */
  const withoutAudio = (tags: readonly FlvTag[]) => {
    missed ||= tags.some(isSound);
    return tags.filter(({ is }) => is === 'video').map(({ bytes }) => bytes);
  };
  return {
    pass(tags, promised) {
      if (sound === true) return tags.map(({ bytes }) => bytes);
      if (sound === false) return withoutAudio(tags);
      held = [...held, ...tags];
      sound = decided(promised);
      if (sound === null) return [];
      const opening = held;
      held = [];
      const video = promised.video || opening.some(({ is }) => is === 'video');
      const head = flvHead({ audio: sound, video });
      return [head, ...(sound ? opening.map(({ bytes }) => bytes) : withoutAudio(opening))];
    },
    missesSound: () => missed && !hadSound,
  };
}
