import { useCall } from '#app/core-client/query.ts';
import { REFRESH_MS } from '#app/core-client/refresh.table.ts';
import { useTopic } from '#app/core-client/topic.ts';
import type { Anchor } from '#contract/models/anchor.ts';
import type { AnchorRoomId, MatchId } from '#contract/models/ids.ts';
import type { PageType } from '#contract/models/room.ts';
import { pageTypesOf } from '#contract/rules/rooms/page-types.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { anchorRoomInput } from './anchor-room-input.ts';
import { LoadedRoom } from './loaded-room.tsx';
import { RoomLayout } from './room-layout.tsx';
import type { RoomAddress } from './use-room.ts';
import { useRoomTitle } from './use-room-title.ts';

/** An anchor who casts a match: the match is followed as in its own room. */
function Casting({ anchor, matchId, address }: { anchor: Anchor; matchId: MatchId; address: RoomAddress }) {
  const detail = lastOf(useTopic('match', { matchId }));
  const pages: readonly PageType[] = detail
    ? pageTypesOf({ ...detail.match, castLive: true, anchorRoomId: anchor.anchorRoomId })
    : ['ANCHOR'];
  const page = address.page && pages.includes(address.page) ? address.page : 'ANCHOR';
  return <RoomLayout address={address} page={page} pages={pages} detail={detail} anchor={anchor} />;
}

/** Asks for the room with its match, by the venues of this site and the match the visitor came from [3.06]. */
function useAnchorRoom(anchorRoomId: AnchorRoomId, matchId: MatchId | null) {
  const site = useCall('site.config', {});
  const asked = anchorRoomInput(anchorRoomId, lastOf(site), matchId);
  // Without its configuration a site has no venue it could name; the anchor is seen all the same.
  const enabled = site.is === 'ready' || site.is === 'failed';
  return useCall('live.anchorRoom', asked, { refetchMs: REFRESH_MS['live.anchorRoom'], enabled });
}

/** The room of an anchor [3.06]. */
export function AnchorRoom({ anchorRoomId, address }: { anchorRoomId: AnchorRoomId; address: RoomAddress }) {
  const room = useAnchorRoom(anchorRoomId, address.cameFrom);
  useRoomTitle(lastOf(room)?.anchor);
  return (
    <LoadedRoom of={room}>
      {({ anchor, match }) =>
        match ? (
          <Casting anchor={anchor} matchId={match.matchId} address={address} />
        ) : (
          <RoomLayout address={address} page="ANCHOR" pages={['ANCHOR']} detail={null} anchor={anchor} />
        )
      }
    </LoadedRoom>
  );
}
