/** The states of one draw: tickets are given out, the list is closed, the tickets that win are known. */
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

/** The state that a step leads to, or null when it cannot be taken now. */
export const lotteryDrawAfter = (state: LotteryDrawState, step: LotteryDrawStep): LotteryDrawState | null => {
  const steps: Readonly<Partial<Record<LotteryDrawStep, LotteryDrawState>>> = LOTTERY_DRAW_STEPS[state];
  return steps[step] ?? null;
};
