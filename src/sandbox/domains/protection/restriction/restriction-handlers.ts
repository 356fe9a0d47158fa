import type { restrictionCalls } from '#contract/protection/restriction/calls.ts';
import type { RestrictionWire } from '#contract/protection/restriction/schema.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { SITES } from '#sandbox/base/tables/sites.table.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import { accountOutlook, type OutlookPorts } from './outlook.ts';
import { type RestrictionRow, restrictionWire } from './restriction-store.ts';
import type { Restrictions } from './restrictions.ts';

/** Dependencies of the restriction handlers. */
type Ports = OutlookPorts & {
  readonly restrictions: Restrictions;
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
};

const NONE = '0.00';

/** @throws Refusal ORDER_UNFINISHED while there is money, or an unfinished order. */
function requireEmpty(ports: Ports, userId: string, { siteId }: CallContext): void {
  for (const { code } of SITES[siteId].currencies) {
    const { centre, atVenues, treasury, ...underWay } = accountOutlook(ports, userId, code);
    const orders = underWay.withdrawing.count + underWay.bets.count + underWay.deposits.count;
    if (orders > 0 || [centre, atVenues, treasury].some((amount) => amount !== NONE))
      refuse('ORDER_UNFINISHED');
  }
}

const begun = (row: RestrictionRow): RestrictionWire => restrictionWire(row) ?? refuse('ORDER_STEP_REFUSED');

/** Breaks, self-exclusion and closing an account, by the member's own will [P.17, P.18, P.29]. */
export function restrictionHandlers(ports: Ports): HandlersOf<typeof restrictionCalls> {
  const { restrictions, world } = ports;
  const mine = (context: CallContext) => accountOf(context).userId;
  const now = () => world.clock.now();
  return {
    'restriction.get': (_input, context) => ({
      restriction: restrictionWire(restrictions.at(mine(context), now())),
    }),
    'restriction.outlook': ({ currency }, context) => accountOutlook(ports, mine(context), currency),
    'restriction.rest': ({ reason, ...choice }, context) =>
      begun(restrictions.rest(mine(context), choice, reason ?? '', now())),
    'restriction.exclude': ({ term }, context) => begun(restrictions.exclude(mine(context), term, now())),
    'restriction.close': ({ reason }, context) => {
      const userId = mine(context);
      requireEmpty(ports, userId, context);
      return begun(restrictions.close(userId, reason, now()));
    },
    'restriction.askBack': (_input, context) => begun(restrictions.askBack(mine(context), now())),
    'restriction.stayAway': (_input, context) => begun(restrictions.stayAway(mine(context), now())),
    'restriction.open': (_input, context) => ({
      restriction: restrictionWire(restrictions.open(mine(context), now())),
    }),
  };
}
