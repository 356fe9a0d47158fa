import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { Banner } from './schema.ts';

const common = {
  requirement: '7.10',
  method: 'POST',
  body: 'json',
  credentials: 'none',
  owner: 'page',
  retry: { times: 2, delayMs: 500 },
} as const;

/** Images with links; these calls never send a session [7.04]. */
export const bannerCalls = {
  'banner.list': defineCall({
    ...common,
    summary: 'Slides of the home carousel: live matches most people watch, and promotions',
    path: '/api/site/banner/v2/queryBannerList',
    cachedAcrossVisits: true,
    request: v.object({}),
    response: v.object({ list: v.array(Banner) }),
    cacheSeconds: 20,
  }),
  'banner.entry': defineCall({
    ...common,
    summary: 'Pictures of the entry pages',
    path: '/api/site/banner/v1/queryBannerList',
    request: v.object({ place: v.picklist(['login', 'register']) }),
    response: v.object({
      list: v.array(v.object({ bannerId: v.string(), picture: v.string(), title: v.string() })),
    }),
    cacheSeconds: 60,
  }),
};
