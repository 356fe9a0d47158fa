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
