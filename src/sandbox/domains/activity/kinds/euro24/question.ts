/** A question of the quiz with its only right answer, three wrong ones, and why. */
export type Question = {
  readonly questionId: string;
  readonly text: string;
  readonly right: string;
  readonly wrong: readonly [string, string, string];
  /** Shown after the answer. */
  readonly explanation: string;
};

/** A row of a table of questions: the right answer is the first of the four. */
export const question = (
  questionId: string,
  text: string,
  [right, ...wrong]: readonly [string, string, string, string],
  explanation: string,
): Question => ({ questionId, text, right, wrong, explanation });
