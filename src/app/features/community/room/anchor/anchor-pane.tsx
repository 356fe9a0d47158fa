import { Viewers } from '#app/features/play/match/viewers.tsx';
import type { Anchor } from '#contract/community/live/anchor-schema.ts';
import type { Match } from '#contract/play/match/schema.ts';
import { countText } from '#contract/units/count.ts';
import { Link } from '#kit/link/link.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { t } from '../texts.ts';
import { castRoomPath } from './anchor-bar.tsx';
import { FollowAnchor } from './follow-anchor.tsx';
import { MultiviewLink } from './multiview-link.tsx';
import './anchor-pane.css';

type Props = { readonly anchor: Anchor | null; readonly match: Match | null };

const About = ({ anchor, alone }: { anchor: Anchor; alone: boolean }) => (
  <section className="anchor-pane__about">
    <Avatar src={anchor.avatar} size={64} />
    <div className="row gap-8">
      <b>{anchor.nickname}</b>
      <Tag tone="primary">{anchor.topic}</Tag>
    </div>
    <p className="sm t2">{anchor.title}</p>
    <span className="cap t3">{t('room.followers', { count: countText(anchor.followers) })}</span>
    <span className="row gap-8">
      {alone && anchor.status === 'live' ? (
        <MultiviewLink room={{ kind: 'anchor', anchorRoomId: anchor.anchorRoomId }} />
      ) : null}
      <FollowAnchor anchorRoomId={anchor.anchorRoomId} />
    </span>
  </section>
);

/** Pane on phones: the anchor of the room, and others who cast the match. */
export function AnchorPane({ anchor, match }: Props) {
  const others = (match?.anchors ?? []).filter(({ anchorRoomId }) => anchorRoomId !== anchor?.anchorRoomId);
  return (
    <div className="pane-scroll">
      {anchor ? <About anchor={anchor} alone={!match} /> : null}
      {match && others.length > 0 ? (
        <nav className="anchor-pane__others" aria-label={t('room.switchAnchor')}>
          <h2>{t(anchor ? 'facts.otherAnchors' : 'facts.anchors')}</h2>
          <ul>
            {others.map(({ anchorRoomId, nickname, avatar, viewers }) => (
              <li key={anchorRoomId}>
                <Link to={castRoomPath(anchorRoomId, match.matchId)}>
                  <Avatar src={avatar} size={40} />
                  <b className="ell">{nickname}</b>
                  <Viewers count={viewers} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}
