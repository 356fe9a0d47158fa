import * as v from 'valibot';
import { currencyField } from '#contract/fields/fields.ts';
import type { rebateCalls } from '#contract/rewards/rebate/calls.ts';
import { minorText } from '#sandbox/base/amount.ts';
import type { Commands } from '#sandbox/domains/ground/command/commands.ts';
import { runOnce } from '#sandbox/domains/ground/command/run-once.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import type { Rebates } from './rebates.ts';

/** Dependencies of the rebate handlers. */
type Ports = {
  readonly commands: Commands;
  readonly sites: Pick<SiteStore, 'venue'>;
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
  readonly money: { readonly rebates: Rebates };
};

const Credited = v.object({ currency: currencyField, amount: v.string() });

/** Rebates of what was played [7.16]. */
export const rebateHandlers = ({ money, commands, sites, world }: Ports): HandlersOf<typeof rebateCalls> => {
  const { rebates } = money;
  const once = runOnce(commands, world.clock.now);
  const nameOf = (venue: string) => sites.venue(venue)?.name ?? venue;
  return {
    'rebate.view': ({ currency }, context) =>
      rebates.view({ userId: accountOf(context).userId, currency }, nameOf, world.clock.now()),
    'rebate.records': ({ page, size, ...choice }, context) =>
      rebates.records({ ...choice, userId: accountOf(context).userId }, size, (page - 1) * size),
    'rebate.claim': (asked, context) =>
      once('rebate.claim', context, asked, Credited, (userId, at) => {
        const { currency } = asked;
        return { currency, amount: minorText(rebates.claim({ userId, currency }, at)) };
      }),
  };
};
