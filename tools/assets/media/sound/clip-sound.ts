import { random } from '#contract/units/random.ts';
import { UNIT_SECONDS } from '#tools/assets/media/motion.ts';

/** 32 kHz makes an AAC frame 32 ms long: 60 of them are exactly one unit. */
export const SAMPLE_RATE = 32_000;
const UNIT_SAMPLES = UNIT_SECONDS * SAMPLE_RATE;

/** Mono samples from -1 to 1. */
export type Sound = Float64Array;

/** Location that determines the ambient sound of a clip. */
export type Ambience = 'stadium' | 'hall' | 'arena' | 'studio';

/** Ambient level at a second of a clip, 1 at rest, and additional sounds. */
export interface ClipSound {
  readonly level: (seconds: number) => number;
  readonly extra?: (seconds: number, index: number) => number;
}

interface Bed {
  readonly centres: readonly (readonly [hertz: number, width: number, share: number])[];
  readonly level: number;
}

const BEDS: Readonly<Record<Ambience, Bed>> = {
  stadium: {
    centres: [
      [420, 500, 1],
      [950, 420, 0.5],
    ],
    level: 0.022,
  },
  hall: {
    centres: [
      [520, 500, 1],
      [1250, 500, 0.5],
    ],
    level: 0.02,
  },
  arena: {
    centres: [
      [180, 160, 1],
      [700, 500, 0.4],
    ],
    level: 0.014,
  },
  studio: {
    centres: [
      [160, 200, 1],
      [500, 500, 0.2],
    ],
    level: 0.004,
  },
};

/** Resonance at `centre` Hz, whose output is used only after it has settled. */
export function resonance(input: Sound, centre: number, width: number): Sound {
  const radius = Math.exp((-Math.PI * width) / SAMPLE_RATE);
  const pull = 2 * radius * Math.cos((2 * Math.PI * centre) / SAMPLE_RATE);
  let [last, beforeLast] = [0, 0];
  const pass = (value: number) => {
    const out = (1 - radius) * value + pull * last - radius * radius * beforeLast;
    [beforeLast, last] = [last, out];
    return out;
  };
  for (const value of input.subarray(-SAMPLE_RATE)) pass(value);
  return input.map(pass);
}

export function normalised(sound: Sound, level: number): Sound {
  const power = sound.reduce((sum, value) => sum + value * value, 0) / sound.length;
  const gain = level / Math.sqrt(power || 1);
  return sound.map((value) => value * gain);
}

/** Noise of a place: what a crowd or a room makes of silence. */
function noiseOf(ambience: Ambience, seed: string, samples: number): Sound {
  const next = random(seed);
  const raw = Float64Array.from({ length: samples }, () => next() * 2 - 1);
  const { centres, level } = BEDS[ambience];
  const parts = centres.map(([centre, width, share]) => ({
    share,
    sound: normalised(resonance(raw, centre, width), 1),
  }));
  return normalised(
    raw.map((_, i) => parts.reduce((sum, part) => sum + (part.sound[i] ?? 0) * part.share, 0)),
    level,
  );
}

/** Around every border of units all clips of a place sound the same, so that a frame of sound that reaches over it fits. */
const SAME_SECONDS = 0.08;
const FADE_SECONDS = 0.08;

/** Sound of a clip. */
export function soundOf(ambience: Ambience, seed: string, units: number, { level, extra }: ClipSound): Sound {
  const joint = noiseOf(ambience, `joint ${ambience}`, UNIT_SAMPLES);
  const own = noiseOf(ambience, `own ${seed}`, units * UNIT_SAMPLES);
  return own.map((value, i) => {
    const within = i % UNIT_SAMPLES;
    const apart = Math.min(within, UNIT_SAMPLES - within) / SAMPLE_RATE;
    const share = Math.max(0, Math.min(1, (apart - SAME_SECONDS) / FADE_SECONDS));
    const bed = Math.sqrt(share) * value + Math.sqrt(1 - share) * (joint[within] ?? 0);
    const seconds = i / SAMPLE_RATE;
    return Math.max(-0.9, Math.min(0.9, bed * level(seconds) + (extra?.(seconds, i) ?? 0)));
  });
}

/** A unit of nothing but the joint's own sound, before and after every clip while it is encoded. */
export const bedUnit = (ambience: Ambience): Sound => noiseOf(ambience, `joint ${ambience}`, UNIT_SAMPLES);
