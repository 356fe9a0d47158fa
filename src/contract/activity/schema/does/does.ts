import * as v from 'valibot';
import { GUESS_STAKE } from '#contract/activity/constants/guess.ts';
import { CUP_GOALS_MAX } from '#contract/activity/rules/prediction-points.ts';
import { ActivityResultId, OrderId } from '#contract/fields/ids.ts';
import { GOODS_ID } from '#contract/text/wire-patterns.ts';
import { DayText } from '#contract/units/day-text.ts';
import { guessAnswerField } from '../kinds/guess.ts';
import { LOTTERY_METHODS } from '../kinds/lottery.ts';
import { NEWCOMER_CLAIMS } from '../kinds/newcomer.ts';
import { TREASURY_TASKS } from '../kinds/treasury-task.ts';

/**
 * Member actions in the check-in calendar: check in today; make up an earlier day of this month with a card; claim a
 * monthly milestone; claim the reward of a seven-day streak; buy a card for coins.
 */
const signInDoes = [
  v.object({ does: v.literal('signIn') }),
  v.object({ does: v.literal('makeUp'), day: DayText }),
  v.object({
    does: v.literal('milestone'),
    month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
  }),
  v.object({ does: v.literal('run') }),
  v.object({ does: v.literal('buyCard') }),
] as const;

const goals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CUP_GOALS_MAX));

/** Score of a match after 90 minutes and the side that advances; the last pick before kick-off is final. */
const euroCupDoes = [
  v.object({
    does: v.literal('cupPick'),
    match: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(15)),
    home: goals,
    away: goals,
    through: v.picklist(['home', 'away']),
  }),
] as const;

/** A member puts coins on an answer, once for each question. */
const guessDoes = [
  v.object({
    does: v.literal('stakeGuess'),
    questionId: v.pipe(v.string(), v.maxLength(64)),
    answer: guessAnswerField,
    /** Whole coins. */
    amount: v.pipe(v.number(), v.integer(), v.minValue(GUESS_STAKE.least), v.maxValue(GUESS_STAKE.most)),
  }),
] as const;

/** Member actions in the points shop; the cost is the one displayed to the member. */
const topGiftDoes = [
  v.object({
    does: v.literal('exchange'),
    offerId: v.pipe(v.string(), v.maxLength(40)),
    cost: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
] as const;

/** The choice of one good of a grade. */
const luxuryGiftDoes = [
  v.object({
    does: v.literal('chooseGood'),
    grade: v.picklist([4, 6, 8, 10]),
    goodsId: v.pipe(v.string(), v.regex(GOODS_ID)),
  }),
] as const;

/** The answer to the question that is out: the place of an option as it is shown, or -1 for none in time. */
const euro24Does = [
  v.object({
    does: v.literal('answer'),
    questionId: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
    option: v.picklist([-1, 0, 1, 2, 3]),
  }),
] as const;

/** A member has the rate raised for a task that is done. */
const treasuryTaskDoes = [
  v.object({ does: v.literal('raiseRate'), task: v.picklist(TREASURY_TASKS) }),
] as const;

/** Claim by a new member of the reward for one task, or for all of them. */
const newcomerDoes = [v.object({ does: v.literal('newcomer'), task: v.picklist(NEWCOMER_CLAIMS) })] as const;

/** Request for one earned ticket. */
const lotteryDoes = [v.object({ does: v.literal('takeTicket'), way: v.picklist(LOTTERY_METHODS) })] as const;

/** A member enters a window: their envelopes are theirs from then on. */
const rainDoes = [
  v.object({ does: v.literal('enterRain'), windowId: v.pipe(v.string(), v.maxLength(64)) }),
] as const;

/** Passes a level whose tasks are done, and claims its reward. */
const breakoutDoes = [
  v.object({ does: v.literal('passLevel'), level: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
] as const;

/** One turn of the wheel. */
const wheelDoes = [v.object({ does: v.literal('spin') })] as const;

/** A prize that waits is claimed, whatever the activity. */
const claim = v.object({ does: v.literal('claim'), resultId: ActivityResultId });

/** A member claims the bonus of a deposit that has arrived, under the terms that are shown beside it. */
const depositGiftDoes = [v.object({ does: v.literal('claimDeposit'), orderId: OrderId })] as const;

/**
 * All actions of a member in an activity; each kind adds its own. The wire form is the stored form of a command: a text, a
 * number or a flag, never a value that is parsed into another; amounts are text.
 */
export const ActivityDoes = v.variant('does', [
  claim,
  ...euroCupDoes,
  ...euro24Does,
  ...luxuryGiftDoes,
  ...signInDoes,
  ...wheelDoes,
  ...topGiftDoes,
  ...rainDoes,
  ...lotteryDoes,
  ...guessDoes,
  ...newcomerDoes,
  ...breakoutDoes,
  ...treasuryTaskDoes,
  ...depositGiftDoes,
]);
export type ActivityDoes = v.InferOutput<typeof ActivityDoes>;
