import { textOfError } from '#app/i18n/error-text.ts';
import { t } from '#app/i18n/text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { EmptyState, ErrorState } from '#app/kit/feedback/states.tsx';
import type { Query } from '#app/link/query.ts';
import { isOn } from '#app/match/match-clock.ts';
import { CardsSkeleton, TableSkeleton } from './home-skeleton.tsx';
import { groupByLeague, matchesOfTab, type SportTab } from './home-tabs.ts';
import { LiveCard } from './live-card.tsx';
import { MatchTable } from './match-table.tsx';

const CARDS = 8;

/** One sport: the matches being played as cards, then everything by league. */
export function MatchTab({ tab, query }: { tab: SportTab; query: Query<'live.popular'> }) {
  if (query.data === undefined && query.error) {
    return (
      <ErrorState
        title={t('common.errorTitle')}
        text={textOfError(query.error)}
        action={
          <Button variant="primary" loading={query.isFetching} onClick={() => query.refetch()}>
            {t('common.retry')}
          </Button>
        }
      />
    );
  }
  if (query.data === undefined) {
    return (
      <>
        <CardsSkeleton />
        <TableSkeleton />
      </>
    );
  }
  const matches = matchesOfTab(
    query.data.list.map(({ match }) => match),
    tab,
  );
  if (matches.length === 0) {
    return <EmptyState title={t('home.noMatches')} text={t('home.noMatchesText')} illustration="whistle" />;
  }
  return (
    <>
      <div className="lcs hs">
        {matches
          .filter(isOn)
          .slice(0, CARDS)
          .map((match) => (
            <LiveCard key={match.matchId} match={match} />
          ))}
      </div>
      <MatchTable groups={groupByLeague(matches)} />
    </>
  );
}
