import { memo, type ReactNode } from 'react';
import { usePreview } from '#app/features/community/video/preview/use-preview.tsx';
import { type ListedRow, useListedRow } from '#app/features/home/board/use-board.ts';
import { PickPrice } from '#app/features/play/bet/pick/pick-price.tsx';
import { MinuteText, PhaseText, progressAt } from '#app/features/play/match/match-clock.tsx';
import { SideLine } from '#app/features/play/match/side-line.tsx';
import { Viewers } from '#app/features/play/match/viewers.tsx';
import { matchRoomPath, multiviewPath } from '#app/routes/paths.ts';
import type { RoomRef } from '#contract/community/room/room-ref.ts';
import type { Match } from '#contract/play/match/schema.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { LiveTag } from '#kit/mark/tag.tsx';
import { t } from '../texts.ts';
import './live-card.css';

const PERMILLE = 1_000;

/** Touchline: share of the match played, along the bottom of its card or row. */
export function ElapsedLine({ match, className }: { match: Match; className: string }) {
  const width = useServerText((now) => `${Math.round(progressAt(match, now) * PERMILLE) / 10}%`);
  return <i className={className} style={{ width }} aria-hidden="true" />;
}

function CardCover({ match, preview }: { match: Match; preview: ReactNode }) {
  const [anchor] = match.anchors;
  return (
    <div className="live-card__v stage">
      <img src={match.cover} alt="" width={320} height={180} loading="lazy" />
      {preview}
      <LiveTag text={t('match.live')} detail={<MinuteText match={match} />} />
      <span className="live-card__viewers">
        <Viewers count={match.viewers} variant="pill" />
      </span>
      {anchor ? (
        <div className="live-card__a row gap-8">
          <Avatar src={anchor.avatar} size={24} />
          <span className="ell">
            <b className="strong">{anchor.nickname}</b>
            {match.room.title}
          </span>
        </div>
      ) : null}
      <ElapsedLine match={match} className="live-card__p" />
    </div>
  );
}

/** Returns the room that a press on the card opens, where that has a live video. */
function videoRoomOf({ matchId, hasVideo, castLive, anchorStatus, anchorRoomId }: Match): RoomRef | null {
  if (hasVideo) return { kind: 'match', matchId };
  return castLive && anchorStatus === 'live' && anchorRoomId ? { kind: 'anchor', anchorRoomId } : null;
}

/** Link to the video in multiview. */
const Beside = ({ match: { home, away }, room }: { match: Match; room: RoomRef }) => (
  <Link
    className="live-card__many center"
    to={multiviewPath(room)}
    aria-label={t('home.multiview', { home: home.name, away: away.name })}
  >
    <Icon name="grid" size={16} />
  </Link>
);

/** Live match: video, score, prices, and the touchline with its progress. The card opens the room. */
export const LiveCard = memo(function LiveCard({ listed }: { listed: ListedRow }) {
  const { match, markets } = useListedRow(listed);
  const { win } = markets;
  const videoRoom = videoRoomOf(match);
  const { preview, pointing } = usePreview(videoRoom);
  return (
    <article className="card live-card" {...pointing}>
      <Link
        className="live-card__link"
        to={matchRoomPath(match.matchId)}
        aria-label={t('match.enterRoom', { home: match.home.name, away: match.away.name })}
      >
        <CardCover match={match} preview={preview} />
        <div className="live-card__b">
          <div className="live-card__l cap t3">
            <span className="ell">{match.league.name}</span>
            <span className="nowrap">
              <PhaseText match={match} />
            </span>
          </div>
          <SideLine side={match.home} other={match.away} size={22} showScore />
          <SideLine side={match.away} other={match.home} size={22} showScore />
        </div>
      </Link>
      {videoRoom ? <Beside match={match} room={videoRoom} /> : null}
      <div className="live-card__o">
        {win?.selections.map((selection) => (
          <PickPrice key={selection.selectionId} match={match} market={win} selection={selection} />
        ))}
      </div>
    </article>
  );
});
