import * as v from 'valibot';
import { timeField } from '#contract/fields/fields.ts';
import { AnchorRoomId, LeagueId, MatchId } from '#contract/fields/ids.ts';
import { Match } from '#contract/play/match/schema.ts';
import { Expert, ExpertId } from '#contract/site/article/schema.ts';
import { Anchor } from '../live/anchor-schema.ts';

/** Kinds that a member can follow; a team is identified by its name. */
export const FOLLOW_KINDS = ['match', 'league', 'team', 'anchor', 'expert'] as const;
export type FollowKind = (typeof FOLLOW_KINDS)[number];

/**
 * Kinds with a one-time reminder: a match or a window of red-packet rain before it begins, an anchor when their stream
 * starts.
 */
export const REMIND_KINDS = ['match', 'anchor', 'rain'] as const;
export type RemindKind = (typeof REMIND_KINDS)[number];

/** Follows and reminders of a member, latest first. */
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

/** An anchor, with their next stream time if known. */
const FollowedAnchor = v.object({ anchor: Anchor, nextAt: v.nullable(timeField) });

/** Feed of a member’s follows: matches in progress, then upcoming ones, by kick-off. */
export const FollowFeed = v.object({
  matches: v.array(Match),
  anchors: v.array(FollowedAnchor),
  experts: v.array(Expert),
  leagues: v.array(v.object({ leagueId: LeagueId, name: v.string() })),
  teams: v.array(v.object({ name: v.string() })),
});
export type FollowFeed = v.InferOutput<typeof FollowFeed>;
