import { t } from '#app/i18n/text.ts';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import type { MatchDetail, MatchEvent } from '#contract/models/match.ts';
import { StatsStrip } from './stats-strip.tsx';
import './match-panel.css';

const TOLD: ReadonlySet<MatchEvent['kind']> = new Set([
  'kickOff',
  'goal',
  'yellowCard',
  'redCard',
  'substitution',
  'corner',
  'halfTime',
  'fullTime',
]);

/** What has happened so far, newest first, with the statistics on top. */
export function MatchPanel({ detail }: { detail: MatchDetail }) {
  const events = detail.events.filter(({ kind }) => TOLD.has(kind)).toReversed();
  const sideName = { home: detail.match.home.name, away: detail.match.away.name, none: '' };
  return (
    <div className="scr">
      <StatsStrip stats={detail.stats} />
      {events.length === 0 ? <EmptyState title={t('room.noEvents')} illustration="whistle" /> : null}
      <ol className="evs">
        {events.map((event) => (
          <li key={event.eventId} className={`ev ev--${event.kind}`}>
            <b className="num">{event.minute}′</b>
            <span>{t(`room.${event.kind}`)}</span>
            <span className="t2 ell">{[sideName[event.side], event.player].filter(Boolean).join(' ')}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
