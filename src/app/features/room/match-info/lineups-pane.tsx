import { useCall } from '#app/core-client/query.ts';
import { tLater } from '#app/i18n/later-text.ts';
import { t } from '#app/i18n/text.ts';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import type { TeamSheet } from '#contract/models/lineup.ts';
import type { Match } from '#contract/models/match.ts';
import { PaneFailed } from '../pane-failed.tsx';
import { PaneScroll } from '../pane-scroll.tsx';
import { PaneWait } from '../pane-wait.tsx';
import { FormationPitch } from './formation-pitch.tsx';
import './lineups.css';

/** Sheets come an hour before kick-off; changes after that are events. */
const REFRESH_MS = 60_000;

const Sheet = ({ side, sheet }: { side: Match['home']; sheet: TeamSheet }) => (
  <section className="facts__part">
    <h2>{tLater('facts.bench', { name: side.name })}</h2>
    <ul className="bench">
      {sheet.bench.map(({ name, number, role }) => (
        <li key={number}>
          <b className="num">{number}</b>
          <span className="ell">{name}</span>
          <small>{tLater(`facts.${role}`)}</small>
        </li>
      ))}
    </ul>
    <p className="cap t3">{tLater('facts.coach', { name: sheet.coach })}</p>
  </section>
);

/** Who plays: both elevens on the pitch, then benches and coaches. */
export function LineupsPane({ match }: { match: Match }) {
  const { data, error, refetch } = useCall(
    'live.lineups',
    { matchId: match.matchId },
    { refetchMs: REFRESH_MS },
  );
  if (!data) return error ? <PaneFailed error={error} onRetry={refetch} /> : <PaneWait />;
  const { lineups } = data;
  if (!lineups) {
    const title = tLater(match.sport === 'football' ? 'facts.lineupsSoon' : 'facts.noLineups');
    return (
      <PaneScroll label={t('room.lineups')}>
        <EmptyState illustration="record" title={title} />
      </PaneScroll>
    );
  }
  return (
    <PaneScroll label={t('room.lineups')}>
      <FormationPitch match={match} lineups={lineups} />
      <Sheet side={match.home} sheet={lineups.home} />
      <Sheet side={match.away} sheet={lineups.away} />
    </PaneScroll>
  );
}
