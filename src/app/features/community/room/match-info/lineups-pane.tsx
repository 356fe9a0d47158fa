import type { OutputOf } from '#contract/book/table.ts';
import type { Lineups, SheetPlayer, TeamSheet } from '#contract/play/match/lineup-schema.ts';
import type { Match } from '#contract/play/match/schema.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { LoadedPane } from '../panes/loaded-pane.tsx';
import { PaneScroll } from '../panes/pane-parts.tsx';
import { t } from '../texts.ts';
import { formationLines } from './facts.ts';
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

type SideName = 'home' | 'away';

const Player = ({ player: { name, number, isCaptain } }: { player: SheetPlayer }) => (
  <li className="lineup-pitch__p grow">
    <b className="num">{number}</b>
    <span className="ell">
      {name}
      {isCaptain ? (
        <>
          <i aria-hidden="true">C</i>
          <span className="sr">{t('facts.captain')}</span>
        </>
      ) : null}
    </span>
  </li>
);

function Half({ side, name, sheet }: { side: SideName; name: string; sheet: TeamSheet }) {
  return (
    <section className={`lineup-pitch__half column gap-6 lineup-pitch__half--${side}`} aria-label={name}>
      <h2>
        <span className="ell">{name}</span>
        <span className="num">{sheet.formation}</span>
      </h2>
      {formationLines(sheet).map((line) => (
        <ul key={line[0]?.number}>
          {line.map((player) => (
            <Player key={player.number} player={player} />
          ))}
        </ul>
      ))}
    </section>
  );
}

/** Both elevens on one pitch, home attacking down, away up. */
const FormationPitch = ({ match, lineups }: { match: Match; lineups: Lineups }) => (
  <div className="lineup-pitch">
    <Half side="home" name={match.home.name} sheet={lineups.home} />
    <Half side="away" name={match.away.name} sheet={lineups.away} />
  </div>
);

function LineupsFacts({ match, lineups }: { match: Match; lineups: OutputOf<'live.lineups'>['lineups'] }) {
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
    {({ lineups }) => <LineupsFacts match={match} lineups={lineups} />}
  </LoadedPane>
);
