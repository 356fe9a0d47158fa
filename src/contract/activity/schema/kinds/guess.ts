import * as v from 'valibot';
import { GUESS_ANSWERS, GUESS_STATES, GUESS_TOPICS } from '#contract/activity/constants/guess.ts';
import { coinsField, timeField } from '#contract/fields/fields.ts';
import { MatchId } from '#contract/fields/ids.ts';
import { MATCH_PHASES } from '#contract/play/match/schema.ts';

/** One of the answers of any topic. */
export const guessAnswerField = v.picklist([...new Set(Object.values(GUESS_ANSWERS).flat())]);

/** Reasons for refunding stakes. */
export const GUESS_REFUNDS = ['void', 'oneSided', 'nobodyRight'] as const;

/** Stake of a member on a question; it is on one answer. */
const GuessStake = v.object({
  answer: guessAnswerField,
  amount: coinsField,
  at: timeField,
  /** Amount returned, stake included; null before settlement. */
  returned: v.nullable(coinsField),
});
export type GuessStake = v.InferOutput<typeof GuessStake>;

/** A question about a match with a pool of coins. */
export const GuessQuestion = v.object({
  questionId: v.string(),
  topic: v.picklist(GUESS_TOPICS),
  state: v.picklist(GUESS_STATES),
  match: v.object({
    matchId: MatchId,
    league: v.string(),
    home: v.string(),
    homeLogo: v.string(),
    away: v.string(),
    awayLogo: v.string(),
    startAt: timeField,
    phase: v.picklist(MATCH_PHASES),
    score: v.tuple([v.number(), v.number()]),
  }),
  /** Time from which no stakes are accepted: the kick-off. */
  lockAt: timeField,
  people: v.number(),
  answers: v.array(v.object({ answer: guessAnswerField, pool: coinsField })),
  /** Correct answer; null before settlement, and where no answer is correct. */
  right: v.nullable(guessAnswerField),
  refund: v.nullable(v.picklist(GUESS_REFUNDS)),
  settledAt: v.nullable(timeField),
  mine: v.nullable(GuessStake),
});
export type GuessQuestion = v.InferOutput<typeof GuessQuestion>;

/** Guess games as one member sees them [1.03]. */
export const GuessPart = v.object({
  /** Open ones by kick-off, then locked, then decided, the newest first. */
  questions: v.array(GuessQuestion),
  balance: coinsField,
  /** Settled questions of the last thirty days that the member took part in, total stakes, and total returns. */
  last30: v.object({ decided: v.number(), right: v.number(), put: coinsField, returned: coinsField }),
});
export type GuessPart = v.InferOutput<typeof GuessPart>;
