import { times } from '#sandbox/world/art/pen.ts';

export type Team = 'h' | 'a';
/** A player by team and number; the number is the place in the formation. */
export type PlayerId = `${Team}${number}`;
/** Metres along and across the pitch from its middle; the home side attacks to the right. */
export type Spot = readonly [x: number, y: number];

/** The shape of a match at one moment of play: where its middle is, and how much the home side has the ball (0 to 1). */
export interface Stand {
  readonly block: number;
  readonly share: number;
}

/** Places around the block of a side with the ball, attacking to the right; the keeper is apart. */
const ATTACK: readonly Spot[] = [
  [-15, -20],
  [-15, 18],
  [-21, -6],
  [-21, 7],
  [-5, -3],
  [14, -22],
  [1, 9],
  [19, 2],
  [6, -8],
  [14, 20],
];
/** And of the same side without it. */
const DEFEND: readonly Spot[] = [
  [-20, -16],
  [-20, 15],
  [-23, -5],
  [-23, 6],
  [-11, 1],
  [-9, -16],
  [-8, 8],
  [-3, 2],
  [-7, -6],
  [-9, 16],
];

const FIRST_KEEPER_X = -50.4;
const LIMIT = 49;

const within = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));
const along = (from: number, to: number, share: number) => from + (to - from) * share;

function homePosition(number: number, { block, share }: Stand): Spot {
  if (number === 1) return [FIRST_KEEPER_X + Math.max(0, block + 20) * 0.16, 0];
  const [attack = [0, 0], defend = [0, 0]] = [ATTACK[number - 2], DEFEND[number - 2]];
  const x = along(defend[0], attack[0], share) + block;
  const squeeze = 1 - (0.35 * Math.max(0, Math.abs(block) - 10)) / 20;
  return [within(x, LIMIT - (number % 3)), along(defend[1], attack[1], share) * squeeze];
}

/** Position of a player for a state of play. */
export function positionOf(id: PlayerId, stand: Stand): Spot {
  const number = Number(id.slice(1));
  if (id.startsWith('h')) return homePosition(number, stand);
  const [x, y] = homePosition(number, { block: -stand.block, share: 1 - stand.share });
  return [-x, -y];
}

export const EVERYBODY: readonly PlayerId[] = (['h', 'a'] as const).flatMap((team) =>
  times(11, (i): PlayerId => `${team}${i + 1}`),
);

/** The same player seen in a mirror: the other side's. */
export const mirroredId = (id: PlayerId): PlayerId =>
  `${id.startsWith('h') ? 'a' : 'h'}${Number(id.slice(1))}`;
