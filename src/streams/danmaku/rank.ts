import type { DanmakuText } from '#contract/community/chat/danmaku-schema.ts';
import type { Placement } from './flight.ts';

/** Priority of a text when there is not enough room; lower comes first. */
export type Rank = 0 | 1 | 2 | 3;

const OTHERS: Rank = 3;

export function rankOf({ own, mentionsMe, sender }: DanmakuText): Rank {
  if (own) return 0;
  if (mentionsMe) return 1;
  return sender.role === 'member' ? OTHERS : 2;
}

/**
 * Returns the time a text waits for a lane before it is dropped, ms of stage time. Texts of other members are soon replaced
 * by newer ones.
 */
export const laneTimeoutOf = (rank: Rank): number => (rank === OTHERS ? 1_000 : 4_000);

/** Anchors and admins speak at the top, a word to the viewer is at the foot; the rest rolls. */
export function placementOf({ own, mentionsMe, sender }: DanmakuText): Placement {
  if (own) return 'rolling';
  if (mentionsMe) return 'bottom';
  return sender.role === 'member' ? 'rolling' : 'top';
}
