import type * as v from 'valibot';
import type { memberCalls } from '#contract/people/member/calls.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import { type MemberViewPorts, memberView } from './member-view.ts';

type BetOrders = v.InferInput<(typeof memberCalls)['member.betOrders']['response']>['list'];

/** Dependencies of the handlers. */
type Ports = MemberViewPorts & {
  readonly bets: { of(userId: string, siteId: SiteId, matchId: string | null): BetOrders };
};

/** The member's own things [7.16]. */
export const memberHandlers = (platform: Ports): HandlersOf<typeof memberCalls> => ({
  'member.info': (_input, context) => memberView(platform, accountOf(context), context),
  'member.betOrders': ({ matchId }, context) => ({
    list: platform.bets.of(accountOf(context).userId, context.siteId, matchId),
  }),
});
