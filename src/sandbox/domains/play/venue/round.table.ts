/**
 * Life cycle of a round. Stake, number and result are one step, so that a round is decided on creation; money moves on
 * settlement; the round ends when its player has seen it.
 */
export const ROUND_STEPS = {
  decided: { settle: 'settled' },
  settled: { see: 'seen' },
  seen: {},
} as const;

export type RoundState = keyof typeof ROUND_STEPS;
export const ROUND_STATES = ['decided', 'settled', 'seen'] as const satisfies readonly RoundState[];
