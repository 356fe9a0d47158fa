/** Positions of the levels on an image of the pitch, from one goal to the other, in its own units. */
export type LevelPositions = {
  readonly viewBox: string;
  readonly positions: readonly (readonly [x: number, y: number])[];
  /** Rise of a pass between two of them. */
  readonly rise: number;
};

/** Positions on `breakout-pitch.svg`, seen from the side. */
export const WIDE_POSITIONS: LevelPositions = {
  viewBox: '0 0 1060 350',
  positions: [
    [268, 172],
    [337, 131],
    [355, 188],
    [384, 248],
    [459, 181],
    [509, 131],
    [559, 175],
    [620, 248],
    [663, 209],
    [676, 131],
    [726, 157],
    [786, 181],
  ],
  rise: 24,
};

/** Positions on a phone, where the pitch points upwards. */
export const TALL_POSITIONS: LevelPositions = {
  viewBox: '0 0 390 440',
  positions: [
    [179, 406],
    [72, 372],
    [215, 340],
    [315, 304],
    [200, 272],
    [92, 242],
    [196, 212],
    [312, 184],
    [226, 156],
    [112, 130],
    [182, 98],
    [262, 76],
  ],
  rise: 16,
};
