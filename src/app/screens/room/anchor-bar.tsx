import { Link } from 'react-router-dom';
import { t } from '#app/i18n/text.ts';
import { Avatar } from '#app/kit/mark/avatar.tsx';
import { Tag } from '#app/kit/mark/tag.tsx';
import { anchorRoomPath } from '#app/routes/paths.ts';
import type { Anchor } from '#contract/models/anchor.ts';
import type { AnchorBrief } from '#contract/models/match.ts';
import { countText } from '#contract/units/count.ts';
import { FollowAnchor } from './follow-anchor.tsx';
import './anchor-bar.css';

/** Other anchors who cast the same match, one tap away. */
function Others({ anchors, current }: { anchors: readonly AnchorBrief[]; current: string | null }) {
  if (anchors.length < 2 && anchors[0]?.anchorRoomId === current) return null;
  return (
    <nav className="anc__sw" aria-label={t('room.switchAnchor')}>
      <span className="cap t3">{t('room.switchAnchor')}</span>
      {anchors.map((anchor) => (
        <Link
          key={anchor.anchorRoomId}
          to={anchorRoomPath(anchor.anchorRoomId)}
          aria-label={anchor.nickname}
          aria-current={anchor.anchorRoomId === current ? 'page' : undefined}
        >
          <Avatar src={anchor.avatar} size={32} />
        </Link>
      ))}
    </nav>
  );
}

/** Who is speaking, and who else could be. */
export function AnchorBar({ anchor, others }: { anchor: Anchor | null; others: readonly AnchorBrief[] }) {
  if (!anchor && others.length === 0) return null;
  return (
    <div className="anc">
      {anchor ? (
        <>
          <Avatar src={anchor.avatar} size={46} />
          <div className="anc__i">
            <div>
              <b>{anchor.nickname}</b>
              <Tag tone="primary">{anchor.topic}</Tag>
            </div>
            <span className="cap t3 ell">
              {anchor.title} · {t('room.followers', { count: countText(anchor.followers) })}
            </span>
          </div>
          <FollowAnchor anchorRoomId={anchor.anchorRoomId} />
        </>
      ) : (
        <b className="anc__i">{t('match.casting', { count: others.length })}</b>
      )}
      <Others anchors={others} current={anchor?.anchorRoomId ?? null} />
    </div>
  );
}
