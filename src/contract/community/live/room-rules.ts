import type { AnchorStatus, Match } from '#contract/play/match/schema.ts';
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

/** Result of a tap on an anchor’s icon [4.01]: opens the stream, or gives the reason against it. */
export type AnchorTap =
  | { readonly is: 'open' }
  | { readonly is: 'told'; readonly reason: Exclude<AnchorStatus, 'live'> };

/** The one rule for every icon of an anchor; the page has a sentence for each `reason` [4.01]. */
export const anchorTap = (status: AnchorStatus): AnchorTap =>
  status === 'live' ? { is: 'open' } : { is: 'told', reason: status };
