import type { AnchorRoomId, MatchId } from '#contract/fields/ids.ts';

/** Subject of a room page: a match, or an anchor (who may be casting a match). */
export type RoomRef =
  | { readonly kind: 'match'; readonly matchId: MatchId }
  | { readonly kind: 'anchor'; readonly anchorRoomId: AnchorRoomId };

/** Page types of a room [2.11]. */
export const PAGE_TYPES = ['ANIMATION', 'LIVE', 'ANCHOR'] as const;
export type PageType = (typeof PAGE_TYPES)[number];
