import { hash32, random } from '#contract/units/random.ts';
import { ANCHOR_CLIPS, type Clip } from '#sandbox/video/clips/clips.table.ts';
import type { Drawing } from '#sandbox/world/art/drawing.ts';
import { n, times } from '#sandbox/world/art/pen.ts';
import type { Gesture } from '#sandbox/world/art/person/gesture.ts';
import { person } from '#sandbox/world/art/person/person.ts';
import { studio } from '#sandbox/world/art/studio/studio.ts';
import { ANCHORS, type AnchorSeed } from '#sandbox/world/seeds/seed-anchors.ts';
import { DRAWN_A_SECOND, keyed, swell, UNIT_SECONDS } from '#tools/assets/media/motion.ts';
import type { Reel, ReelClip } from '../reel.ts';
import { loudnessAt, type Syllable, speechOf } from './talk.ts';
import { voice } from './voice.ts';

const TURN = 2 * Math.PI;

/** Periodic motion that repeats with every unit, so that any unit may follow any other. */
const turning = (seconds: number, turns: number, start: number) =>
  Math.sin((seconds / UNIT_SECONDS) * turns * TURN + start);

function resting(seconds: number, start: number): Gesture {
  return {
    mouth: 0,
    eyes: 1,
    lean: turning(seconds, 1, start) * 1.4,
    nod: [turning(seconds, 1, start + 2) * 0.8, turning(seconds, 1, start + 1) * 0.4],
    breath: 0.35 + 0.35 * turning(seconds, 1, start),
  };
}

/** Talks, blinks, and in the second unit looks at the other screen. */
function talking(
  seconds: number,
  start: number,
  speech: readonly Syllable[],
  blinks: readonly number[],
): Gesture {
  const loudness = loudnessAt(speech, seconds);
  const rest = resting(seconds, start);
  const shut = Math.max(0, ...blinks.map((moment) => swell(seconds, moment, 0.09)));
  const side = start > Math.PI ? 1 : -1;
  const glance = keyed(
    [
      [0, 0],
      [UNIT_SECONDS, 0],
      [2.5, 1],
      [3.2, 1],
      [UNIT_SECONDS * 2, 0],
    ],
    seconds,
    1,
  );
  return {
    ...rest,
    mouth: loudness * (0.75 + 0.25 * turning(seconds, 6, start)),
    eyes: 1 - shut,
    lean: rest.lean + side * glance * 3.5,
    nod: [rest.nod[0] + side * glance * 2.6, rest.nod[1] + loudness * 0.5 + glance * 0.6],
  };
}

/** Starts up with an open mouth; back at the end. */
function startled(seconds: number, start: number): Gesture {
  const up = keyed(
    [
      [0, 0],
      [0.25, 1],
      [1.5, 1],
      [UNIT_SECONDS, 0],
    ],
    seconds,
    1,
  );
  const rest = resting(seconds, start);
  return {
    ...rest,
    mouth: up * (0.85 + 0.15 * Math.sin(seconds * 15)),
    lean: rest.lean + up * 5 * Math.sin(seconds * 9),
    nod: [rest.nod[0], rest.nod[1] - up * (3 + 2.4 * Math.abs(Math.sin(seconds * 7)))],
  };
}

/** Nods, laughs and waves. */
function thankful(seconds: number, start: number): Gesture {
  const on = keyed(
    [
      [0, 0],
      [0.3, 1],
      [1.55, 1],
      [UNIT_SECONDS, 0],
    ],
    seconds,
    1,
  );
  const rest = resting(seconds, start);
  return {
    ...rest,
    mouth: on * (0.45 + 0.2 * Math.sin(seconds * 17)),
    eyes: 1 - on * 0.45,
    lean: rest.lean - on * 4,
    nod: [rest.nod[0], rest.nod[1] + on * 1.8 * Math.sin(seconds * 8)],
  };
}

/** Hands in the air: both for a goal, one that waves for a gift. */
function hands(name: string, seconds: number, clip: string): string {
  const { skin, cloth } = person(name);
  const up = keyed(
    [
      [0, 0],
      [0.3, 1],
      [1.5, 1],
      [UNIT_SECONDS, 0],
    ],
    seconds,
    1,
  );
  const y = 980 - up * 560;
  const arm = (x: number, swing: number) =>
    `<path d="M${n(x * 0.94 + 48)} 1010L${n(x + swing)} ${n(y + 74)}" stroke="${cloth}" stroke-width="104" stroke-linecap="round"/><circle cx="${n(x + swing)}" cy="${n(y)}" r="56" fill="${skin}"/>`;
  if (clip === 'goal') return arm(330, Math.sin(seconds * 11) * 16) + arm(1270, -Math.sin(seconds * 11) * 16);
  return clip === 'gift' ? arm(1290, Math.sin(seconds * 13) * 42) : '';
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

const EXCLAIM: readonly Syllable[] = [
  { at: 0.45, length: 0.5, loudness: 1 },
  { at: 0.95, length: 0.6, loudness: 1 },
  { at: 1.4, length: 0.4, loudness: 0.8 },
];

function clipOf({ anchorRoomId, nickname }: AnchorSeed, clip: Clip): ReelClip {
  const number = Number(anchorRoomId);
  const next = random(`anchor-${nickname}`);
  const start = next() * TURN;
  const blinks = times(clip.units, (unit) => unit * UNIT_SECONDS + 0.4 + next() * 1.1);
  const speech = clip.name === 'goal' ? EXCLAIM : speechOf(`${nickname} ${clip.name}`, clip.units);
  const gestureAt = (seconds: number): Gesture => {
    if (clip.name === 'goal') return startled(seconds, start);
    return clip.name === 'gift' ? thankful(seconds, start) : talking(seconds, start, speech, blinks);
  };
  const draw = (frame: number): Drawing => {
    const seconds = frame / DRAWN_A_SECOND;
    const drawing = studio({
      name: nickname,
      room: number % 6,
      set: number % 4,
      gesture: gestureAt(seconds),
    });
    const body =
      drawing.body + hands(nickname, seconds, clip.name) + meter(loudnessAt(speech, seconds - 0.04));
    return { ...drawing, body };
  };
  const pitch = 112 + (hash32(nickname) % 110);
  return {
    ...clip,
    draw,
    sound: voice(`${nickname} ${clip.name}`, clip.name === 'goal' ? pitch * 1.35 : pitch, clip.units, speech),
  };
}

/** Reel of an anchor on air: face, studio and voice. */
const anchorReel = (anchor: AnchorSeed): Reel => ({
  name: `anchor-${anchor.anchorRoomId}`,
  ambience: 'studio',
  quality: 35,
  clips: ANCHOR_CLIPS.map((clip) => clipOf(anchor, clip)),
});

export const anchorReels = (): Reel[] => ANCHORS.map(anchorReel);
