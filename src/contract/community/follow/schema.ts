import * as v from 'valibot';
import { timeField } from '#contract/fields/fields.ts';
import { AnchorRoomId, LeagueId, MatchId } from '#contract/fields/ids.ts';
import { Match } from '#contract/play/match/schema.ts';
import { Expert, ExpertId } from '#contract/site/article/schema.ts';
import { Anchor } from '../live/anchor-schema.ts';

/** What a member can follow, by kind; a team goes by its name. */
export const FOLLOW_KINDS = ['match', 'league', 'team', 'anchor', 'expert'] as const;
export type FollowKind = (typeof FOLLOW_KINDS)[number];

/** What a member can be reminded of, once: a match or a window of red-packet rain before it begins, an anchor when they go on air. */
export const REMIND_KINDS = ['match', 'anchor', 'rain'] as const;
export type RemindKind = (typeof REMIND_KINDS)[number];

/** Everything a member follows or waits for, what was asked for last first. */
export const Follows = v.object({
  matches: v.array(MatchId),
  leagues: v.array(LeagueId),
  teams: v.array(v.string()),
  anchors: v.array(AnchorRoomId),
  experts: v.array(ExpertId),
  remindMatches: v.array(MatchId),
  remindAnchors: v.array(AnchorRoomId),
  /** Windows of red-packet rain. */
  remindRains: v.array(v.string()),
});
export type Follows = v.InferOutput<typeof Follows>;

/** An anchor, and when they go on air next as far as it is known. */
const FollowedAnchor = v.object({ anchor: Anchor, nextAt: v.nullable(timeField) });

/** What becomes of all that a member follows: matches on now, then those to come, by kick-off. */
export const FollowFeed = v.object({
  matches: v.array(Match),
  anchors: v.array(FollowedAnchor),
  experts: v.array(Expert),
  leagues: v.array(v.object({ leagueId: LeagueId, name: v.string() })),
  teams: v.array(v.object({ name: v.string() })),
});
export type FollowFeed = v.InferOutput<typeof FollowFeed>;
