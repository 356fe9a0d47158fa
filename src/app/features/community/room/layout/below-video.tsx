import '../match-info/facts.css';
import './gift-row.css';
import './stats-strip.css';
import { GiftTray } from '#chat/view/gifts/tray/gift-tray.tsx';
import type { RoomRef } from '#contract/community/room/schema.ts';
import type { MatchDetail, MatchStat } from '#contract/play/match/schema.ts';
import { useRestriction } from '#core-client/restriction.ts';
import { AnchorBar } from '../anchor/anchor-bar.tsx';
import type { ShownContent } from '../content/room-content.ts';
import { useGiving } from '../gifts/use-giving.tsx';
import { MapLine } from '../match-info/map-line.tsx';
import { PeriodTable } from '../match-info/period-table.tsx';
import { shareOf } from '../match-info/share-of.ts';
import { statFigure } from '../match-info/stat-figure.ts';
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
  const giving = useGiving(room);
  return (
    <div className="room__gifts">
      <GiftTray {...giving} />
    </div>
  );
}

/** The gifts in a row under the stage, on wide screens; none for who rests [P.17]. */
const GiftRow = ({ room }: { room: RoomRef }) => (useRestriction() === null ? <Row room={room} /> : null);

type CourseProps = { readonly detail: MatchDetail; readonly content: ShownContent };

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
