import { castingText } from '#app/features/play/match/match-clock.tsx';
import { RemindAnchor } from '#app/features/play/match/reminder/remind-anchor.tsx';
import { anchorRoomPath } from '#app/routes/paths.ts';
import type { Anchor } from '#contract/community/live/anchor-schema.ts';
import type { AnchorRoomId, MatchId } from '#contract/fields/ids.ts';
import type { Match } from '#contract/play/match/schema.ts';
import { countText } from '#contract/units/count.ts';
import { Link } from '#kit/link/link.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { t } from '../texts.ts';
import { FollowAnchor } from './follow-anchor.tsx';
import { MultiviewLink } from './multiview-link.tsx';
import './anchor-bar.css';

/** The room of an anchor who casts a match, from that match [3.06]. */
export const castRoomPath = (anchorRoomId: AnchorRoomId, matchId: MatchId): string =>
  `${anchorRoomPath(anchorRoomId)}?from=${encodeURIComponent(matchId)}`;

/** Other anchors who cast the same match, one tap away. */
function Others({ match: { anchors, matchId }, current }: { match: Match; current: string | null }) {
  if (anchors.every(({ anchorRoomId }) => anchorRoomId === current)) return null;
  return (
    <nav className="anchor-bar__sw row gap-6" aria-label={t('room.switchAnchor')}>
      <span className="cap t3">{t('room.switchAnchor')}</span>
      {anchors.map((anchor) => (
        <Link
          key={anchor.anchorRoomId}
          to={castRoomPath(anchor.anchorRoomId, matchId)}
          aria-label={anchor.nickname}
          aria-current={anchor.anchorRoomId === current ? 'page' : undefined}
        >
          <Avatar src={anchor.avatar} size={32} />
        </Link>
      ))}
    </nav>
  );
}

/** Current anchor, and the alternatives. */
export function AnchorBar({ anchor, match }: { anchor: Anchor | null; match: Match | null }) {
  const count = match?.anchors.length ?? 0;
  if (!anchor && count === 0) return null;
  return (
    <div className="anchor-bar row gap-12">
      {anchor ? (
        <>
          <Avatar src={anchor.avatar} size={46} />
          <div className="anchor-bar__i grow">
            <div>
              <b>{anchor.nickname}</b>
              <Tag tone="primary">{anchor.topic}</Tag>
            </div>
            <span className="cap t3 ell">
              {anchor.title} · {t('room.followers', { count: countText(anchor.followers) })}
            </span>
          </div>
          {anchor.status === 'live' && !match ? (
            <MultiviewLink room={{ kind: 'anchor', anchorRoomId: anchor.anchorRoomId }} />
          ) : null}
          {anchor.status === 'live' ? null : <RemindAnchor anchor={anchor} />}
          <FollowAnchor anchorRoomId={anchor.anchorRoomId} />
        </>
      ) : (
        <b className="anchor-bar__i grow">{match ? castingText(match) : null}</b>
      )}
      {match ? <Others match={match} current={anchor?.anchorRoomId ?? null} /> : null}
    </div>
  );
}
