import type { Drawing } from '#sandbox/art/drawing.ts';
import type { Gesture } from '#sandbox/art/gesture.ts';
import { n, times } from '#sandbox/art/pen.ts';
import { studio } from '#sandbox/art/studio.ts';
import { random } from '#sandbox/base/random.ts';
import { loudnessAt, type Syllable, speechOf } from './speech.ts';
import { FPS, LOOP_SECONDS, swell } from './timeline.ts';

export interface AnchorLook {
  readonly name: string;
  readonly room: number;
  readonly set: number;
}

/** A sine that fits `turns` times into the loop. */
const turning = (seconds: number, turns: number, start = 0) =>
  Math.sin((seconds / LOOP_SECONDS) * turns * 2 * Math.PI + start);

function blinksOf(name: string): number[] {
  const next = random(`blinks-${name}`);
  const moments: number[] = [];
  for (let at = 1 + next(); at < LOOP_SECONDS - 0.5; at += 2.2 + next() * 2.6) moments.push(at);
  return moments;
}

function gestureAt(seconds: number, speech: readonly Syllable[], blinks: readonly number[]): Gesture {
  const loudness = loudnessAt(speech, seconds);
  const shut = Math.max(0, ...blinks.map((moment) => swell(seconds, moment, 0.09)));
  return {
    mouth: loudness * (0.7 + 0.3 * turning(seconds, 61)),
    eyes: 1 - shut,
    lean: turning(seconds, 3) * 2.2 + turning(seconds, 7, 1) * 1.1,
    nod: [
      turning(seconds, 2, 2) * 1.1 + turning(seconds, 5) * 0.5,
      loudness * 0.45 + turning(seconds, 4, 1) * 0.4,
    ],
    breath: 0.35 + 0.35 * turning(seconds, 6),
  };
}

/** The level meter on the desk: eight lamps, the upper ones warm. */
function meter(level: number): string {
  const lit = Math.round(level * 8);
  const lamp = (i: number) => {
    const colour = i > 6 ? '#FF7A59' : i > 4 ? '#F2C94C' : '#35D6A0';
    return `<rect x="0" y="${n(-i * 15)}" width="26" height="10" rx="3" fill="${colour}" fill-opacity="${i < lit ? 0.95 : 0.18}"/>`;
  };
  return `<g transform="translate(248 716)"><rect x="-12" y="-118" width="50" height="140" rx="12" fill="#06110f" fill-opacity=".5"/>${times(8, lamp).join('')}</g>`;
}

/** Draws any moment of an anchor who talks, breathes, blinks and looks about. */
export function anchorScene(look: AnchorLook): (frame: number) => Drawing {
  const speech = speechOf(look.name);
  const blinks = blinksOf(look.name);
  return (frame) => {
    const seconds = frame / FPS;
    const drawing = studio({ ...look, gesture: gestureAt(seconds, speech, blinks) });
    return { ...drawing, body: drawing.body + meter(loudnessAt(speech, seconds - 0.04)) };
  };
}
