import { n, type Point } from '../pen.ts';

/** Shoulder/hip, elbow/knee, hand/foot of the far limb, then of the near one, in 1/36 of the figure's height. */
export type Limbs = readonly [Point, Point, Point, Point, Point, Point];

export interface Pose {
  readonly legs: Limbs;
  readonly arms: Limbs;
}

export interface Kit {
  readonly shirt: string;
  readonly shorts: string;
  readonly socks: string;
}

export interface FigureStyle {
  readonly pose: Pose;
  /** 1 looks to the right, -1 to the left. */
  readonly dir: 1 | -1;
  readonly skin: string;
}

/** Running, standing, sprinting, kicking. */
export const POSES: readonly [Pose, Pose, Pose, Pose] = [
  {
    legs: [
      [-1, -16],
      [-4, -8],
      [-8, -2],
      [1, -16],
      [5, -10],
      [6, -1],
    ],
    arms: [
      [-3, -27],
      [-7, -22],
      [-5, -17],
      [3, -27],
      [7, -23],
      [10, -26],
    ],
  },
  {
    legs: [
      [-1, -16],
      [-3, -8],
      [-2, 0],
      [1, -16],
      [3, -8],
      [4, 0],
    ],
    arms: [
      [-3, -27],
      [-6, -21],
      [-6, -16],
      [3, -27],
      [6, -21],
      [6, -16],
    ],
  },
  {
    legs: [
      [-1, -16],
      [-7, -11],
      [-12, -7],
      [1, -16],
      [3, -8],
      [2, 0],
    ],
    arms: [
      [-3, -27],
      [-8, -24],
      [-11, -27],
      [3, -27],
      [8, -23],
      [8, -18],
    ],
  },
  {
    legs: [
      [-1, -16],
      [-2, -8],
      [-5, 0],
      [1, -16],
      [7, -13],
      [10, -8],
    ],
    arms: [
      [-3, -27],
      [-9, -27],
      [-13, -30],
      [3, -27],
      [8, -25],
      [12, -22],
    ],
  },
];

const HAIR = '#1d1917';

/** Draws a player seen from the stands, feet at (x, y), `height` pixels tall. */
export function figure(x: number, y: number, height: number, kit: Kit, style: FigureStyle): string {
  const { pose, dir, skin } = style;
  const u = height / 36;
  const to = (point: Point) => `${n(x + point[0] * u * dir)} ${n(y + point[1] * u)}`;
  const xy = (a: number, b: number) => to([a, b]);
  const stroke = (colour: string, width: number, limbs: Limbs, from: 0 | 1) =>
    `<path stroke="${colour}" stroke-width="${n(width * u)}" d="M${to(limbs[from])}L${to(limbs[from ? 2 : 1])}M${to(limbs[from ? 4 : 3])}L${to(limbs[from ? 5 : 4])}"/>`;
  return [
    `<ellipse cx="${n(x + 7 * u)}" cy="${n(y + 0.5 * u)}" rx="${n(13 * u)}" ry="${n(2.6 * u)}" fill="#04140d" fill-opacity=".28"/>`,
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    stroke(skin, 3.2, pose.legs, 0),
    stroke(kit.socks, 3.2, pose.legs, 1),
    stroke(skin, 2.5, pose.arms, 1),
    stroke(kit.shirt, 3.2, pose.arms, 0),
    '</g>',
    `<path fill="${kit.shirt}" d="M${xy(-4.2, -29)}Q${xy(0, -30.5)} ${xy(4.2, -29)}L${xy(3.8, -17)}L${xy(-3.8, -17)}Z"/>`,
    `<path fill="${kit.shorts}" d="M${xy(-4, -18)}L${xy(4, -18)}L${xy(4.8, -12.5)}L${xy(0.3, -13)}L${xy(-4.8, -12.5)}Z"/>`,
    `<circle cx="${n(x)}" cy="${n(y - 32.8 * u)}" r="${n(3.1 * u)}" fill="${skin}"/>`,
    `<path fill="${HAIR}" d="M${xy(-3.2, -33)}A${n(3.2 * u)} ${n(3.2 * u)} 0 0 ${dir > 0 ? 1 : 0} ${xy(3.2, -33)}Q${xy(0, -34.5)} ${xy(-3.2, -33)}Z"/>`,
  ].join('');
}
