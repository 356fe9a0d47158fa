import { PLAY_GAP_MS, SESSION_ENDS_AFTER_MS } from '#contract/protection/reality-check/constants.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { sinceMs } from '#sandbox/base/time/spans.ts';

/** Play time of a member, counted once over all tabs and devices; times in epoch ms, lengths in ms. */
export type PlayTime = {
  /** Minutes of play between two reminders. */
  readonly every: number;
  readonly sessionAt: number | null;
  readonly lastAt: number | null;
  /** Play in this session. */
  readonly played: number;
  /** Since the last reminder was answered. */
  readonly sinceAnswer: number;
  /** Since when a reminder waits; null for none. */
  readonly dueAt: number | null;
};

/** Part of a span of play, with its day. */
export type DayPart = { readonly day: string; readonly ms: number };

/** Play time before the first play. */
export const noPlay = (every: number): PlayTime => ({
  every,
  sessionAt: null,
  lastAt: null,
  played: 0,
  sinceAnswer: 0,
  dueAt: null,
});

function partsOf(from: number, until: number): DayPart[] {
  const parts: DayPart[] = [];
  for (let at = from; at < until; ) {
    const day = siteDayOf(at);
    const end = Math.min(until, siteDayStart(day, 1));
    parts.push({ day, ms: end - at });
    at = end;
  }
  return parts;
}

/**
 * A sign of play: a bet, a round, a launch, or the page's own beat. The time since the last sign counts when it is no longer
 * than a minute and a half; after a quarter of an hour a new session begins [P.07, P.16]. A clock that was set back begins
 * one too. While a reminder waits nothing counts, and it waits until it is answered [P.08].
 */
export function playedAt(
  time: PlayTime,
  at: number,
): { readonly time: PlayTime; readonly days: readonly DayPart[] } {
  const { lastAt, sessionAt, dueAt, every } = time;
  if (dueAt !== null || at === lastAt) return { time, days: [] };
  if (lastAt === null || sessionAt === null || sinceMs(at, lastAt) > SESSION_ENDS_AFTER_MS) {
    return { time: { ...noPlay(every), sessionAt: at, lastAt: at }, days: [] };
  }
  const gap = sinceMs(at, lastAt);
  const ms = gap <= PLAY_GAP_MS ? gap : 0;
  const sinceAnswer = time.sinceAnswer + ms;
  const due = sinceAnswer >= every * MINUTE_MS ? at : null;
  const next = { ...time, lastAt: at, played: time.played + ms, sinceAnswer, dueAt: due };
  return { time: next, days: ms === 0 ? [] : partsOf(lastAt, at) };
}

/**
 * Returns the state at a timestamp: a session left for a quarter of an hour has ended, unless its reminder is still pending
 * [P.07].
 */
export const shownAt = (time: PlayTime, at: number): PlayTime =>
  time.dueAt === null && time.lastAt !== null && sinceMs(at, time.lastAt) > SESSION_ENDS_AFTER_MS
    ? noPlay(time.every)
    : time;

/**
 * The reminder was read in one tab, for all; the time until then was no play. Where none waits, another interval is all that
 * changes: what was played so far counts towards it.
 */
export function answeredAt(time: PlayTime, every: number | null, at: number): PlayTime {
  const chosen = { ...time, every: every ?? time.every };
  if (time.dueAt === null) return chosen;
  return { ...chosen, lastAt: time.lastAt === null ? null : at, sinceAnswer: 0, dueAt: null };
}
