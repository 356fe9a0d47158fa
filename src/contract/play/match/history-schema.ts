import * as v from 'valibot';
import { timeField } from '#contract/fields/fields.ts';
import { MatchId } from '#contract/fields/ids.ts';

const PastSide = v.object({ name: v.string(), logo: v.string(), score: v.number() });

/** A match that has ended. */
export const PastMatch = v.object({
  matchId: MatchId,
  leagueName: v.string(),
  startAt: timeField,
  home: PastSide,
  away: PastSide,
});
export type PastMatch = v.InferOutput<typeof PastMatch>;

/** A side's place in the table of its league. */
export const LeagueStanding = v.object({
  position: v.number(),
  name: v.string(),
  logo: v.string(),
  played: v.number(),
  won: v.number(),
  /** Always 0 in a sport without draws. */
  drawn: v.number(),
  lost: v.number(),
  scored: v.number(),
  conceded: v.number(),
  points: v.number(),
});
export type LeagueStanding = v.InferOutput<typeof LeagueStanding>;

/** History before a match: earlier meetings and the last matches of either side, newest first. */
export const MatchHistory = v.object({
  meetings: v.array(PastMatch),
  homeForm: v.array(PastMatch),
  awayForm: v.array(PastMatch),
  /** The table of the season so far; empty in a cup. */
  standings: v.array(LeagueStanding),
});
export type MatchHistory = v.InferOutput<typeof MatchHistory>;
