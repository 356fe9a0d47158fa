import { CLUB_QUESTIONS } from './clubs.table.ts';
import { EURO_QUESTIONS } from './euro.table.ts';
import { LAW_QUESTIONS } from './laws.table.ts';
import type { Question } from './question.ts';
import { WORLD_CUP_QUESTIONS } from './world-cup.table.ts';

/** Questions of the quiz: as many as its rounds need. */
export const QUESTIONS: readonly Question[] = [
  ...LAW_QUESTIONS,
  ...WORLD_CUP_QUESTIONS,
  ...EURO_QUESTIONS,
  ...CLUB_QUESTIONS,
];

const BY_ID: ReadonlyMap<string, Question> = new Map(QUESTIONS.map((each) => [each.questionId, each]));

/** Returns a question by its id; null for an unknown one. */
export const questionOf = (questionId: string): Question | null => BY_ID.get(questionId) ?? null;
