import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { Announcement } from './schema.ts';

export const announcementCalls = {
  'announcement.list': defineCall({
    summary: 'Announcements of the site, newest first; the ticker runs the same lines',
    requirement: '3.12',
    method: 'POST',
    path: '/api/site/announcement/v1/list',
    body: 'json',
    credentials: 'none',
    owner: 'page',
    request: v.object({}),
    response: v.object({ list: v.array(Announcement) }),
    retry: { times: 1, delayMs: 500 },
    cacheSeconds: 60,
  }),
};
