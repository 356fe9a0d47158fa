import * as v from 'valibot';
import { oddsField, timeField } from '#contract/fields/fields.ts';
import { NUMERIC_ID } from '#contract/text/wire-patterns.ts';
import { SelectionRef } from '../bet/schema.ts';
import { VenueCode } from '../game/schema.ts';
import { ALERT_SIDES, ALERT_STATES, HISTORY_SAMPLES_MAX } from './constants.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const minuteField = v.nullable(count);

/** Prices of a selection over a span: a step line, since a price holds until the next one. */
export const PriceHistory = v.object({
  venue: VenueCode,
  venueName: v.string(),
  from: timeField,
  /** Now, or the end of the match. */
  to: timeField,
  kickOffAt: timeField,
  isLive: v.boolean(),
  isOver: v.boolean(),
  /** Interval at which prices were looked up, ms: the interval of pricing, or more for a long span. */
  everyMs: count,
  /** Changes, the oldest first, the first one at `from`; null where the price was suspended or not offered. */
  points: v.pipe(
    v.array(v.object({ at: timeField, odds: v.nullable(oddsField) })),
    v.maxLength(HISTORY_SAMPLES_MAX),
  ),
  goals: v.array(v.object({ at: timeField, minute: minuteField, home: count, away: count })),
  /** Start, middle and end with their minutes of the match; null before kick-off and in sports without minutes. */
  marks: v.array(v.object({ at: timeField, minute: minuteField })),
});
export type PriceHistory = v.InferOutput<typeof PriceHistory>;

export const AlertId = v.pipe(v.string(), v.regex(NUMERIC_ID), v.brand('AlertId'));
export type AlertId = v.InferOutput<typeof AlertId>;

/** Price at which a member gets one message. */
export const PriceAlert = v.object({
  alertId: AlertId,
  ...SelectionRef.entries,
  venue: VenueCode,
  homeName: v.string(),
  awayName: v.string(),
  marketName: v.string(),
  /** Name of the selection, readable without its market. */
  itemName: v.string(),
  side: v.picklist(ALERT_SIDES),
  odds: oddsField,
  state: v.picklist(ALERT_STATES),
  setAt: timeField,
  /** Time at which it was reached or ended; null while it waits. */
  doneAt: v.nullable(timeField),
  /** The price that reached it; null otherwise. */
  reachedOdds: v.nullable(oddsField),
});
export type PriceAlert = v.InferOutput<typeof PriceAlert>;

/** Alerts of a member, the latest first: those that wait, and those of the last days. */
export const PriceAlerts = v.object({
  list: v.array(PriceAlert),
  /** Alerts that may wait at once. */
  openMost: count,
});
