import { random } from '#contract/units/random.ts';
import { UNIT_SECONDS } from '#tools/assets/media/motion.ts';
import { type ClipSound, normalised, resonance, SAMPLE_RATE, type Sound } from '../sound/clip-sound.ts';
import { loudnessAt, type Syllable } from './talk.ts';

const LEVEL = 0.05;

/** Wordless murmur at `pitch` Hz, in sync with the mouth. */
function murmur(name: string, pitch: number, units: number, speech: readonly Syllable[]): Sound {
  const next = random(`voice-${name}`);
  let turn = 0;
  const cords = Float64Array.from({ length: units * UNIT_SECONDS * SAMPLE_RATE }, (_, i) => {
    const seconds = i / SAMPLE_RATE;
    const melody = 1 + 0.09 * Math.sin(seconds * 4.1) + 0.05 * Math.sin(seconds * 7);
    turn += (pitch * melody) / SAMPLE_RATE;
    return loudnessAt(speech, seconds) * (1 - 2 * (turn % 1) + (next() - 0.5) * 0.15);
  });
  const [open, front, nose] = [
    resonance(cords, 620, 130),
    resonance(cords, 1250, 180),
    resonance(cords, 280, 120),
  ];
  return normalised(
    cords.map((_, i) => (nose[i] ?? 0) * 0.6 + (open[i] ?? 0) + (front[i] ?? 0) * 0.45),
    LEVEL,
  );
}

/** Voice of an anchor in a clip, over the ambient sound of the room. */
export function voice(name: string, pitch: number, units: number, speech: readonly Syllable[]): ClipSound {
  let sound: Sound | undefined;
  return {
    level: () => 1,
    extra: (_, index) => {
      sound ??= murmur(name, pitch, units, speech);
      return sound[index] ?? 0;
    },
  };
}
