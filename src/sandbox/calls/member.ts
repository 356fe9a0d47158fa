import type { memberCalls } from '#contract/calls/member.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import { accountOf } from '#sandbox/http/call-context.ts';
import type { Platform } from '#sandbox/platform.ts';
import { memberView } from '#sandbox/session/member-view.ts';

/** The member's own things [7.16]. */
export const memberHandlers = (platform: Platform): HandlersOf<typeof memberCalls> => ({
  'member.info': (_input, context) => memberView(platform.ledger, accountOf(context), context.siteId),
  'member.betOrders': ({ matchId }, context) => ({
    list: platform.bets.of(accountOf(context).userId, context.siteId, matchId),
  }),
});
