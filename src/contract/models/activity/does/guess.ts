import * as v from 'valibot';
import { GUESS_STAKE } from '#contract/constants/guess.ts';
import { guessAnswerField } from '../guess.ts';

/** A member puts coins on an answer, once for each question. */
export const guessDoes = [
  v.object({
    does: v.literal('stakeGuess'),
    questionId: v.pipe(v.string(), v.maxLength(64)),
    answer: guessAnswerField,
    /** Whole coins. */
    amount: v.pipe(v.number(), v.integer(), v.minValue(GUESS_STAKE.least), v.maxValue(GUESS_STAKE.most)),
  }),
] as const;
