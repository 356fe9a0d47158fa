import * as v from 'valibot';
import { AnchorRoomId, LeagueId, MatchId } from './ids.ts';

/** What a member can follow, by kind. */
export const FOLLOW_KINDS = ['match', 'league', 'anchor'] as const;
export type FollowKind = (typeof FOLLOW_KINDS)[number];

/** Everything a member follows, what was followed last first. */
export const Follows = v.object({
  matches: v.array(MatchId),
  leagues: v.array(LeagueId),
  anchors: v.array(AnchorRoomId),
});
export type Follows = v.InferOutput<typeof Follows>;
