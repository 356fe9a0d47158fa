import { useMatchTopic } from '#app/link/topics.ts';
import { ScreenLoading } from '#app/shell/screen-loading.tsx';
import type { MatchId } from '#contract/models/ids.ts';
import type { PageType } from '#contract/models/room.ts';
import { pageTypesOf } from '#contract/rules/page-types.ts';
import { RoomFailed } from './room-failed.tsx';
import { RoomLayout } from './room-layout.tsx';
import { RoomMissing } from './room-missing.tsx';
import type { RoomAddress } from './use-room.ts';
import { useRoomTitle } from './use-room-title.ts';

/** The room of a match: its picture, its animation, or the anchor who casts it. */
export function MatchRoom({ matchId, address }: { matchId: MatchId; address: RoomAddress }) {
  const view = useMatchTopic(matchId);
  const detail = view?.detail ?? null;
  useRoomTitle(detail?.match);

  if (!detail) {
    if (view?.failed === 'NOT_FOUND') return <RoomMissing />;
    return view?.failed ? <RoomFailed code={view.failed} /> : <ScreenLoading />;
  }
  const pages = pageTypesOf(detail.match);
  const page: PageType =
    address.page && pages.includes(address.page) ? address.page : (pages[0] ?? 'ANIMATION');
  return <RoomLayout address={address} page={page} pages={pages} detail={detail} anchor={null} />;
}
