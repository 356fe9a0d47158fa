import type { PlayerId, Spot, Stand } from './shape.ts';

/** Possession of the ball from one second to another; a position instead of a player is where it rests. */
export interface Touch {
  readonly holder: PlayerId | Spot;
  readonly from: number;
  readonly until: number;
  /** Height that the ball reaches on its way to the next player, metres. */
  readonly peak?: number;
}

/** Time in seconds, and offset of a player from the formation position at that time. */
export type Waypoint = readonly [seconds: number, dx: number, dy: number];

/** Play shown in one clip; the home side attacks to the right, and mirrored the away side to the left. */
export interface Play {
  readonly from: Stand;
  readonly to: Stand;
  readonly touches: readonly Touch[];
  readonly runs?: Readonly<Partial<Record<PlayerId, readonly Waypoint[]>>>;
  /** Players who dive to a side, with the time. */
  readonly dives?: readonly { readonly player: PlayerId; readonly at: number; readonly toward: number }[];
  /** Players with raised arms, with the start time. */
  readonly cheers?: readonly { readonly player: PlayerId; readonly from: number }[];
  /** Camera's place along the touchline and zoom at some seconds; without it the camera follows play. */
  readonly camera?: readonly (readonly [seconds: number, cx: number, zoom: number])[];
}

/** Midfield and the right third with the ball at home; midfield without it. */
const MID: Stand = { block: 2, share: 1 };
const THIRD: Stand = { block: 27, share: 1 };
const LOST: Stand = { block: -2, share: 0 };

const RUN_IN: Play['runs'] = {
  h9: [
    [0, 0, 0],
    [1.4, -2, -1.5],
    [2.4, 1, -2],
  ],
  h10: [
    [0, 0, 0],
    [0.5, 3, -1],
    [2, 8, 2],
  ],
};
const RESTING = { block: 0, share: 0.5 };

/** Plays by the name of the clip, without its direction. */
export const PLAYS: Readonly<Record<string, Play>> = {
  midfield: {
    from: MID,
    to: MID,
    touches: [
      { holder: 'h6', from: 0, until: 0.6 },
      { holder: 'h8', from: 1.3, until: 1.9, peak: 0.3 },
      { holder: 'h3', from: 2.5, until: 2.75 },
      { holder: 'h6', from: 3.5, until: 3.84 },
    ],
  },
  keep: {
    from: MID,
    to: MID,
    touches: [
      { holder: 'h6', from: 0, until: 0.25 },
      { holder: 'h10', from: 0.75, until: 1.05 },
      { holder: 'h6', from: 1.6, until: 1.92 },
    ],
  },
  forward: {
    from: MID,
    to: THIRD,
    touches: [
      { holder: 'h6', from: 0, until: 0.7, peak: 4.5 },
      { holder: 'h7', from: 1.9, until: 2.6, peak: 0.4 },
      { holder: 'h10', from: 3.3, until: 3.84 },
    ],
    runs: {
      h7: [
        [0, 0, 0],
        [1.5, 4, -1],
        [2.6, 3, 0],
        [3.84, 0, 0],
      ],
    },
  },
  press: {
    from: THIRD,
    to: THIRD,
    touches: [
      { holder: 'h10', from: 0, until: 0.5 },
      { holder: 'h7', from: 1.1, until: 2.1, peak: 0.8 },
      { holder: 'h8', from: 2.8, until: 3.0 },
      { holder: 'h10', from: 3.5, until: 3.84 },
    ],
    runs: {
      h7: [
        [0, 0, 0],
        [1.1, 1, 0],
        [2.1, 6, 1],
        [3.84, 0, 0],
      ],
    },
  },
  dwell: {
    from: THIRD,
    to: THIRD,
    touches: [
      { holder: 'h10', from: 0, until: 0.3 },
      { holder: 'h6', from: 0.85, until: 1.1 },
      { holder: 'h10', from: 1.65, until: 1.92 },
    ],
  },
  intercept: {
    from: THIRD,
    to: LOST,
    touches: [
      { holder: 'h10', from: 0, until: 0.5, peak: 0.2 },
      { holder: 'a4', from: 1.0, until: 1.5, peak: 7 },
      { holder: 'a6', from: 3.0, until: 3.84 },
    ],
  },
  tackle: {
    from: MID,
    to: LOST,
    touches: [
      { holder: 'h6', from: 0, until: 0.7 },
      { holder: 'a10', from: 0.95, until: 1.2 },
      { holder: 'a6', from: 1.6, until: 1.92 },
    ],
  },
  goal: {
    from: THIRD,
    to: { block: 30, share: 1 },
    touches: [
      { holder: 'h10', from: 0, until: 0.55, peak: 0.2 },
      { holder: 'h9', from: 1.1, until: 1.45, peak: 0.7 },
      { holder: [53.9, 2.2], from: 2.02, until: 3.84 },
    ],
    runs: {
      h9: [
        [0, -3, -3],
        [1.1, -5, -4],
        [1.5, -4.5, -4],
        [2.2, -3, -4],
        [3.84, -2, -20],
      ],
      h10: [
        [0, 0, 0],
        [1.6, 4, 1],
        [3.84, 10, -12],
      ],
      h7: [
        [0, 0, 0],
        [1.8, 4, 4],
        [3.84, 5, 0],
      ],
      a1: [
        [0, 0, 0],
        [1.5, 0, 0.4],
        [1.95, 1, 2.2],
        [3.84, 1, 2.2],
      ],
    },
    dives: [{ player: 'a1', at: 1.85, toward: 1 }],
    cheers: [
      { player: 'h9', from: 2.1 },
      { player: 'h10', from: 2.3 },
      { player: 'h7', from: 2.4 },
      { player: 'h8', from: 2.4 },
      { player: 'h11', from: 2.5 },
    ],
    camera: [
      [0, 31.4, 1.5],
      [1.9, 41, 1.9],
      [3.84, 42, 2],
    ],
  },
  saved: {
    from: THIRD,
    to: { block: 27, share: 0.8 },
    touches: [
      { holder: 'h10', from: 0, until: 0.6, peak: 0.2 },
      { holder: 'h9', from: 1.15, until: 1.5, peak: 0.9 },
      { holder: 'a1', from: 1.94, until: 3.84 },
    ],
    runs: {
      ...RUN_IN,
      h9: [
        [0, -3, -3],
        [1.15, -6, -4],
        [1.6, -5, -4],
        [3.84, -7, -3],
      ],
      a1: [
        [0, 0, 0],
        [1.5, 0, 0.3],
        [1.95, 0.4, -1.8],
        [2.6, 0.2, -1.8],
        [3.84, -3, -1],
      ],
    },
    dives: [{ player: 'a1', at: 1.92, toward: -1 }],
    camera: [
      [0, 31.4, 1.5],
      [1.9, 41, 1.9],
      [3.84, 41, 1.9],
    ],
  },
  wide: {
    from: THIRD,
    to: { block: 27, share: 0.8 },
    touches: [
      { holder: 'h10', from: 0, until: 1.45, peak: 2.6 },
      { holder: [60, 9], from: 2.3, until: 3.84 },
    ],
    runs: {
      h10: [
        [0, 0, 0],
        [0.8, 4, 0],
        [1.5, 6, 1],
        [3.84, 5, 1],
      ],
      a1: [
        [0, 0, 0],
        [1.8, 0.5, 1.8],
        [3.84, 1, 2.4],
      ],
    },
    camera: [
      [0, 31.4, 1.5],
      [1.9, 41, 1.75],
      [3.84, 41, 1.75],
    ],
  },
  corner: {
    from: { block: 31, share: 1 },
    to: { block: 31, share: 1 },
    touches: [
      { holder: [52, 33.3], from: 0, until: 1.9, peak: 6 },
      { holder: 'h9', from: 3.2, until: 3.3, peak: 1 },
      { holder: 'a4', from: 3.7, until: 3.84 },
    ],
    runs: {
      h11: [
        [0, 4.6, 20.4],
        [1.2, 4.8, 20.2],
        [1.9, 5.4, 19.8],
        [3.84, 3, 17],
      ],
      h9: [
        [0, -4, 2],
        [1.9, -4, 1],
        [3.2, -1.5, -3],
        [3.84, -1, -3],
      ],
      h4: [
        [0, 32, 4],
        [1.9, 33, 4],
        [3.2, 36, 3],
        [3.84, 36, 3],
      ],
      h5: [
        [0, 33, -4],
        [1.9, 33, -4],
        [3.2, 35, -2],
        [3.84, 35, -2],
      ],
    },
    camera: [
      [0, 40, 1.5],
      [1.9, 40, 1.5],
      [3.84, 40, 1.7],
    ],
  },
  freeKick: {
    from: THIRD,
    to: THIRD,
    touches: [
      { holder: [27.5, -6.4], from: 0, until: 1.9, peak: 0.4 },
      { holder: 'h7', from: 2.5, until: 2.8 },
      { holder: 'h10', from: 3.4, until: 3.84 },
    ],
    runs: {
      h10: [
        [0, -9, -1],
        [1.1, -9, -1],
        [1.9, -6.2, 0.4],
        [3.3, 0, 0],
      ],
    },
    camera: [
      [0, 28, 1.7],
      [1.9, 29, 1.65],
      [3.84, 31.4, 1.5],
    ],
  },
  throwIn: {
    from: { block: 8, share: 1 },
    to: MID,
    touches: [
      { holder: 'h2', from: 0, until: 0.6, peak: 2.2 },
      { holder: 'h6', from: 1.3, until: 1.92 },
    ],
    runs: {
      h2: [
        [0, 6, -14.6],
        [0.6, 6, -14.2],
        [1.92, 3, -9],
      ],
    },
  },
  kickOff: {
    from: RESTING,
    to: MID,
    touches: [
      { holder: [0, 0], from: 0, until: 1.6 },
      { holder: 'h6', from: 2.2, until: 2.6 },
      { holder: 'h8', from: 3.0, until: 3.1 },
      { holder: 'h6', from: 3.55, until: 3.84 },
    ],
    runs: {
      h9: [
        [0, -16.6, -1],
        [1.6, -16.4, -1],
        [2.6, -12, 0],
        [3.84, 0, 0],
      ],
      h10: [
        [0, -2, 9],
        [1.6, -1, 9],
        [3.84, 0, 0],
      ],
    },
    camera: [
      [0, 0, 1.55],
      [1.6, 0, 1.5],
      [3.84, 5.1, 1.5],
    ],
  },
  walkOff: {
    from: RESTING,
    to: { block: 0, share: 0.5 },
    touches: [{ holder: [3, -5], from: 0, until: 3.84 }],
    camera: [
      [0, 0, 1.2],
      [3.84, 0, 1.35],
    ],
  },
};
