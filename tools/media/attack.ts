/** One attack from midfield to the keeper's hands and back, as data. Metres; the attack goes to the right. */

export type PlayerId = `h${number}` | `a${number}` | 'keeper';

/** Who has the ball, or how high it flies to the next who will. */
export type BallPhase =
  | { readonly from: number; readonly holder: PlayerId }
  | { readonly from: number; readonly peak: number };

export const BALL: readonly BallPhase[] = [
  { from: 0, holder: 'h6' },
  { from: 1.7, peak: 0.4 },
  { from: 2.6, holder: 'h8' },
  { from: 4.1, peak: 0.3 },
  { from: 4.9, holder: 'h10' },
  { from: 5.9, peak: 5.5 },
  { from: 7.3, holder: 'h7' },
  { from: 9.1, peak: 3.6 },
  { from: 10.2, holder: 'h9' },
  { from: 10.35, peak: 1.2 },
  { from: 10.85, holder: 'keeper' },
  { from: 13.3, peak: 9 },
  { from: 15.3, holder: 'a8' },
  { from: 16.3, peak: 0.15 },
  { from: 16.65, holder: 'h6' },
];

type Waypoint = readonly [seconds: number, x: number, y: number];

/** Players with a part in the story. */
export const RUNS: Readonly<Partial<Record<PlayerId, readonly Waypoint[]>>> = {
  h6: [
    [0, 8, -7],
    [1.7, 13, -4],
    [5, 17, -6],
    [9, 24, -9],
    [12, 22, -9],
    [15, 13, -9],
    [16.5, 11.5, -8.5],
    [18.4, 9.5, -8.5],
  ],
  h8: [
    [0, 16, 9],
    [2.6, 19, 10],
    [4.1, 25, 14],
    [7, 29, 13],
    [10, 38, 10],
    [12.5, 34, 10],
    [16, 20, 11],
  ],
  h10: [
    [0, 20, 2],
    [3, 21, 0],
    [4.9, 20, -1],
    [5.9, 22.5, -2],
    [9, 35, -6],
    [10.6, 40, -5],
    [13, 34, -4],
    [17, 21, 1],
  ],
  h7: [
    [0, 22, -21],
    [4, 25, -22],
    [7.3, 32.5, -21.5],
    [9.1, 41.5, -20],
    [11, 42, -18],
    [14, 33, -20],
    [18, 23, -21],
  ],
  h9: [
    [0, 30, 4],
    [4, 31, 6],
    [7.5, 36, 5],
    [10.2, 44.5, 1],
    [11.5, 46, 1.5],
    [14, 38, 3],
    [17.5, 30, 4],
  ],
  h11: [
    [0, 25, 19],
    [5, 30, 18],
    [9.5, 42, 9],
    [11, 44, 8],
    [14.5, 35, 14],
    [18, 26, 19],
  ],
  a8: [
    [0, 21, -8],
    [4, 22, 2],
    [7, 27, -5],
    [11, 35, -3],
    [13.5, 24, -4],
    [15.3, 16.5, -5],
    [16.4, 13, -7],
    [18, 15, -9],
  ],
  keeper: [
    [0, 50, 0.3],
    [5, 50, 0.6],
    [8, 50.3, -1.5],
    [10.2, 50.6, 0],
    [10.85, 50.9, 1.6],
    [11.6, 50.2, 1.4],
    [13.2, 46.5, 0.4],
    [14.5, 47.5, 0],
    [17, 49.6, 0],
  ],
};

/** Who follows whom, and how far toward the own goal and sideways. */
export const MARKING: Readonly<
  Partial<Record<PlayerId, readonly [target: PlayerId, dx: number, dy: number]>>
> = {
  a3: ['h7', 1.9, 2.2],
  a4: ['h9', 1.6, 1.1],
  a5: ['h9', 2.6, -4.8],
  a2: ['h11', 2.1, -1.5],
  a6: ['h10', 1.8, 1.4],
  a10: ['h6', 2.4, 1.9],
  a7: ['h8', 1.9, -1.2],
};

/** Everybody else keeps a place in the team's shape, which moves with the ball. */
export const SHAPE: Readonly<Partial<Record<PlayerId, readonly [x: number, y: number]>>> = {
  h2: [3, -19],
  h3: [2, 17],
  h4: [-6, -5],
  h5: [-6, 6],
  a9: [-2, 1],
  a11: [9, 20],
  a12: [16, -15],
};
