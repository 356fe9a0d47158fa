import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { CACHE_DEFAULT_SECONDS } from '#contract/calls/request-constants.ts';
import { SEARCH_TEXT_MAX } from './constants.ts';
import { SearchResult } from './schema.ts';

const retry = { times: 1, delayMs: 500 } as const;

/** One box for everything the site has. */
export const searchCalls = {
  'search.all': defineCall({
    summary: 'Matches, leagues, anchors and games by name or its initials, the best six of each',
    requirement: '2.10',
    method: 'POST',
    path: '/api/site/search/v1/all',
    body: 'json',
    credentials: 'none',
    owner: 'page',
    audience: 'member',
    request: v.object({
      text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SEARCH_TEXT_MAX)),
    }),
    response: SearchResult,
    retry,
    extension: true,
  }),
  'search.hot': defineCall({
    summary: 'Popular search terms',
    requirement: '2.10',
    method: 'POST',
    path: '/api/site/search/v1/hot',
    body: 'json',
    credentials: 'none',
    owner: 'page',
    request: v.object({}),
    response: v.object({ list: v.array(v.string()) }),
    retry,
    cacheSeconds: CACHE_DEFAULT_SECONDS,
    extension: true,
  }),
};
