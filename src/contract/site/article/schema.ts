import * as v from 'valibot';
import { timeField } from '#contract/fields/fields.ts';
import { LeagueId, MatchId } from '#contract/fields/ids.ts';
import { PastMatch } from '#contract/play/match/history-schema.ts';
import { WORD_ID } from '#contract/text/wire-patterns.ts';

export const ArticleId = v.pipe(v.string(), v.regex(WORD_ID), v.brand('ArticleId'));
export type ArticleId = v.InferOutput<typeof ArticleId>;
export const ExpertId = v.pipe(v.string(), v.regex(WORD_ID), v.brand('ExpertId'));
export type ExpertId = v.InferOutput<typeof ExpertId>;

export const Expert = v.object({
  expertId: ExpertId,
  name: v.string(),
  avatar: v.string(),
  title: v.string(),
  /** Right calls of the last ten, 0 to 10. */
  lastTen: v.number(),
  articles: v.number(),
  followers: v.number(),
});
export type Expert = v.InferOutput<typeof Expert>;

/** Prediction of an expert before a match, with the result of the match. */
export const ExpertCall = v.object({
  matchId: MatchId,
  leagueName: v.string(),
  home: v.string(),
  away: v.string(),
  startAt: timeField,
  call: v.picklist(['home', 'draw', 'away']),
  score: v.tuple([v.number(), v.number()]),
  right: v.boolean(),
});
export type ExpertCall = v.InferOutput<typeof ExpertCall>;

/** An expert with the calls that `lastTen` counts, newest first. */
export const ExpertProfile = v.object({ expert: Expert, about: v.string(), calls: v.array(ExpertCall) });
export type ExpertProfile = v.InferOutput<typeof ExpertProfile>;

export const NewsCategory = v.object({ category: v.string(), name: v.string(), count: v.number() });
export type NewsCategory = v.InferOutput<typeof NewsCategory>;

/** A news item or an expert's piece as lists show it. */
export const ArticleBrief = v.object({
  articleId: ArticleId,
  title: v.string(),
  summary: v.string(),
  cover: v.string(),
  category: v.string(),
  categoryName: v.string(),
  publishedAt: timeField,
  readMinutes: v.number(),
  views: v.number(),
  /** Author: an expert, or the editors when null. */
  expert: v.nullable(Expert),
  leagueId: v.nullable(LeagueId),
  matchId: v.nullable(MatchId),
});
export type ArticleBrief = v.InferOutput<typeof ArticleBrief>;

export const Article = v.object({
  brief: ArticleBrief,
  /** HTML of the platform, unclean: pass it through the sanitiser before it is shown. */
  html: v.string(),
  related: v.array(ArticleBrief),
});
export type Article = v.InferOutput<typeof Article>;

/** A league with a table, as the news name it. */
const NewsLeague = v.object({ leagueId: LeagueId, name: v.string() });

const NextSide = v.object({ name: v.string(), logo: v.string() });

/** A league in the news: what it is, its last results and next matches. */
export const LeagueInfo = v.object({
  league: v.object({ ...NewsLeague.entries, area: v.string(), clubs: v.number() }),
  /** Newest first. */
  last: v.array(PastMatch),
  /** Earliest first. */
  next: v.array(v.object({ matchId: MatchId, startAt: timeField, home: NextSide, away: NextSide })),
  /** Every football league with a table, the best known first. */
  leagues: v.array(NewsLeague),
});
export type LeagueInfo = v.InferOutput<typeof LeagueInfo>;
