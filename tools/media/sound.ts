import { random } from '#sandbox/base/random.ts';
import { loudnessAt, speechOf } from './speech.ts';
import { LOOP_SECONDS, SAMPLE_RATE, swell } from './timeline.ts';

/** One loop of mono sound, samples from -1 to 1; its end leads into its beginning. */
export type Sound = Float64Array;

const SAMPLES = LOOP_SECONDS * SAMPLE_RATE;

const soundOf = (sample: (seconds: number, index: number) => number): Sound =>
  Float64Array.from({ length: SAMPLES }, (_, i) => sample(i / SAMPLE_RATE, i));

function noise(seed: string): Sound {
  const next = random(seed);
  return soundOf(() => next() * 2 - 1);
}

/**
 * A resonance at `centre` Hz. It runs through the loop twice and keeps the second pass, so that it
 * has already swung in where the loop begins.
 */
function resonance(input: Sound, centre: number, width: number): Sound {
  const radius = Math.exp((-Math.PI * width) / SAMPLE_RATE);
  const pull = 2 * radius * Math.cos((2 * Math.PI * centre) / SAMPLE_RATE);
  let [last, beforeLast] = [0, 0];
  const pass = (value: number) => {
    const out = (1 - radius) * value + pull * last - radius * radius * beforeLast;
    [beforeLast, last] = [last, out];
    return out;
  };
  for (const value of input) pass(value);
  return input.map(pass);
}

function normalised(sound: Sound, level: number): Sound {
  const power = sound.reduce((sum, value) => sum + value * value, 0) / sound.length;
  const gain = level / Math.sqrt(power || 1);
  return sound.map((value) => Math.max(-0.9, Math.min(0.9, value * gain)));
}

/** A stadium: a low roar that rises with the attack and sighs after the save. */
export function crowdSound(seed: string): Sound {
  const source = noise(`crowd-${seed}`);
  const roar = normalised(resonance(source, 420, 500), 1);
  const voices = normalised(resonance(source, 950, 420), 1);
  const mood = (seconds: number) =>
    0.5 +
    0.12 * Math.sin((seconds / LOOP_SECONDS) * 6 * Math.PI) +
    0.5 * swell(seconds, 9.6, 1.6) +
    0.9 * swell(seconds, 10.9, 0.9);
  return normalised(
    soundOf((seconds, i) => mood(seconds) * ((roar[i] ?? 0) + (voices[i] ?? 0) * 0.5 * mood(seconds))),
    0.045,
  );
}

/** A voice-like murmur at `pitch` Hz without words, in step with the anchor's mouth. */
export function voiceSound(name: string, pitch: number): Sound {
  const speech = speechOf(name);
  const next = random(`voice-${name}`);
  let turn = 0;
  const cords = soundOf((seconds) => {
    const melody =
      1 + 0.09 * Math.sin((seconds / LOOP_SECONDS) * 26 * Math.PI) + 0.05 * Math.sin(seconds * 7);
    turn += (pitch * melody) / SAMPLE_RATE;
    return loudnessAt(speech, seconds) * (1 - 2 * (turn % 1) + (next() - 0.5) * 0.15);
  });
  const open = resonance(cords, 620, 130);
  const front = resonance(cords, 1250, 180);
  const nose = resonance(cords, 280, 120);
  return normalised(
    soundOf((_, i) => (nose[i] ?? 0) * 0.6 + (open[i] ?? 0) + (front[i] ?? 0) * 0.45),
    0.05,
  );
}
