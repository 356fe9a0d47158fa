import { MINUTE_MS } from '#contract/units/durations.ts';

/** Open price alerts of a member. */
export const ALERTS_MAX = 20;
/** Spans of a price history: the last ten minutes, or from kick-off on. */
export const PRICE_SPANS = ['recent', 'match'] as const;
export type PriceSpan = (typeof PRICE_SPANS)[number];
export const RECENT_MS = 10 * MINUTE_MS;
/** Span of `match` before kick-off, ms. */
export const BEFORE_MATCH_MS = 360 * MINUTE_MS;
/** Prices that one history looks up. */
export const HISTORY_SAMPLES_MAX = 400;
/** Side of the price on which an alert is sent. */
export const ALERT_SIDES = ['atLeast', 'atMost'] as const;
export type AlertSide = (typeof ALERT_SIDES)[number];
/** open: waits; reached: its message was sent; ended: its market closed first. */
export const ALERT_STATES = ['open', 'reached', 'ended'] as const;
