/** States of one draw: tickets are issued, the list is closed, the winning tickets are known. */
export const LOTTERY_DRAW_STATES = ['open', 'closed', 'drawn'] as const;
export type LotteryDrawState = (typeof LOTTERY_DRAW_STATES)[number];

/** Both come by the server clock, or by an operator's hand. */
export type LotteryDrawStep = 'close' | 'draw';

/** The life of a draw. What is missing is refused: no ticket after the list is closed, no second draw. */
const LOTTERY_DRAW_STEPS = {
  open: { close: 'closed' },
  closed: { draw: 'drawn' },
  drawn: {},
} as const satisfies Readonly<
  Record<LotteryDrawState, Readonly<Partial<Record<LotteryDrawStep, LotteryDrawState>>>>
>;

/** Returns the state that a step leads to, or null when the step is not allowed now. */
export const lotteryDrawAfter = (state: LotteryDrawState, step: LotteryDrawStep): LotteryDrawState | null => {
  const steps: Readonly<Partial<Record<LotteryDrawStep, LotteryDrawState>>> = LOTTERY_DRAW_STEPS[state];
  return steps[step] ?? null;
};
