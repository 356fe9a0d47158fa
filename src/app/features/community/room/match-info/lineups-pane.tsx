import type { OutputOf } from '#contract/book/table.ts';
import type { TeamSheet } from '#contract/play/match/lineup-schema.ts';
import type { Match } from '#contract/play/match/schema.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { LoadedPane } from '../panes/loaded-pane.tsx';
import { PaneScroll } from '../panes/pane-scroll.tsx';
import { t } from '../texts.ts';
import { FormationPitch } from './formation-pitch.tsx';
import './lineups.css';

const Sheet = ({ side, sheet }: { side: Match['home']; sheet: TeamSheet }) => (
  <section className="facts__part">
    <h2>{t('facts.bench', { name: side.name })}</h2>
    <ul className="bench">
      {sheet.bench.map(({ name, number, role }) => (
        <li key={number}>
          <b className="num">{number}</b>
          <span className="ell">{name}</span>
          <small>{t(`facts.${role}`)}</small>
        </li>
      ))}
    </ul>
    <p className="cap t3">{t('facts.coach', { name: sheet.coach })}</p>
  </section>
);

function Lineups({ match, lineups }: { match: Match; lineups: OutputOf<'live.lineups'>['lineups'] }) {
  if (!lineups) {
    const title = t(match.sport === 'football' ? 'facts.lineupsSoon' : 'facts.noLineups');
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

/** Lineups: both elevens on the pitch, then benches and coaches. */
export const LineupsPane = ({ match }: { match: Match }) => (
  <LoadedPane
    of={useCall('live.lineups', { matchId: match.matchId }, { refetchMs: REFRESH_MS['live.lineups'] })}
  >
    {({ lineups }) => <Lineups match={match} lineups={lineups} />}
  </LoadedPane>
);
