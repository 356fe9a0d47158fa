import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { currencyField, minorField, timeField } from '#contract/fields/fields.ts';
import { CHECK_MINUTES } from './constants.ts';

const every = v.picklist(CHECK_MINUTES);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Play time of a member, by the server’s single count over all tabs and devices, with its results. */
export const PlaySessionView = v.object({
  /** Start of the session; null before the first play. */
  startedAt: v.nullable(timeField),
  /** Played in this session, ms: pauses of more than a minute and a half left out. */
  playedMs: count,
  /** Played today by Beijing's calendar, ms. */
  todayMs: count,
  /** Interval between reminders, minutes of play. */
  every,
  /** A reminder waits for its answer: bets, games, gifts and coins are refused. */
  due: v.boolean(),
  /** Totals of bets and rounds since the session began, in the requested currency. */
  staked: minorField,
  returned: minorField,
  /** Highest usage of any limit, in per cent; null where none is set. */
  nearest: v.nullable(count),
});
export type PlaySessionView = v.InferOutput<typeof PlaySessionView>;

const own = {
  method: 'POST',
  body: 'json',
  credentials: 'member',
  owner: 'page',
  audience: 'member',
  requirement: 'P.08',
  response: PlaySessionView,
} as const;

/** The time of play and its reminders [P.06–P.08, P.28]; extensions of ours. */
export const realityCheckCalls = {
  'realityCheck.view': defineCall({
    ...own,
    summary: 'Playing time of the session, its net result, and a due reminder',
    path: '/api/game/limits/v1/play/view',
    request: v.object({ currency: currencyField }),
    retry: { times: 1, delayMs: 500 },
    extension: true,
  }),
  'realityCheck.beat': defineCall({
    ...own,
    summary: 'The member plays now; several tabs count once',
    path: '/api/game/limits/v1/play/beat',
    request: v.object({ currency: currencyField }),
    extension: true,
  }),
  'realityCheck.answer': defineCall({
    ...own,
    summary: 'The member has read the reminder, in one tab for all; a choice of how often may come with it',
    path: '/api/game/limits/v1/play/answer',
    request: v.object({ currency: currencyField, every: v.nullable(every) }),
    extension: true,
  }),
};
