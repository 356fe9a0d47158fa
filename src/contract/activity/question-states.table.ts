/** The states of a question: coins are put in until its match begins; then it is paid by the result, or given back. */
export const GUESS_STATES = ['open', 'locked', 'settled', 'refunded'] as const;
export type GuessState = (typeof GUESS_STATES)[number];

/** lock comes at kick-off; settle and refund come with the result, or when there is none. */
export type GuessStep = 'lock' | 'settle' | 'refund';

/** The life of a question. What is missing is refused: nothing is put in after kick-off, nothing is paid twice. */
const GUESS_STEPS = {
  open: { lock: 'locked', refund: 'refunded' },
  locked: { settle: 'settled', refund: 'refunded' },
  settled: {},
  refunded: {},
} as const satisfies Readonly<Record<GuessState, Readonly<Partial<Record<GuessStep, GuessState>>>>>;

/** The state that a step leads to, or null when it cannot be taken now. */
export const guessAfter = (state: GuessState, step: GuessStep): GuessState | null => {
  const steps: Readonly<Partial<Record<GuessStep, GuessState>>> = GUESS_STEPS[state];
  return steps[step] ?? null;
};
