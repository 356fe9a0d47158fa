import { AnchorBar } from './anchor-bar.tsx';
import { GiftRow } from './gift-row.tsx';
import type { RoomContent } from './room-content.ts';
import { StatsStrip } from './stats-strip.tsx';
import { Touchline } from './touchline.tsx';

/** What wide screens have room for under the picture: the match's course, the anchors, the gifts. */
export function BelowPicture({ content }: { content: RoomContent }) {
  const { detail, anchor, address } = content;
  return (
    <>
      {detail ? (
        <>
          <Touchline match={detail.match} events={detail.events} />
          <StatsStrip stats={detail.stats} />
        </>
      ) : null}
      <AnchorBar anchor={anchor} others={detail?.match.anchors ?? []} />
      <GiftRow room={address.room} />
    </>
  );
}
