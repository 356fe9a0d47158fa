import type { Showing } from './programme.ts';
import { type Reel, readReel, type Unit, unitIndex } from './reel.ts';
import { type QualityId, type RenditionId, SEGMENT_MS } from './streams.table.ts';

/** Properties of a quality in the HLS manifest, before any segment has been loaded. */
export interface QualityFacts {
  /** Bits per second over a whole reel, both tracks together. */
  readonly bandwidth: number;
  /** Codecs, such as `avc1.4d401f,mp4a.40.2`. */
  readonly codecs: string;
}

/** All reels in all renditions; a file is read when it is first shown. */
export interface MediaLibrary {
  readonly unit: (showing: Showing, rendition: RenditionId) => Unit;
  readonly facts: (reel: string, quality: QualityId) => QualityFacts;
}

const AUDIO_CODEC = 'mp4a.40.2';

/** Profile, constraints and level are in the three bytes after the configuration's version. */
const videoCodec = (avcc: Uint8Array) => `avc1.${Buffer.from(avcc.subarray(1, 4)).toString('hex')}`;

const reels = new Map<string, Reel>();

function reelOf(name: string, rendition: RenditionId): Reel {
  const key = `${name}.${rendition}`;
  const reel = reels.get(key) ?? readReel(name, rendition);
  reels.set(key, reel);
  return reel;
}

/** The library is the same for every origin of a process. */
export const library: MediaLibrary = {
  unit({ reel, clip, part }, rendition) {
    const unit = reelOf(reel, rendition).unit(unitIndex(reel, clip, part));
    if (!unit) throw new Error(`the reel ${reel} ends before ${clip} in ${rendition}`);
    return unit;
  },
  facts(name, quality) {
    const { bytes, units, content } = reelOf(name, quality);
    return {
      bandwidth: Math.round((bytes * 8_000) / (units * SEGMENT_MS)),
      codecs: `${videoCodec(content.videoConfig)},${AUDIO_CODEC}`,
    };
  },
};
