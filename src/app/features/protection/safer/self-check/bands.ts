/** Answers are worth 0 to 3, from never to almost always. */
export const ANSWERS = [0, 1, 2, 3] as const;
export type AnswerWorth = (typeof ANSWERS)[number];

/** The nine questions, in their order. */
export const QUESTIONS = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9'] as const;

type BandName = 'none' | 'low' | 'middle' | 'high';
/** Name of a score range; points, both ends inclusive. The levels are those of the Problem Gambling Severity Index. */
export type Band = { readonly name: BandName; readonly from: number; readonly to: number };

export const BANDS: readonly [Band, ...Band[]] = [
  { name: 'none', from: 0, to: 0 },
  { name: 'low', from: 1, to: 2 },
  { name: 'middle', from: 3, to: 7 },
  { name: 'high', from: 8, to: 27 },
];

/** Returns the total score of the answers, 0 to 27. */
export const scoreOf = (answers: readonly AnswerWorth[]): number =>
  answers.reduce<number>((sum, worth) => sum + worth, 0);

/** Returns the band that contains a score. */
export const bandOf = (score: number): Band => BANDS.findLast(({ from }) => score >= from) ?? BANDS[0];
