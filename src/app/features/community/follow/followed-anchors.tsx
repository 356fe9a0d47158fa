import { FollowStar } from '#app/features/play/match/follow/follow-star.tsx';
import { RemindAnchor } from '#app/features/play/match/reminder/remind-anchor.tsx';
import { anchorRoomPath } from '#app/routes/paths.ts';
import type { FollowFeed } from '#contract/community/follow/schema.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { LiveTag } from '#kit/mark/live-tag.tsx';
import { t } from './texts.ts';

type Followed = FollowFeed['anchors'][number];

function State({ anchor, nextAt }: Followed) {
  if (anchor.status === 'live') return <LiveTag text={t('follow.live')} variant="line" />;
  if (anchor.status === 'interrupted') return <span className="cap t3">{t('follow.interrupted')}</span>;
  const next = nextAt === null ? t('follow.offAir') : t('follow.nextAt', { time: dayTimeText(nextAt) });
  return <span className="cap t3 num">{next}</span>;
}

function Row({ followed }: { followed: Followed }) {
  const { anchor } = followed;
  const { anchorRoomId, nickname, avatar, status } = anchor;
  return (
    <li className="follow-row">
      <Avatar src={avatar} size={40} />
      <span className="follow-row__who">
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
export const FollowedAnchors = ({ anchors }: { anchors: readonly Followed[] }) => (
  <Card aria-labelledby="followed-anchors">
    <h2 id="followed-anchors">{t('follow.anchors')}</h2>
    {anchors.length === 0 ? <p className="cap t3 follow-row__none">{t('follow.noAnchors')}</p> : null}
    <ul>
      {anchors.map((followed) => (
        <Row key={followed.anchor.anchorRoomId} followed={followed} />
      ))}
    </ul>
  </Card>
);
