import { STUDIO_ROWS, type StudioRow } from '#sandbox/games/studio/studio.table.ts';
import { clipsOf } from '#sandbox/video/clips/clips.table.ts';
import type { Drawing } from '#sandbox/world/art/drawing.ts';
import type { Gesture } from '#sandbox/world/art/person/gesture.ts';
import { DRAWN_A_SECOND, keyed, swell, UNIT_SECONDS } from '#tools/assets/media/motion.ts';
import type { Reel } from '../reel.ts';
import { cardShot } from './card-shot.ts';
import { dealerShot, type Hands } from './dealer-shot.ts';
import { dieShot, shakeShot } from './dice-shot.ts';
import { pocketShot, spinShot } from './wheel-shot.ts';

const TURN = 2 * Math.PI;
const turning = (seconds: number, start: number) => Math.sin((seconds / UNIT_SECONDS) * TURN + start);

/** A dealer who keeps quiet; blinks in the second unit of a clip, or at the end of a single one. */
const resting = (seconds: number): Gesture => ({
  mouth: 0,
  eyes: 1 - swell(seconds, 2.6, 0.09),
  lean: turning(seconds, 0) * 0.8,
  nod: [turning(seconds, 2) * 0.5, turning(seconds, 1) * 0.3],
  breath: 0.3 + 0.3 * turning(seconds, 0),
});

const talking = (seconds: number): Gesture => ({
  ...resting(seconds),
  mouth: swell(seconds, 0.95, 0.5) * (0.35 + 0.3 * Math.sin(seconds * 18)),
});

/** Share of a gesture at a second: hands leave, stay, and come back by the end of the unit. */
const away = (seconds: number) =>
  keyed(
    [
      [0, 0],
      [0.45, 1],
      [1.4, 1],
      [UNIT_SECONDS, 0],
    ],
    seconds,
    1,
  );

const REST: Hands = { left: [520, 548], right: [760, 548] };
const moved = ({ left, right }: Hands, share: number): Hands => {
  const between = (from: readonly [number, number], to: readonly [number, number]) =>
    [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const;
  return { left: between(REST.left, left), right: between(REST.right, right) };
};

/** Positions of the hands in the middle of a gesture: across the cloth for the close, to the shoe, open for a result. */
const GESTURES: Readonly<Record<string, Hands>> = {
  close: { left: [300, 590], right: [980, 590] },
  deal: { left: [560, 590], right: [1_000, 500] },
  call: { left: [430, 570], right: [850, 570] },
};

function dealerDrawing(row: StudioRow, clip: string, seconds: number): Drawing {
  const hands = GESTURES[clip];
  const isTalking = clip === 'close' || clip === 'call';
  const gesture = isTalking ? talking(seconds) : resting(seconds);
  return dealerShot(row, gesture, hands ? moved(hands, away(seconds)) : REST);
}

/** Drawing of a close-up by the name of its clip. */
function closeUpDrawing(clip: string, seconds: number): Drawing {
  const [kind, number = 0] = [clip.split('-')[0], Number(clip.split('-')[1] ?? 0)];
  if (kind === 'card') return cardShot(number, seconds);
  if (kind === 'pocket') return pocketShot(number, seconds);
  if (kind === 'die') return dieShot(number, seconds);
  return kind === 'spin' ? spinShot(seconds) : shakeShot(seconds);
}

type Camera = {
  readonly draw: (clip: string, seconds: number) => Drawing;
  /** Level of the room, 1 at rest. */
  readonly level: number;
  readonly quality: number;
};
/** The camera above the table has no microphone. */
const above = (quality: number): Camera => ({ draw: closeUpDrawing, level: 0, quality });

const reel = (name: string, { draw, level, quality }: Camera): Reel => ({
  name,
  ambience: 'studio',
  quality,
  clips: clipsOf(name).map((clip) => ({
    ...clip,
    draw: (frame) => draw(clip.name, frame / DRAWN_A_SECOND),
    sound: { level: () => level },
  })),
});

/** Reels of the tables: each dealer, and the close-ups that all tables share. */
export const tableReels = (): Reel[] => [
  reel('table-cards', above(39)),
  reel('table-wheel', above(43)),
  reel('table-dice', above(39)),
  ...STUDIO_ROWS.map((row) =>
    reel(`dealer-${row.picture}`, {
      draw: (clip, seconds) => dealerDrawing(row, clip, seconds),
      level: 1,
      quality: 37,
    }),
  ),
];
