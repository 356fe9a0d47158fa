import type { ReactNode } from 'react';
import { useCall } from '#app/core-client/query.ts';
import { REFRESH_MS } from '#app/core-client/refresh.table.ts';
import { MemberPage } from '#app/features/member/member-page.tsx';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { Loaded } from '#app/page/loaded.tsx';
import { paths } from '#app/routes/paths.ts';
import type { FollowFeed } from '#contract/models/follow.ts';
import { FollowedAnchors } from './followed-anchors.tsx';
import { FollowedExperts } from './followed-experts.tsx';
import { FollowedMatches } from './followed-matches.tsx';
import { FollowedSides } from './followed-sides.tsx';
import { t } from './texts.ts';
import './follows.css';

const Nothing = () => (
  <div className="card padded">
    <EmptyState
      title={t('follow.nothing')}
      text={t('follow.nothingText')}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to={paths.home}>
          {t('follow.toHome')}
        </Link>
      }
    />
  </div>
);

function Feed({ feed }: { feed: FollowFeed }) {
  const { matches, anchors, experts, leagues, teams } = feed;
  const isEmpty = [matches, anchors, experts, leagues, teams].every((list) => list.length === 0);
  if (isEmpty) return <Nothing />;
  return (
    <div className="fols">
      <FollowedMatches matches={matches} />
      <div className="fols__side">
        <FollowedAnchors anchors={anchors} />
        <FollowedSides leagues={leagues} teams={teams} />
        <FollowedExperts experts={experts} />
      </div>
    </div>
  );
}

/** Everything the member follows, with what is on and what comes next [2.02]. */
export function FollowsScreen() {
  return (
    <MemberPage title={t('follow.title')} above={paths.me}>
      <Followed />
    </MemberPage>
  );
}

function Followed() {
  const query = useCall('follow.feed', {}, { refetchMs: REFRESH_MS['follow.feed'] });
  const card = (inside: ReactNode) => <div className="card padded">{inside}</div>;
  return (
    <Loaded of={query} waiting={card(<SkeletonRows count={6} />)} frame={card}>
      {(feed) => <Feed feed={feed} />}
    </Loaded>
  );
}
