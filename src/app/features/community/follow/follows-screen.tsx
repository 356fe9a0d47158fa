import './follows.css';
import type { ReactNode } from 'react';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { FollowStar } from '#app/features/play/match/follow/follow-star.tsx';
import { RemindAnchor } from '#app/features/play/match/reminder/remind-anchor.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { anchorRoomPath, expertPath, paths } from '#app/routes/paths.ts';
import type { FollowFeed } from '#contract/community/follow/schema.ts';
import type { Expert } from '#contract/site/article/schema.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { LiveTag } from '#kit/mark/tag.tsx';
import { FollowedMatches } from './followed-matches.tsx';
import { t } from './texts.ts';

/** Teams and leagues that are followed: their matches are in the list of matches. */
function FollowedSides({ leagues, teams }: Pick<FollowFeed, 'leagues' | 'teams'>) {
  const isEmpty = leagues.length + teams.length === 0;
  return (
    <Card aria-labelledby="followed-sides">
      <h2 id="followed-sides">{t('follow.teams')}</h2>
      {isEmpty ? <p className="cap t3 follow-row__none">{t('follow.noTeams')}</p> : null}
      <ul className="ruled">
        {teams.map(({ name }) => (
          <li key={name} className="follow-row row gap-12 follow-row--slim">
            <b className="grow ell">{name}</b>
            <FollowStar kind="team" id={name} name={name} />
          </li>
        ))}
        {leagues.map(({ leagueId, name }) => (
          <li key={leagueId} className="follow-row row gap-12 follow-row--slim">
            <b className="grow ell">{name}</b>
            <FollowStar kind="league" id={leagueId} name={name} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Experts who are followed; each leads to what they wrote. */
const FollowedExperts = ({ experts }: { experts: readonly Expert[] }) => (
  <Card aria-labelledby="followed-experts">
    <h2 id="followed-experts">{t('follow.experts')}</h2>
    {experts.length === 0 ? <p className="cap t3 follow-row__none">{t('follow.noExperts')}</p> : null}
    <ul className="ruled">
      {experts.map(({ expertId, name, avatar, title }) => (
        <li key={expertId} className="follow-row row gap-12">
          <Link className="follow-row__link row gap-16 grow" to={expertPath(expertId)}>
            <Avatar src={avatar} size={40} />
            <span className="stack items-start gap-2 grow">
              <b className="ell">{name}</b>
              <span className="cap t3 ell">{title}</span>
            </span>
          </Link>
          <FollowStar kind="expert" id={expertId} name={name} />
        </li>
      ))}
    </ul>
  </Card>
);

const EmptyFollows = () => (
  <Card as="div">
    <EmptyState
      title={t('follow.nothing')}
      text={t('follow.nothingText')}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to={paths.home}>
          {t('follow.toHome')}
        </Link>
      }
    />
  </Card>
);

type FollowedAnchor = FollowFeed['anchors'][number];

function State({ anchor, nextAt }: FollowedAnchor) {
  if (anchor.status === 'live') return <LiveTag text={t('follow.live')} variant="line" />;
  if (anchor.status === 'interrupted') return <span className="cap t3">{t('follow.interrupted')}</span>;
  const next = nextAt === null ? t('follow.offAir') : t('follow.nextAt', { time: dayTimeText(nextAt) });
  return <span className="cap t3 num">{next}</span>;
}

function Row({ followed }: { followed: FollowedAnchor }) {
  const { anchor } = followed;
  const { anchorRoomId, nickname, avatar, status } = anchor;
  return (
    <li className="follow-row row gap-12">
      <Avatar src={avatar} size={40} />
      <span className="stack items-start gap-2 grow">
        <b className="ell">{nickname}</b>
        <State {...followed} />
      </span>
      {status === 'live' ? (
        <Link className={buttonClass({ size: 'sm', variant: 'soft' })} to={anchorRoomPath(anchorRoomId)}>
          {t('follow.enter')}
        </Link>
      ) : (
        <RemindAnchor anchor={anchor} />
      )}
      <FollowStar kind="anchor" id={anchorRoomId} name={nickname} />
    </li>
  );
}

/** Anchors who are followed or waited for: on air, or when they come. */
const FollowedAnchors = ({ anchors }: { anchors: readonly FollowedAnchor[] }) => (
  <Card aria-labelledby="followed-anchors">
    <h2 id="followed-anchors">{t('follow.anchors')}</h2>
    {anchors.length === 0 ? <p className="cap t3 follow-row__none">{t('follow.noAnchors')}</p> : null}
    <ul className="ruled">
      {anchors.map((followed) => (
        <Row key={followed.anchor.anchorRoomId} followed={followed} />
      ))}
    </ul>
  </Card>
);

function Feed({ feed }: { feed: FollowFeed }) {
  const { matches, anchors, experts, leagues, teams } = feed;
  const isEmpty = [matches, anchors, experts, leagues, teams].every((list) => list.length === 0);
  if (isEmpty) return <EmptyFollows />;
  return (
    <div className="follow-list">
      <FollowedMatches matches={matches} />
      <div className="stack gap-page may-shrink">
        <FollowedAnchors anchors={anchors} />
        <FollowedSides leagues={leagues} teams={teams} />
        <FollowedExperts experts={experts} />
      </div>
    </div>
  );
}

/** All follows of the member, with live and upcoming matches [2.02]. */
export function FollowsScreen() {
  return (
    <MemberPage title={t('follow.title')} above={paths.me}>
      <Followed />
    </MemberPage>
  );
}

function Followed() {
  const query = useCall('follow.feed', {}, { refetchMs: REFRESH_MS['follow.feed'] });
  const card = (inside: ReactNode) => <Card as="div">{inside}</Card>;
  return (
    <Loaded of={query} waiting={card(<SkeletonRows count={6} />)} frame={card}>
      {(feed) => <Feed feed={feed} />}
    </Loaded>
  );
}
