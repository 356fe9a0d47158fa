import './history.css';
import { FollowStar } from '#app/features/play/match/follow/follow-star.tsx';
import { StandingsTable } from '#app/features/play/match/standings/standings-table.tsx';
import type { OutputOf } from '#contract/book/table.ts';
import type { LeagueStanding, PastMatch } from '#contract/play/match/history-schema.ts';
import type { Match } from '#contract/play/match/schema.ts';
import { useCall } from '#core-client/query.ts';
import { dayText } from '#core-client/time/shown-time.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { LoadedPane } from '../panes/loaded-pane.tsx';
import { PaneScroll } from '../panes/pane-parts.tsx';
import { t } from '../texts.ts';
import { recordOf, resultFor } from './facts.ts';

/** The table of the league, with the two sides of this match marked; a cup has none. */
function LeagueTable({ match, standings }: { match: Match; standings: readonly LeagueStanding[] }) {
  if (standings.length === 0) return null;
  const playing = new Set([match.home.name, match.away.name]);
  return (
    <section className="facts__part">
      <div className="row between">
        <h2 id="standings">{t('facts.standings', { league: match.league.name })}</h2>
        <FollowStar kind="league" id={match.league.leagueId} name={match.league.name} />
      </div>
      <StandingsTable heading="standings" standings={standings} playing={playing} />
    </section>
  );
}

const Side = ({ side, other }: { side: PastMatch['home']; other: PastMatch['home'] }) => (
  <span className={side.score > other.score ? 'row gap-6 may-shrink strong' : 'row gap-6 may-shrink'}>
    <img src={side.logo} alt="" width={18} height={18} loading="lazy" />
    <span className="ell">{side.name}</span>
  </span>
);

/** Matches that are over, one a row. */
const PastMatches = ({ matches }: { matches: readonly PastMatch[] }) => (
  <ol className="past">
    {matches.map(({ matchId, startAt, home, away }) => (
      <li key={matchId}>
        <span className="cap t3 num">{dayText(startAt)}</span>
        <Side side={home} other={away} />
        <b className="past__score">
          {home.score}:{away.score}
        </b>
        <Side side={away} other={home} />
      </li>
    ))}
  </ol>
);

/** The last matches of a side as one mark each, the newest first. */
const FormMarks = ({ name, matches }: { name: string; matches: readonly PastMatch[] }) => (
  <ol className="form">
    {matches.map((match) => {
      const result = resultFor(match, name);
      return (
        <li key={match.matchId} className={`form--${result}`}>
          {t(`facts.${result}`)}
        </li>
      );
    })}
  </ol>
);

function Meetings({ match, meetings }: { match: Match; meetings: readonly PastMatch[] }) {
  const { name } = match.home;
  const { won, drawn, lost } = recordOf(meetings, name);
  return (
    <section className="facts__part">
      <h2>{t('facts.meetings')}</h2>
      {meetings.length === 0 ? (
        <p className="cap t3">{t('facts.noMeetings')}</p>
      ) : (
        <p className="sm t2">{t('facts.record', { count: meetings.length, name, won, drawn, lost })}</p>
      )}
      <PastMatches matches={meetings} />
    </section>
  );
}

function Form({ side, matches }: { side: Match['home']; matches: readonly PastMatch[] }) {
  return (
    <section className="facts__part">
      <div className="row between">
        <h2>{t('facts.form', { name: side.name })}</h2>
        <FollowStar kind="team" id={side.name} name={side.name} />
      </div>
      <FormMarks name={side.name} matches={matches} />
      <PastMatches matches={matches} />
    </section>
  );
}

type HistoryProps = { match: Match; history: OutputOf<'live.history'> };

function History({ match, history }: HistoryProps) {
  const { meetings, homeForm, awayForm, standings } = history;
  const isNew = meetings.length + homeForm.length + awayForm.length + standings.length === 0;
  if (isNew) {
    return (
      <PaneScroll label={t('room.history')}>
        <EmptyState illustration="record" title={t('facts.noHistory')} />
      </PaneScroll>
    );
  }
  return (
    <PaneScroll label={t('room.history')}>
      <Meetings match={match} meetings={meetings} />
      <Form side={match.home} matches={homeForm} />
      <Form side={match.away} matches={awayForm} />
      <LeagueTable match={match} standings={standings} />
    </PaneScroll>
  );
}

/** History of the match: earlier meetings, recent form, the league table. */
export const HistoryPane = ({ match }: { match: Match }) => (
  <LoadedPane of={useCall('live.history', { matchId: match.matchId })}>
    {(history) => <History match={match} history={history} />}
  </LoadedPane>
);
