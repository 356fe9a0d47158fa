import { useCall } from '#app/core-client/query.ts';
import { FollowStar } from '#app/features/match/follow-star.tsx';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import type { OutputOf } from '#contract/calls/table.ts';
import type { Match } from '#contract/models/match.ts';
import type { PastMatch } from '#contract/models/match-history.ts';
import { LoadedPane } from '../loaded-pane.tsx';
import { PaneScroll } from '../pane-scroll.tsx';
import { t } from '../texts.ts';
import { FormMarks } from './form-marks.tsx';
import { PastMatches } from './past-matches.tsx';
import { recordOf } from './result-for.ts';
import { StandingsTable } from './standings-table.tsx';
import './history.css';

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
      <StandingsTable match={match} standings={standings} />
    </PaneScroll>
  );
}

/** What came before: earlier meetings, recent form, the table of the league. */
export const HistoryPane = ({ match }: { match: Match }) => (
  <LoadedPane of={useCall('live.history', { matchId: match.matchId })}>
    {(history) => <History match={match} history={history} />}
  </LoadedPane>
);
