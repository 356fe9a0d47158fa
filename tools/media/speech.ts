import { random } from '#sandbox/base/random.ts';
import { LOOP_SECONDS, swell } from './timeline.ts';

/** One syllable: when its vowel is loudest, how long it lasts and how loud it is (0 to 1). */
export interface Syllable {
  readonly at: number;
  readonly length: number;
  readonly loudness: number;
}

const PHRASE_SYLLABLES = 11;

/** Phrases of short syllables with pauses for breath, always the same for a name. */
export function speechOf(name: string): Syllable[] {
  const next = random(`speech-${name}`);
  const syllables: Syllable[] = [];
  let at = 0.5 + next() * 0.6;
  while (at < LOOP_SECONDS - 0.6) {
    const count = Math.round(PHRASE_SYLLABLES * (0.5 + next()));
    for (let i = 0; i < count && at < LOOP_SECONDS - 0.4; i++) {
      const length = 0.15 + next() * 0.11;
      syllables.push({ at: at + length / 2, length, loudness: 0.45 + next() * 0.55 });
      at += length;
    }
    at += 0.45 + next() * 0.7;
  }
  return syllables;
}

/** How loud the voice is at a moment, 0 to 1; the mouth and the sound both follow it. */
export function loudnessAt(syllables: readonly Syllable[], seconds: number): number {
  const sum = syllables.reduce((total, { at, length, loudness }) => {
    return Math.abs(at - seconds) > 1 ? total : total + loudness * swell(seconds, at, length * 0.42);
  }, 0);
  return Math.min(1, sum);
}
