import type { Pose } from '#sandbox/world/art/stadium/figure.ts';

/** A keeper in the air. */
export const DIVE: Pose = {
  legs: [
    [-1, -16],
    [-5, -9],
    [-9, -3],
    [1, -16],
    [4, -8],
    [6, -1],
  ],
  arms: [
    [-3, -27],
    [-6, -32],
    [-5, -37],
    [3, -27],
    [7, -32],
    [8, -37],
  ],
};

/** Both arms up. */
export const CHEER: Pose = {
  legs: DIVE.legs,
  arms: [
    [-3, -27],
    [-7, -32],
    [-9, -38],
    [3, -27],
    [7, -32],
    [9, -38],
  ],
};
