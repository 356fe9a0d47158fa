import type { Match } from '#contract/play/match/schema.ts';
import type { PageType } from '../room/schema.ts';

type Shown = Pick<Match, 'hasAnimation' | 'hasPicture' | 'castLive' | 'anchorRoomId'>;

/** Returns the page types available in a room of this match [2.11], the best first: video, anchor, animation. */
export const pageTypesOf = ({
  hasAnimation,
  hasPicture,
  castLive,
  anchorRoomId,
}: Shown): readonly PageType[] => [
  ...(hasPicture ? (['LIVE'] as const) : []),
  ...(castLive && anchorRoomId !== null ? (['ANCHOR'] as const) : []),
  ...(hasAnimation ? (['ANIMATION'] as const) : []),
];
