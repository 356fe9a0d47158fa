import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { currencyField, minorField, timeField } from '#contract/fields/fields.ts';
import { DayText } from '#contract/units/day-text.ts';

/** A day of Beijing on which the member paid in or out, staked, or was there to play. */
const PlayDay = v.object({
  day: DayText,
  deposits: minorField,
  withdrawals: minorField,
  /** Bets and rounds, by the day they were placed. */
  bets: v.number(),
  staked: minorField,
  /** Returns so far on the stakes of this day; an open bet has returned nothing yet. */
  returned: minorField,
  minutes: v.number(),
  /** Bonus money that became the member's own on this day; no part of stakes or returns [P.02]. */
  bonus: minorField,
});
export type PlayDay = v.InferOutput<typeof PlayDay>;

const PlayReport = v.object({
  /** Days with activity, oldest first. */
  days: v.array(PlayDay),
  /** All there ever was [P.03]; `since` is null for a member who has moved no money. */
  life: v.object({ since: v.nullable(timeField), deposits: minorField, withdrawals: minorField }),
});
export type PlayReport = v.InferOutput<typeof PlayReport>;

/** A member's own figures: what was paid in and out, staked and returned, and how long it took [P.02, P.03]. */
export const playReportCalls = {
  'playReport.days': defineCall({
    summary:
      'Deposits, withdrawals, stakes, returns and minutes by day, and the net deposits of the whole life [P.02, P.03]',
    requirement: 'P.02',
    method: 'POST',
    path: '/api/site/protection/v1/playReport',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({ currency: currencyField, from: DayText, to: DayText }),
    response: PlayReport,
    retry: { times: 1, delayMs: 500 },
    extension: true,
  }),
};
