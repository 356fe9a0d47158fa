import { useSyncExternalStore } from 'react';
import { keptText } from '#app/link/kept-text.ts';
import type { MatchId } from '#contract/models/ids.ts';
import type { Match } from '#contract/models/match.ts';
import { type Reminder, remindersIn } from './reminder.ts';

const kept = keptText('courtside.reminders');

let from: string | null = null;
let list: readonly Reminder[] = [];

/** Every reminder that is set, the next match first; the same array until they change. */
export function readReminders(): readonly Reminder[] {
  const text = kept.read();
  if (text !== from) {
    from = text;
    list = remindersIn(text);
  }
  return list;
}

const keep = (reminders: readonly Reminder[]) => kept.write(JSON.stringify(reminders));

/** Reminds of a match before it begins; a match that was put off is remembered by its new time. */
export function setReminder({ matchId, league, home, away, startAt }: Match): void {
  const others = readReminders().filter((reminder) => reminder.matchId !== matchId);
  keep([...others, { matchId, league: league.name, home: home.name, away: away.name, startAt }]);
}

export function dropReminder(matchId: MatchId): void {
  const others = readReminders().filter((reminder) => reminder.matchId !== matchId);
  if (others.length < readReminders().length) keep(others);
}

export const watchReminders = kept.watch;

export const useReminders = (): readonly Reminder[] => useSyncExternalStore(kept.watch, readReminders);
