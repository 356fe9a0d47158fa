import { random } from '#contract/units/random.ts';
import { swell, UNIT_SECONDS } from '#tools/assets/media/motion.ts';

/** One syllable: when its vowel is loudest, how long it lasts and how loud it is (0 to 1). */
export interface Syllable {
  readonly at: number;
  readonly length: number;
  readonly loudness: number;
}

/** Silence at the border of two units, where another clip may begin, s. */
const QUIET_SECONDS = 0.2;

/** A phrase in each unit, always the same for a name. */
export function speechOf(name: string, units: number): Syllable[] {
  const next = random(`speech-${name}`);
  const syllables: Syllable[] = [];
  for (let unit = 0; unit < units; unit += 1) {
    const [start, end] = [unit * UNIT_SECONDS + QUIET_SECONDS, (unit + 1) * UNIT_SECONDS - QUIET_SECONDS];
    for (let at = start + next() * 0.15; at < end - 0.28; ) {
      const length = 0.15 + next() * 0.1;
      syllables.push({ at: at + length / 2, length, loudness: 0.45 + next() * 0.55 });
      at += length + (next() > 0.82 ? 0.16 : 0);
    }
  }
  return syllables;
}

/** Loudness of the voice at a moment, 0 to 1; the mouth and the sound both follow it. */
export function loudnessAt(syllables: readonly Syllable[], seconds: number): number {
  const sum = syllables.reduce((total, { at, length, loudness }) => {
    return Math.abs(at - seconds) > 0.6 ? total : total + loudness * swell(seconds, at, length * 0.42);
  }, 0);
  return Math.min(1, sum);
}
