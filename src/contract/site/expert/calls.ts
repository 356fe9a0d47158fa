import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { paging } from '#contract/fields/fields.ts';
import { ArticleBrief, Expert, ExpertId, ExpertProfile } from '../article/schema.ts';

const NEWS = '/api/site/game/newsoccer/news/v1';
const retry = { times: 1, delayMs: 500 } as const;

/** Experts, what they write and how often they were right. */
export const expertCalls = {
  'expert.list': defineCall({
    summary: 'Experts, the most often right first',
    requirement: '2.10',
    method: 'POST',
    path: `${NEWS}/experts`,
    body: 'json',
    credentials: 'none',
    owner: 'page',
    request: v.object({}),
    response: v.object({ list: v.array(Expert) }),
    retry,
    cacheSeconds: 60,
  }),
  'expert.profile': defineCall({
    summary: 'One expert with the last ten calls that have been decided',
    requirement: '2.10',
    method: 'POST',
    path: `${NEWS}/expertProfile`,
    body: 'json',
    credentials: 'none',
    owner: 'page',
    request: v.object({ expertId: ExpertId }),
    response: ExpertProfile,
    retry,
    errors: ['NOT_FOUND'],
  }),
  'expert.articles': defineCall({
    summary: 'Pieces of one expert, or of all when expertId is null, newest first',
    requirement: '2.10',
    method: 'POST',
    path: `${NEWS}/expertArticles`,
    body: 'json',
    credentials: 'none',
    owner: 'page',
    request: v.object({ expertId: v.nullable(ExpertId), ...paging }),
    response: v.object({ total: v.number(), list: v.array(ArticleBrief) }),
    retry,
    errors: ['NOT_FOUND'],
  }),
};
