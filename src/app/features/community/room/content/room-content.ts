import type { Anchor } from '#contract/community/live/anchor-schema.ts';
import type { PageType, RoomRef } from '#contract/community/room/room-ref.ts';
import type { MatchDetail } from '#contract/play/match/schema.ts';
import type { PlaybackClock } from '#streams/view/time/playback-clock.ts';
import type { RoomAddress } from './use-room.ts';

/**
 * Returns the room whose video is shown: in a match room the anchor's only when selected, in an anchor room the match's
 * likewise.
 */
export function videoRoomOf({
  address,
  page,
  detail,
}: Pick<RoomContent, 'address' | 'page' | 'detail'>): RoomRef {
  const anchorRoomId = detail?.match.anchorRoomId ?? null;
  if (page === 'ANCHOR' && address.room.kind === 'match' && anchorRoomId)
    return { kind: 'anchor', anchorRoomId };
  if (page === 'LIVE' && address.room.kind === 'anchor' && detail)
    return { kind: 'match', matchId: detail.match.matchId };
  return address.room;
}

/** Data of a room that its screen passes to each of its parts. */
export type RoomContent = {
  readonly address: RoomAddress;
  readonly page: PageType;
  readonly pages: readonly PageType[];
  readonly detail: MatchDetail | null;
  /** The anchor whose room it is; null in a match room. */
  readonly anchor: Anchor | null;
};

/** The same as the parts of a room show it. */
export type ShownContent = RoomContent & {
  /** Current match; `detail` may be held back to what the video has shown. */
  readonly live: MatchDetail | null;
  /** Clock of the room's video. */
  readonly clock: PlaybackClock;
  /** True if the match is held back to the video. */
  readonly held: boolean;
};
