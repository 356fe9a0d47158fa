/**
 * The life of a round. Its stake, its number and its result are one step, so that it is decided as soon as it is there;
 * money moves when it is settled; it is over when its player has seen it.
 */
export const ROUND_STEPS = {
  decided: { settle: 'settled' },
  settled: { see: 'seen' },
  seen: {},
} as const;

export type RoundState = keyof typeof ROUND_STEPS;
export const ROUND_STATES = ['decided', 'settled', 'seen'] as const satisfies readonly RoundState[];
