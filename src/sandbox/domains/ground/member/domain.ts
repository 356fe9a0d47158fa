import type * as v from 'valibot';
import { memberCalls } from '#contract/people/member/calls.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import { record } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Stored } from '#sandbox/domains/domain.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import { createAccounts } from './accounts.ts';
import { type MemberViewPorts, memberView } from './member-view.ts';
import { seedMembers } from './seed-members.ts';

type BetOrders = v.InferInput<(typeof memberCalls)['member.betOrders']['response']>['list'];

/** Dependencies of the handlers. */
type Ports = MemberViewPorts & {
  readonly bets: { of(userId: string, siteId: SiteId, matchId: string | null): BetOrders };
};

/** The member's own things [7.16]. */
const memberHandlers = (platform: Ports): HandlersOf<typeof memberCalls> => ({
  'member.info': (_input, context) => memberView(platform, accountOf(context), context),
  'member.betOrders': ({ matchId }, context) => ({
    list: platform.bets.of(accountOf(context).userId, context.siteId, matchId),
  }),
});

/** Members and their accounts. */
export const memberDomain = domain({
  bounds: {
    member: record,
  },
  open: ({ db }: Stored) => ({ accounts: createAccounts(db) }),
  seed: (ports: Omit<Parameters<typeof seedMembers>[0], 'now'>, now) => seedMembers({ ...ports, now }),
  handlers: handlersFor(memberCalls, memberHandlers),
});
