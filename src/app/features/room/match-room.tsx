import { useTopic } from '#app/core-client/topic.ts';
import type { MatchId } from '#contract/models/ids.ts';
import type { PageType } from '#contract/models/room.ts';
import { pageTypesOf } from '#contract/rules/rooms/page-types.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { LoadedRoom } from './loaded-room.tsx';
import { RoomLayout } from './room-layout.tsx';
import type { RoomAddress } from './use-room.ts';
import { useRoomTitle } from './use-room-title.ts';

/** The room of a match: its picture, its animation, or the anchor who casts it. */
export function MatchRoom({ matchId, address }: { matchId: MatchId; address: RoomAddress }) {
  const view = useTopic('match', { matchId });
  useRoomTitle(lastOf(view)?.match);
  return (
    <LoadedRoom of={view}>
      {(detail) => {
        const pages = pageTypesOf(detail.match);
        const page: PageType =
          address.page && pages.includes(address.page) ? address.page : (pages[0] ?? 'ANIMATION');
        return <RoomLayout address={address} page={page} pages={pages} detail={detail} anchor={null} />;
      }}
    </LoadedRoom>
  );
}
