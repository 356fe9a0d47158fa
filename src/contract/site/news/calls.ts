import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { paging } from '#contract/fields/fields.ts';
import { LeagueId } from '#contract/fields/ids.ts';
import { LeagueStanding } from '#contract/play/match/history-schema.ts';
import { Article, ArticleBrief, ArticleId, LeagueInfo, NewsCategory } from '../article/schema.ts';

const NEWS = '/api/site/game/newsoccer/news/v1';
const SOCCER = '/api/site/game/newsoccer/soccer/v1';
const INFO = '/api/site/game/newsoccer/info/v1';
const retry = { times: 1, delayMs: 500 } as const;

/** News and articles; an expert's pieces are articles too. They come from the news domain [7.06], without a token. */
export const newsCalls = {
  'news.categories': defineCall({
    summary: 'Categories of the news, with how many articles each has',
    requirement: '2.10',
    method: 'POST',
    path: `${NEWS}/categories`,
    body: 'json',
    credentials: 'none',
    owner: 'page',
    request: v.object({}),
    response: v.object({ list: v.array(NewsCategory) }),
    retry,
    cacheSeconds: 60,
  }),
  'news.list': defineCall({
    summary: 'Articles, newest first; category and leagueId narrow the list, null is all',
    requirement: '2.10',
    method: 'POST',
    path: `${NEWS}/list`,
    body: 'json',
    credentials: 'none',
    owner: 'page',
    request: v.object({ category: v.nullable(v.string()), leagueId: v.nullable(LeagueId), ...paging }),
    response: v.object({ total: v.number(), list: v.array(ArticleBrief) }),
    retry,
  }),
  'news.article': defineCall({
    summary: 'One article with what is related to it; each device counts once as a view',
    requirement: '2.10',
    method: 'POST',
    path: `${NEWS}/detail`,
    body: 'json',
    credentials: 'none',
    owner: 'page',
    request: v.object({ articleId: ArticleId }),
    response: Article,
    retry,
    errors: ['NOT_FOUND'],
  }),
  'news.standings': defineCall({
    summary: 'Table of the current season of a football league',
    requirement: '7.06',
    method: 'POST',
    path: `${SOCCER}/standings`,
    body: 'json',
    credentials: 'none',
    owner: 'page',
    request: v.object({ leagueId: LeagueId }),
    response: v.object({ standings: v.array(LeagueStanding) }),
    retry,
    errors: ['NOT_FOUND'],
    cacheSeconds: 60,
  }),
  'news.league': defineCall({
    summary: 'A football league: last results and next matches; null is the best known league',
    requirement: '7.06',
    method: 'POST',
    path: `${INFO}/league`,
    body: 'json',
    credentials: 'none',
    owner: 'page',
    request: v.object({ leagueId: v.nullable(LeagueId) }),
    response: LeagueInfo,
    retry,
    errors: ['NOT_FOUND'],
    cacheSeconds: 60,
  }),
};
