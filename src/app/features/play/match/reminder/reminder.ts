import { useMemo } from 'react';
import { roomFromPath } from '#contract/community/room/room-ref.ts';
import type { MatchId } from '#contract/fields/ids.ts';
import { REMIND_BEFORE_MS, REMIND_TOO_LATE_MS } from '#contract/play/match/reminder.ts';
import type { Match } from '#contract/play/match/schema.ts';
import { isRecord } from '#contract/text/narrowing.ts';
import { type ServerTime, serverTime } from '#contract/units/time.ts';
import { createStoredChoice } from '#core-client/storage/stored-choice.ts';

/** Match reminder, as stored in this browser. */
export type Reminder = {
  readonly matchId: MatchId;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly startAt: ServerTime;
};

/** Time for which a reminder stays on the page, ms. */
export const REMINDER_SHOWN_MS = 12_000;

/** wait: its time is still to come; due: now; missed: the match has long begun. */
export function dueStateOf({ startAt }: Reminder, now: ServerTime): 'wait' | 'due' | 'missed' {
  if (now < startAt - REMIND_BEFORE_MS) return 'wait';
  return now <= startAt + REMIND_TOO_LATE_MS ? 'due' : 'missed';
}

/** Returns the time until the next reminder, ms; null when none is pending. */
export function untilNext(reminders: readonly Reminder[], now: ServerTime): number | null {
  const times = reminders.map(({ startAt }) => startAt - REMIND_BEFORE_MS - now).filter((ms) => ms > 0);
  return times.length === 0 ? null : Math.min(...times);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function reminderIn(value: unknown): readonly Reminder[] {
  if (!isRecord(value)) return [];
  const room = roomFromPath('match', textOf(value.matchId));
  const { startAt } = value;
  if (room?.kind !== 'match' || typeof startAt !== 'number' || !Number.isFinite(startAt)) return [];
  const names = { league: textOf(value.league), home: textOf(value.home), away: textOf(value.away) };
  return [{ matchId: room.matchId, startAt: serverTime(startAt), ...names }];
}

const storedReminders = createStoredChoice('reminders', 'member');

/** Every reminder that is set, in any tab, the next match first. */
export const readReminders = (): readonly Reminder[] => remindersIn(storedReminders.read());

const storeReminders = (reminders: readonly Reminder[]) => storedReminders.set(JSON.stringify(reminders));

/** Reminds of a match before it begins; a match that was put off is remembered by its new time. */
export function setReminder({ matchId, league, home, away, startAt }: Match): void {
  const others = readReminders().filter((reminder) => reminder.matchId !== matchId);
  storeReminders([...others, { matchId, league: league.name, home: home.name, away: away.name, startAt }]);
}

export function dropReminder(matchId: MatchId): void {
  const others = readReminders().filter((reminder) => reminder.matchId !== matchId);
  if (others.length < readReminders().length) storeReminders(others);
}

export function useReminders(): readonly Reminder[] {
  const text = storedReminders.use();
  return useMemo(() => remindersIn(text), [text]);
}

/** Parses the reminders in a stored text, the next match first; other entries are left out. */
export function remindersIn(text: string | null): readonly Reminder[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    const reminders = Array.isArray(parsed) ? parsed.flatMap(reminderIn) : [];
    return reminders.sort((one, other) => one.startAt - other.startAt);
  } catch {
    return [];
  }
}
