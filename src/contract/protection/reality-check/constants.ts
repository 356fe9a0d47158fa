import { MINUTE_MS } from '#contract/units/durations.ts';

/** After how many minutes of play a member may want a reminder; without a choice the first holds [P.08]. */
export const CHECK_MINUTES = [60, 30, 15] as const;

/** Play goes on over a gap as long as this; a longer one is no play. */
export const PLAY_GAP_MS = 90_000;
/** The page says so often that its member still plays. */
export const PLAY_BEAT_MS = 30_000;
/** A visit may be planned for as long as a day. */
export const PLAN_MINUTES_MOST = 1_440;
/** After so long without play a new session begins. */
export const SESSION_ENDS_AFTER_MS = 15 * MINUTE_MS;

/** A reminder that is answered sooner was hardly read: what a marker of harm counts. */
export const QUICK_ANSWER_MS = 2_000;
