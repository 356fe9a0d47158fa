import type { MatchDetail } from '#contract/models/match.ts';
import { AnchorBar } from './anchor-bar.tsx';
import { GiftRow } from './gift-row.tsx';
import { MapLine } from './match-info/map-line.tsx';
import { PeriodTable } from './match-info/period-table.tsx';
import type { ShownContent } from './room-content.ts';
import { StatsStrip } from './stats-strip.tsx';
import { Touchline } from './touchline.tsx';
import './match-info/facts.css';

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

/** What wide screens have room for under the picture: the match's course, the anchors, the gifts. In the theatre the gifts alone. */
export function BelowPicture({ content, theatre }: Props) {
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
