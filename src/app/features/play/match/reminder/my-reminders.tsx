import { matchRoomPath } from '#app/routes/paths.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';
import { dropReminder, useReminders } from './reminder.ts';
import './my-reminders.css';

/** The matches one is going to be reminded of; each leads to its room. */
export function MyReminders() {
  const reminders = useReminders();
  return (
    <Card flush className="mine" aria-labelledby="my-reminders">
      <h2 id="my-reminders">{t('reminder.mine')}</h2>
      {reminders.length === 0 ? <p className="cap t3">{t('reminder.none')}</p> : null}
      <ul>
        {reminders.map(({ matchId, league, home, away, startAt }) => (
          <li key={matchId}>
            <Link to={matchRoomPath(matchId)}>
              <b className="ell">{t('match.versus', { home, away })}</b>
              <span className="cap t3">
                <span className="num">{dayTimeText(startAt)}</span> {league}
              </span>
            </Link>
            <IconButton
              icon="x"
              size="sm"
              iconSize={16}
              label={t('reminder.drop', { home, away })}
              onClick={() => dropReminder(matchId)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
