import { useServerNow } from '#app/core-client/server-clock.ts';
import { dayTimeText } from '#app/core-client/shown-time.ts';
import { RemindButton } from '#app/features/match/reminder/remind-button.tsx';
import { REMIND_BEFORE_MS } from '#contract/constants/reminder.ts';
import type { MatchDetail } from '#contract/models/match.ts';
import { t } from '../texts.ts';
import { Countdown } from './countdown.tsx';

/** Before kick-off: when it is, how long until then, and a reminder [4.01]. */
export function MatchSoon({ detail: { match, stadium } }: { detail: MatchDetail }) {
  const now = useServerNow();
  const leftMs = match.startAt - now;
  return (
    <div className="still__in">
      <h2>{t('still.notStarted')}</h2>
      <p>
        <span className="num">{dayTimeText(match.startAt)}</span> {stadium}
      </p>
      {leftMs > 0 ? <Countdown leftMs={leftMs} /> : <p role="status">{t('still.anyMoment')}</p>}
      {leftMs > REMIND_BEFORE_MS ? <RemindButton match={match} /> : null}
    </div>
  );
}
