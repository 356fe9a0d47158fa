import type { MatchDetail } from '#contract/models/match.ts';
import { AnchorBar } from './anchor-bar.tsx';
import { GiftRow } from './gift-row.tsx';
import { PeriodTable } from './match-info/period-table.tsx';
import type { ShownContent } from './room-content.ts';
import { StatsStrip } from './stats-strip.tsx';
import { Touchline } from './touchline.tsx';
import './match-info/facts.css';

/** A football match along its touchline; other sports score too often for it and are shown part by part. */
const Course = ({
  detail: { match, events, periods },
  content,
}: {
  detail: MatchDetail;
  content: ShownContent;
}) =>
  match.sport === 'football' ? (
    <Touchline match={match} events={events} content={content} />
  ) : (
    <PeriodTable match={match} periods={periods} />
  );

/** What wide screens have room for under the picture: the match's course, the anchors, the gifts. */
export function BelowPicture({ content }: { content: ShownContent }) {
  const { detail, anchor, address } = content;
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
