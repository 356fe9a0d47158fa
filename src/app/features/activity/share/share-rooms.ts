import type { NamedRoom } from '#app/features/play/match/last-room.ts';
import type { FollowFeed } from '#contract/community/follow/schema.ts';
import { chatRoomNoOf } from '#contract/community/room/room-ref.ts';
import { t } from './texts.ts';

/** Room to which a message can be sent. */
export type ShareRoom = NamedRoom & { readonly key: string; readonly note: string };

type Followed = {
  readonly anchor: Pick<FollowFeed['anchors'][number]['anchor'], 'anchorRoomId' | 'nickname' | 'status'>;
};

const named = (room: NamedRoom, note: string): ShareRoom => ({
  ...room,
  key: chatRoomNoOf(room.room),
  note,
});

const ofAnchor = ({ anchor: { anchorRoomId, nickname, status } }: Followed): ShareRoom =>
  named(
    { room: { kind: 'anchor', anchorRoomId }, title: nickname },
    t(status === 'live' ? 'shareWin.live' : 'shareWin.away'),
  );

/** The room that was visited last, and those of followed anchors, who are on air before the others. */
export function shareRooms(
  last: NamedRoom | null,
  anchors: readonly Followed[],
): readonly [ShareRoom, ...ShareRoom[]] | null {
  const followed = anchors
    .toSorted((left, right) => Number(right.anchor.status === 'live') - Number(left.anchor.status === 'live'))
    .map(ofAnchor);
  const first = last === null ? [] : [named(last, t('shareWin.last'))];
  const [head, ...rest] = [...first, ...followed.filter(({ key }) => key !== first[0]?.key)];
  return head === undefined ? null : [head, ...rest];
}
