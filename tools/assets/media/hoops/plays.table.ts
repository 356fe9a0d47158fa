import type { Play } from '../football/plays.table.ts';

/** Home attacks to the right, or the guests to the left. */
const RIGHT = { block: 0, share: 1 };
const LEFT = { block: 0, share: 0 };

/** Plays by the name of the clip, without its direction. */
export const HOOPS_PLAYS: Readonly<Record<string, Play>> = {
  work: {
    from: RIGHT,
    to: RIGHT,
    touches: [
      { holder: 'h2', from: 0, until: 0.8, peak: 0.3 },
      { holder: 'h4', from: 1.15, until: 1.7, peak: 0.3 },
      { holder: 'h3', from: 2.2, until: 2.8, peak: 0.3 },
      { holder: 'h2', from: 3.2, until: 3.84 },
    ],
    runs: {
      h6: [
        [0, 0, 0],
        [1.4, -1.5, -3.4],
        [2.8, -0.6, -1],
        [3.84, 0, 0],
      ],
      h5: [
        [0, 0, 0],
        [1.9, -1.4, 1.5],
        [3.84, 0, 0],
      ],
    },
  },
  hold: {
    from: RIGHT,
    to: RIGHT,
    touches: [
      { holder: 'h2', from: 0, until: 0.5, peak: 0.3 },
      { holder: 'h3', from: 0.85, until: 1.2, peak: 0.3 },
      { holder: 'h2', from: 1.55, until: 1.92 },
    ],
  },
  bring: {
    from: RIGHT,
    to: LEFT,
    touches: [
      { holder: 'h2', from: 0, until: 0.25, peak: 0.2 },
      { holder: 'a2', from: 0.6, until: 3.84 },
    ],
  },
  score: {
    from: RIGHT,
    to: RIGHT,
    touches: [
      { holder: 'h2', from: 0, until: 0.4, peak: 0.3 },
      { holder: 'h6', from: 0.8, until: 1.15, peak: 1.5 },
      { holder: [11.95, 0], from: 1.96, until: 3.84 },
    ],
    cheers: [
      { player: 'h6', from: 2.05 },
      { player: 'h3', from: 2.3 },
    ],
  },
  miss: {
    from: RIGHT,
    to: RIGHT,
    touches: [
      { holder: 'h2', from: 0, until: 0.4, peak: 0.3 },
      { holder: 'h4', from: 0.8, until: 1.15, peak: 1.8 },
      { holder: [11.8, 0.35], from: 2.05, until: 2.07, peak: 0.9 },
      { holder: 'a6', from: 2.7, until: 3.84 },
    ],
  },
};
