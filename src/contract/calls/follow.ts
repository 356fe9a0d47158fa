import * as v from 'valibot';
import { FOLLOW_KINDS, Follows } from '../models/follow.ts';
import { defineCall } from './define-call.ts';

export const followCalls = {
  'follow.list': defineCall({
    summary: 'Matches, leagues and anchors the member follows',
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
    request: v.object({ kind: v.picklist(FOLLOW_KINDS), id: v.string(), on: v.boolean() }),
    response: Follows,
    retry: { times: 1, delayMs: 500 },
    errors: ['NOT_FOUND'],
    extension: true,
  }),
};
