import { useMemo } from 'react';
import type { MatchId } from '#contract/fields/ids.ts';
import type { Match } from '#contract/play/match/schema.ts';
import { createStoredChoice } from '#core-client/storage/stored-choice.ts';
import { type Reminder, remindersIn } from './reminder.ts';

const kept = createStoredChoice('reminders', 'member');

/** Every reminder that is set, in any tab, the next match first. */
export const readReminders = (): readonly Reminder[] => remindersIn(kept.read());

const keep = (reminders: readonly Reminder[]) => kept.set(JSON.stringify(reminders));

/** Reminds of a match before it begins; a match that was put off is remembered by its new time. */
export function setReminder({ matchId, league, home, away, startAt }: Match): void {
  const others = readReminders().filter((reminder) => reminder.matchId !== matchId);
  keep([...others, { matchId, league: league.name, home: home.name, away: away.name, startAt }]);
}

export function dropReminder(matchId: MatchId): void {
  const others = readReminders().filter((reminder) => reminder.matchId !== matchId);
  if (others.length < readReminders().length) keep(others);
}

export function useReminders(): readonly Reminder[] {
  const text = kept.use();
  return useMemo(() => remindersIn(text), [text]);
}
