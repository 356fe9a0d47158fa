import { useEffect, useState } from 'react';
import { Button } from '#app/kit/action/button.tsx';
import type { Match } from '#contract/models/match.ts';
import { t } from '../texts.ts';
import { askToNotify, type NotifyRight, notifyRight } from './notification.ts';
import { dropReminder, setReminder, useReminders } from './reminders.ts';
import './remind-button.css';

const HOW = {
  ask: 'reminder.onPage',
  granted: 'reminder.bySystem',
  refused: 'reminder.refused',
  absent: 'reminder.onPage',
} as const satisfies Record<NotifyRight, string>;

/** Sets a reminder of a match, or takes it back, and says how it will come. Permission is asked for by the press alone. */
export function RemindButton({ match }: { match: Match }) {
  const mine = useReminders().find(({ matchId }) => matchId === match.matchId);
  const [right, setRight] = useState(notifyRight);
  const isSet = mine !== undefined;

  useEffect(() => {
    if (mine && mine.startAt !== match.startAt) setReminder(match);
  }, [mine, match]);

  const press = async () => {
    if (isSet) return dropReminder(match.matchId);
    setReminder(match);
    setRight(await askToNotify());
  };
  return (
    <div className="remind">
      <Button
        variant={isSet ? 'line' : 'primary'}
        icon={isSet ? 'check' : 'bell'}
        aria-pressed={isSet}
        onClick={() => void press()}
      >
        {t(isSet ? 'reminder.isSet' : 'reminder.set')}
      </Button>
      <p className="cap" role="status">
        {isSet ? t(HOW[right]) : ''}
      </p>
    </div>
  );
}
