import '../match-info/facts.css';
import './below-video.css';
import { elapsedMinutesAt, lengthMinutes } from '#app/features/play/match/match-clock.tsx';
import { GiftTray } from '#chat/view/gifts/tray/gift-tray.tsx';
import type { RoomRef } from '#contract/community/room/room-ref.ts';
import type { Match, MatchDetail, MatchEvent, MatchStat } from '#contract/play/match/schema.ts';
import { useRestriction } from '#core-client/session.ts';
import { AnchorBar } from '../anchor/anchor-bar.tsx';
import type { ShownContent } from '../content/room-content.ts';
import { useShownNow } from '../content/use-shown-content.ts';
import { useGiftTray } from '../gifts/use-giving.tsx';
import { type MapPart, mapParts, shareOf, statFigure } from '../match-info/facts.ts';
import { PeriodTable } from '../match-info/period-table.tsx';
import { Touchline } from '../score/touchline.tsx';
import { t } from '../texts.ts';

/** Number of statistics that fit side by side under the video. */
const SHOWN = 5;

/** Comparison of the two sides in the most significant statistics of their sport. */
function StatsStrip({ stats }: { stats: readonly MatchStat[] }) {
  if (stats.length === 0) return null;
  return (
    <dl className="below-video">
      {stats.slice(0, SHOWN).map(({ key, home, away, unit }) => {
        const name = t(`stats.${key}`);
        return (
          <div key={key}>
            <dt className="sr">{name}</dt>
            <dd>
              <b>{statFigure(home, unit)}</b>
              <span aria-hidden="true">{name}</span>
              <b>{statFigure(away, unit)}</b>
            </dd>
            <dd className="below-video__bar" aria-hidden="true">
              <i style={{ width: `${shareOf(home, away)}%` }} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Row({ room }: { room: RoomRef }) {
  const trayProps = useGiftTray(room);
  return (
    <div className="room__gifts">
      <GiftTray {...trayProps} />
    </div>
  );
}

/** The gifts in a row under the stage, on wide screens; none for who rests [P.17]. */
const GiftRow = ({ room }: { room: RoomRef }) => (useRestriction() === null ? <Row room={room} /> : null);

type CourseProps = { readonly detail: MatchDetail; readonly content: ShownContent };

const percent = (minute: number, { minutes }: MapPart) => `${Math.min(100, (minute / minutes) * 100)}%`;

function mapText({ number, played, winner }: MapPart, match: Match): string {
  const map = t('match.map', { number });
  const minute = Math.floor(played);
  return winner
    ? t('facts.mapTaken', { map, minute, name: match[winner].name })
    : t('facts.mapOn', { map, minute });
}

function Part({ part, match }: { part: MapPart; match: Match }) {
  const { played, winner, marks } = part;
  return (
    <div className="map-line__p grow" style={{ flexGrow: part.minutes }}>
      <div className="map-line__l">
        <i style={{ width: percent(played, part) }} />
        {marks.map(({ eventId, kind, side, minute }) => (
          <span
            key={eventId}
            className={`map-line__e map-line__e--${side} map-line__e--${kind}`}
            style={{ left: percent(minute, part) }}
          />
        ))}
        {winner ? null : <span className="map-line__now" style={{ left: percent(played, part) }} />}
      </div>
      <span className="map-line__w ell">{mapText(part, match)}</span>
    </div>
  );
}

type MapLineProps = {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
  /** Source of the match's time. */
  readonly content: Pick<ShownContent, 'clock' | 'held'>;
};

/** Timeline of an e-sports match map by map: each line as long as its map, home above it and away below. */
function MapLine({ match, events, content }: MapLineProps) {
  const now = useShownNow(content);
  const parts = mapParts(events, elapsedMinutesAt(match, now), lengthMinutes(match));
  const spoken = parts.map((part) => mapText(part, match)).join('，');
  return (
    <div className="map-line row gap-20" role="img" aria-label={t('facts.maps', { maps: spoken })}>
      {parts.map((part) => (
        <Part key={part.number} part={part} match={match} />
      ))}
    </div>
  );
}

/** A football match along its touchline, an e-sports match along its maps; basketball scores too often for a line. */
function Course({ detail: { match, events, periods }, content }: CourseProps) {
  switch (match.sport) {
    case 'football':
      return <Touchline match={match} events={events} content={content} />;
    case 'esports':
      return <MapLine match={match} events={events} content={content} />;
    case 'basketball':
      return <PeriodTable match={match} periods={periods} />;
    default:
      return match.sport satisfies never;
  }
}

type Props = { readonly content: ShownContent; readonly theatre: boolean };

/**
 * Content that fits under the video on wide screens: the match's timeline, the anchors, the gifts. In theatre mode the
 * gifts alone.
 */
export function BelowVideo({ content, theatre }: Props) {
  const { detail, anchor, address } = content;
  if (theatre) return <GiftRow room={address.room} />;
  return (
    <>
      {detail && detail.match.clock.phase !== 'upcoming' ? (
        <>
          <Course detail={detail} content={content} />
          <StatsStrip stats={detail.stats} />
        </>
      ) : null}
      <AnchorBar anchor={anchor} match={detail?.match ?? null} />
      <GiftRow room={address.room} />
    </>
  );
}
