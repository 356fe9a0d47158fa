import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { FOLLOW_KINDS, FollowFeed, Follows, REMIND_KINDS } from './schema.ts';

const followedId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

export const followCalls = {
  'follow.list': defineCall({
    summary: 'Follows and reminders of the member',
    requirement: '2.02',
    method: 'POST',
    path: '/api/game/live/v1/followList',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({}),
    response: Follows,
    retry: { times: 1, delayMs: 500 },
    extension: true,
  }),
  'follow.set': defineCall({
    summary: 'Follow something, or no longer; answers with everything followed',
    requirement: '2.02',
    method: 'POST',
    path: '/api/game/live/v1/followSet',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    request: v.object({ kind: v.picklist(FOLLOW_KINDS), id: followedId, on: v.boolean() }),
    response: Follows,
    retry: { times: 1, delayMs: 500 },
    errors: ['NOT_FOUND'],
    extension: true,
  }),
  'follow.feed': defineCall({
    summary: 'Current state of all follows: live and upcoming matches, anchors, experts',
    requirement: '2.02',
    method: 'POST',
    path: '/api/game/live/v1/followFeed',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({}),
    response: FollowFeed,
    retry: { times: 1, delayMs: 500 },
    extension: true,
  }),
  'follow.remind': defineCall({
    summary:
      'Get one message: of a match or a window of red-packet rain before it begins, of an anchor when they go on air',
    requirement: '4.01',
    method: 'POST',
    path: '/api/game/live/v1/remindSet',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    request: v.object({ kind: v.picklist(REMIND_KINDS), id: followedId, on: v.boolean() }),
    response: Follows,
    retry: { times: 1, delayMs: 500 },
    errors: ['NOT_FOUND', 'ON_BREAK', 'EXCLUDED', 'ACCOUNT_CLOSED'],
    extension: true,
  }),
};
