import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { MemberBet } from '#contract/community/chat-message/shared-bet-schema.ts';
import { Member } from './schema.ts';

export const memberCalls = {
  'member.info': defineCall({
    summary: 'The member whose session it is',
    requirement: '7.16',
    method: 'POST',
    path: '/api/site/member/v1/info',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    request: v.object({}),
    response: Member,
    retry: { times: 1, delayMs: 500 },
  }),
  'member.betOrders': defineCall({
    summary: 'Own bets on a match or on all, newest first',
    requirement: '3.10',
    method: 'POST',
    path: '/api/game/order/v1/list',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    request: v.object({ matchId: v.nullable(v.string()) }),
    response: v.object({ list: v.array(MemberBet) }),
    retry: { times: 1, delayMs: 500 },
    extension: true,
  }),
};
