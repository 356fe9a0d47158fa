import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { paging } from '../fields/fields.ts';
import { ActivityId, ClientRequestId } from '../fields/ids.ts';
import { ActivityCard } from './schema/card.ts';
import { ActivityDoes } from './schema/does/does.ts';
import { activityKindField } from './schema/kind.ts';
import { BreakoutPart } from './schema/kinds/breakout.ts';
import { ContinuedDepositPart, FirstDepositPart } from './schema/kinds/deposit-gift.ts';
import { EuroCupPart } from './schema/kinds/euro-cup.ts';
import { Euro24Part } from './schema/kinds/euro24.ts';
import { GuessPart } from './schema/kinds/guess.ts';
import { LotteryPart, LotteryProof } from './schema/kinds/lottery.ts';
import { LuxuryGiftPart } from './schema/kinds/luxury-gift.ts';
import { NewcomerPart } from './schema/kinds/newcomer.ts';
import { RainPart } from './schema/kinds/rain.ts';
import { SignInPart } from './schema/kinds/sign-in.ts';
import { TopGiftPart } from './schema/kinds/top-gift.ts';
import { TreasuryTaskPart } from './schema/kinds/treasury-task.ts';
import { WheelPart } from './schema/kinds/wheel.ts';
import { ActAnswer, ActivityRecord } from './schema/record.ts';

const retry = { times: 1, delayMs: 500 } as const;
const post = { requirement: '7.17', method: 'POST', body: 'json' } as const;
const shown = {
  ...post,
  credentials: 'member',
  owner: 'page',
  audience: 'member',
  request: v.object({}),
  retry,
  errors: ['NOT_FOUND'],
} as const;

/** Response of one activity: its card, and the part specific to its kind. */
const withCard = <Part extends v.GenericSchema<unknown, unknown>>(part: Part) =>
  v.object({ card: ActivityCard, part });

/** The activities [1.03, 7.17]: a list, one call each for what they show, and one command for what is done in them. */
export const activityCalls = {
  'activity.list': defineCall({
    ...post,
    summary:
      'Activities that are on or to come, with what they are to the member, and those before them; a guest is outside of all',
    path: '/api/activity/hub/v1/list',
    credentials: 'optional',
    owner: 'page',
    audience: 'member',
    request: v.object({}),
    response: v.object({
      list: v.array(ActivityCard),
      /** Editions before those of the list, the newest first. */
      past: v.array(ActivityCard),
    }),
    retry,
  }),
  'activity.records': defineCall({
    ...shown,
    summary: 'Activity records of the member with their results, newest first',
    path: '/api/activity/hub/v1/records',
    request: v.object({ kind: v.nullable(activityKindField), ...paging }),
    response: v.object({ total: v.number(), list: v.array(ActivityRecord) }),
  }),
  'activity.act': defineCall({
    ...post,
    summary:
      'Do one thing in an activity; the result is decided and booked before the answer, once per request',
    path: '/api/activity/act/v1/submit',
    credentials: 'member',
    command: true,
    movesMoney: true,
    request: v.object({ activityId: ActivityId, does: ActivityDoes, clientRequestId: ClientRequestId }),
    response: ActAnswer,
    errors: [
      'NOT_FOUND',
      'ACTIVITY_NOT_OPEN',
      'ACTIVITY_LOCKED',
      'ACTIVITY_USED_UP',
      'ACTIVITY_SOLD_OUT',
      'ACTIVITY_MOVED_ON',
      'POINTS_SHORT',
      'COINS_SHORT',
    ],
  }),
  'activity.signIn': defineCall({
    ...shown,
    summary: 'The calendar of visits: the month by date, the streak, milestones and cards to make up a day',
    path: '/api/activity/signGift/v1/detail',
    response: withCard(SignInPart),
  }),
  'activity.wheel': defineCall({
    ...shown,
    summary: 'The wheel: its sectors with odds and stock, turns left, and the last turn of today',
    path: '/api/activity/spinWheel/v1/detail',
    response: withCard(WheelPart),
  }),
  'activity.topGift': defineCall({
    ...shown,
    summary:
      'The points shop: what there is for how many points, what is left of it, and the member’s points',
    path: '/api/activity/topGift/v1/detail',
    response: withCard(TopGiftPart),
  }),
  'activity.rain': defineCall({
    ...shown,
    summary:
      'Red-packet rain: windows of the day with pot and commitment, what is in the envelopes, the member’s own',
    path: '/api/activity/redPacket/v1/detail',
    response: withCard(RainPart),
  }),
  'activity.lottery': defineCall({
    ...shown,
    summary:
      'The weekly draw: its tickets and prizes, the member’s tickets, how they are earned, draws before',
    path: '/api/activity/lottery/v1/detail',
    response: withCard(LotteryPart),
  }),
  'activity.lotteryProof': defineCall({
    ...shown,
    summary:
      'Seed, list of tickets and winners of a draw, to draw once more; of the last one where none is named',
    path: '/api/activity/lottery/v1/proof',
    request: v.object({ drawNo: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))) }),
    response: LotteryProof,
  }),
  'activity.guess': defineCall({
    ...shown,
    summary: 'Guess games: questions about matches with their pools, and what the member put on them',
    path: '/api/activity/guess/v1/detail',
    response: withCard(GuessPart),
  }),
  'activity.breakout': defineCall({
    ...shown,
    summary: 'The levels: what each asks for and gives, and how far the member is with the one under way',
    path: '/api/activity/breakout/v1/detail',
    response: withCard(BreakoutPart),
  }),
  'activity.newcomer': defineCall({
    ...shown,
    summary: 'The tasks of a new member, counted from registration, with what may be claimed',
    path: '/api/activity/novice/v1/detail',
    response: withCard(NewcomerPart),
  }),
  'activity.firstDeposit': defineCall({
    ...shown,
    summary: 'The gift on the first deposit: its terms, the deposit, and the wagering of its bonus',
    path: '/api/activity/firstDeposit/v1/detail',
    response: withCard(FirstDepositPart),
  }),
  'activity.continuedDeposit': defineCall({
    ...shown,
    summary:
      'The gift on further deposits: its terms, what today still gives, and each deposit of thirty days',
    path: '/api/activity/continueDeposit/v1/detail',
    response: withCard(ContinuedDepositPart),
  }),
  'activity.treasuryTask': defineCall({
    ...shown,
    summary: 'Tasks that raise the rate of the treasury for days, and the rate of today and tomorrow',
    path: '/api/activity/yebTask/v1/detail',
    response: withCard(TreasuryTaskPart),
  }),
  'activity.euroCup': defineCall({
    ...shown,
    summary:
      'The quiz of the cup: matches with the picks of the member, points, the board, what points bring',
    path: '/api/activity/euroCup/v1/detail',
    response: withCard(EuroCupPart),
  }),
  'activity.luxuryGift': defineCall({
    ...shown,
    summary: 'Goods by grade: what each may choose from, and the parcel of what was chosen',
    path: '/api/activity/luxuryGift/v1/detail',
    response: withCard(LuxuryGiftPart),
  }),
  'activity.euro24': defineCall({
    ...shown,
    summary: 'The quiz of 24 days: the questions of today that were put, rounds, days in a row, the board',
    path: '/api/activity/euro24/v1/detail',
    response: withCard(Euro24Part),
  }),
  'activity.euro24Next': defineCall({
    ...shown,
    summary: 'Put the next question of today; the one that is out comes back with the deadline it had',
    path: '/api/activity/euro24/v1/next',
    response: withCard(Euro24Part),
    errors: ['NOT_FOUND', 'ACTIVITY_NOT_OPEN', 'ACTIVITY_LOCKED', 'ACTIVITY_USED_UP'],
    extension: true,
  }),
};
