import type { Match } from '#contract/play/match/schema.ts';
import type { PageType, RoomRef } from '../room/room-ref.ts';

/**
 * Reports whether the address of a room alone implies that its own video is shown. @param page null leaves the choice to
 * the room
 */
export const showsOwnVideo = ({ kind }: RoomRef, page: PageType | null): boolean =>
  page === null || page === (kind === 'anchor' ? 'ANCHOR' : 'LIVE');

type Shown = Pick<Match, 'hasAnimation' | 'hasVideo' | 'castLive' | 'anchorRoomId'>;

/** Returns the page types available in a room of this match [2.11], the best first: video, anchor, animation. */
export const pageTypesOf = ({
  hasAnimation,
  hasVideo,
  castLive,
  anchorRoomId,
}: Shown): readonly PageType[] => [
  ...(hasVideo ? (['LIVE'] as const) : []),
  ...(castLive && anchorRoomId !== null ? (['ANCHOR'] as const) : []),
  ...(hasAnimation ? (['ANIMATION'] as const) : []),
];
