import * as v from 'valibot';
import { timeField } from '#contract/fields/fields.ts';

/** Side of a cup match; null before it is known. */
const CupSide = v.nullable(v.object({ name: v.string(), crest: v.string() }));

const score = { home: v.number(), away: v.number(), through: v.picklist(['home', 'away']) };

/** Result of a match; penalties only where 90 minutes and extra time were level. */
const CupResult = v.object({ ...score, penalties: v.nullable(v.tuple([v.number(), v.number()])) });

/** A match of the cup with the member’s pick. */
export const CupMatch = v.object({
  /** From 1; eight, four, two and one by round. */
  match: v.number(),
  /** 0 is the first of four rounds. */
  round: v.number(),
  home: CupSide,
  away: CupSide,
  kickOffAt: timeField,
  /** waiting: a side is not known; open: picks are accepted; playing: picks are closed; over: the result is available. */
  state: v.picklist(['waiting', 'open', 'playing', 'over']),
  result: v.nullable(CupResult),
  pick: v.nullable(v.object(score)),
  /** Points of the pick; null before the result. */
  points: v.nullable(v.object({ score: v.number(), bracket: v.number() })),
  /** Distribution of all picks: home, draw, away, and the number with the same score as the member’s. */
  picks: v.object({ home: v.number(), draw: v.number(), away: v.number(), same: v.number() }),
});
export type CupMatch = v.InferOutput<typeof CupMatch>;

/** A place of the board; equal ones share it. */
const CupBoardRow = v.object({
  rank: v.number(),
  name: v.string(),
  avatar: v.string(),
  points: v.number(),
  exact: v.number(),
  /** Goals that the picks were off, together. */
  off: v.number(),
  isMe: v.boolean(),
});
export type CupBoardRow = v.InferOutput<typeof CupBoardRow>;

/** The quiz of the cup [1.03]: sixteen sides, four rounds, a score for each match. */
export const EuroCupPart = v.object({
  matches: v.array(CupMatch),
  points: v.number(),
  /** Matches with points, of those that were picked and are over. */
  scored: v.number(),
  decided: v.number(),
  /** Null before the first pick. */
  rank: v.nullable(v.number()),
  players: v.number(),
  board: v.array(CupBoardRow),
  prizes: v.array(v.object({ points: v.number(), coins: v.number(), isPaid: v.boolean() })),
});
export type EuroCupPart = v.InferOutput<typeof EuroCupPart>;
