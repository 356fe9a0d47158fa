import { MINUTE_MS } from '#contract/units/durations.ts';

/** Reminder intervals, minutes of play; the first is the default [P.08]. */
export const CHECK_MINUTES = [60, 30, 15] as const;

/** Maximum gap within continuous play, ms; a longer one does not count as play. */
export const PLAY_GAP_MS = 90_000;
/** Interval at which the page reports that its member is playing, ms. */
export const PLAY_BEAT_MS = 30_000;
/** A visit may be planned for as long as a day. */
export const PLAN_MINUTES_MAX = 1_440;
/** Time without play after which a new session begins, ms. */
export const SESSION_ENDS_AFTER_MS = 15 * MINUTE_MS;

/** A reminder that is answered sooner was hardly read: what a marker of harm counts. */
export const QUICK_ANSWER_MS = 2_000;
