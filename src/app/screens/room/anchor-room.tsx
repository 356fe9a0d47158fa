import { anchorRoom } from '#app/link/queries.ts';
import { useCall } from '#app/link/query.ts';
import { useMatchTopic } from '#app/link/topics.ts';
import { ScreenLoading } from '#app/shell/screen-loading.tsx';
import type { Anchor } from '#contract/models/anchor.ts';
import type { AnchorRoomId, MatchId } from '#contract/models/ids.ts';
import type { PageType } from '#contract/models/room.ts';
import { pageTypesOf } from '#contract/rules/page-types.ts';
import { RoomFailed } from './room-failed.tsx';
import { RoomLayout } from './room-layout.tsx';
import { RoomMissing } from './room-missing.tsx';
import type { RoomAddress } from './use-room.ts';
import { useRoomTitle } from './use-room-title.ts';

const REFRESH_MS = 10_000;

/** An anchor who casts a match: the match is followed as in its own room. */
function Casting({ anchor, matchId, address }: { anchor: Anchor; matchId: MatchId; address: RoomAddress }) {
  const detail = useMatchTopic(matchId)?.detail ?? null;
  const pages: readonly PageType[] = detail
    ? ['ANCHOR', ...pageTypesOf(detail.match).filter((type) => type !== 'ANCHOR')]
    : ['ANCHOR'];
  const page = address.page && pages.includes(address.page) ? address.page : 'ANCHOR';
  return <RoomLayout address={address} page={page} pages={pages} detail={detail} anchor={anchor} />;
}

/** The room of an anchor [3.06]. */
export function AnchorRoom({ anchorRoomId, address }: { anchorRoomId: AnchorRoomId; address: RoomAddress }) {
  const room = useCall(anchorRoom, { anchorRoomId }, { refetchMs: REFRESH_MS });
  useRoomTitle(room.data?.anchor);

  if (room.data === undefined) {
    if (room.error?.code === 'NOT_FOUND') return <RoomMissing />;
    return room.error ? <RoomFailed code={room.error.code} /> : <ScreenLoading />;
  }
  const { anchor } = room.data;
  return anchor.matchId ? (
    <Casting anchor={anchor} matchId={anchor.matchId} address={address} />
  ) : (
    <RoomLayout address={address} page="ANCHOR" pages={['ANCHOR']} detail={null} anchor={anchor} />
  );
}
