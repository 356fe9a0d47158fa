/** Questions about a match, with the possible answers to each. */
export const GUESS_ANSWERS = {
  result: ['home', 'draw', 'away'],
  goals: ['0-1', '2-3', '4+'],
  corners: ['0-8', '9-11', '12+'],
  firstGoal: ['home', 'away', 'none'],
} as const;
export type GuessTopic = keyof typeof GUESS_ANSWERS;
export type GuessAnswer = (typeof GUESS_ANSWERS)[GuessTopic][number];

export const GUESS_TOPICS = [
  'result',
  'goals',
  'corners',
  'firstGoal',
] as const satisfies readonly GuessTopic[];

/** The answers of a topic, in the order they are shown. */
export const answersOf = (topic: GuessTopic): readonly GuessAnswer[] => GUESS_ANSWERS[topic];

/** Least and most that one member puts on one question; whole coins. */
export const GUESS_STAKE = { least: 10, most: 1_000 } as const;

/** States of a question: stakes are accepted until its match begins; then it is settled by the result, or refunded. */
export const GUESS_STATES = ['open', 'locked', 'settled', 'refunded'] as const;
export type GuessState = (typeof GUESS_STATES)[number];

/** lock occurs at kick-off; settle and refund occur with the result, or when there is none. */
export type GuessStep = 'lock' | 'settle' | 'refund';

/** The life of a question. What is missing is refused: nothing is put in after kick-off, nothing is paid twice. */
const GUESS_STEPS = {
  open: { lock: 'locked', refund: 'refunded' },
  locked: { settle: 'settled', refund: 'refunded' },
  settled: {},
  refunded: {},
} as const satisfies Readonly<Record<GuessState, Readonly<Partial<Record<GuessStep, GuessState>>>>>;

/** Returns the state that a step leads to, or null when the step is not allowed now. */
export const guessAfter = (state: GuessState, step: GuessStep): GuessState | null => {
  const steps: Readonly<Partial<Record<GuessStep, GuessState>>> = GUESS_STEPS[state];
  return steps[step] ?? null;
};
