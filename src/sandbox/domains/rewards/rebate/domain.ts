import * as v from 'valibot';
import { currencyField } from '#contract/fields/fields.ts';
import { rebateCalls } from '#contract/rewards/rebate/calls.ts';
import { REBATE_HOUR } from '#contract/rewards/vip/vip-rules.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { record } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Stored, statelessDomain } from '#sandbox/domains/domain.ts';
import { type Commands, runOnce } from '#sandbox/domains/ground/command/commands.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { Turnover } from '#sandbox/domains/ground/turnover/turnover.ts';
import type { Vip } from '#sandbox/domains/rewards/vip/create-vip.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import { rebateMigrations } from './rebate-store.ts';
import { createRebates, type Rebates } from './rebates.ts';
import { seedRebates } from './seed-rebates.ts';

/** Dependencies of the rebate handlers. */
type CallPorts = {
  readonly commands: Commands;
  readonly sites: Pick<SiteStore, 'venue'>;
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
  readonly money: { readonly rebates: Rebates };
};

const Credited = v.object({ currency: currencyField, amount: v.string() });

/** Rebates of what was played [7.16]. */
const rebateHandlers = ({ money, commands, sites, world }: CallPorts): HandlersOf<typeof rebateCalls> => {
  const { rebates } = money;
  const once = runOnce(commands, world.clock.now);
  const nameOf = (venue: string) => sites.venue(venue)?.name ?? venue;
  return {
    'rebate.view': ({ currency }, context) =>
      rebates.view({ userId: accountOf(context).userId, currency }, nameOf, world.clock.now()),
    'rebate.records': ({ page, size, ...choice }, context) =>
      rebates.records({ ...choice, userId: accountOf(context).userId }, size, (page - 1) * size),
    'rebate.claim': (request, context) =>
      once('rebate.claim', context, request, Credited, (userId, at) => {
        const { currency } = request;
        return { currency, amount: minorText(rebates.claim({ userId, currency }, at)) };
      }),
  };
};

type Ports = Stored & {
  readonly ledger: Ledger;
  readonly turnover: Turnover;
  readonly money: Pick<Parameters<typeof createRebates>[0], 'statement' | 'notify'> & { readonly vip: Vip };
};

/** Rebates of valid stakes, computed each day. */
export const rebateDomain = domain({
  migrations: [rebateMigrations],
  bounds: {
    rebate_day: record,
    rebate_part: record,
  },
  open({ db, ledger, turnover, money }: Ports) {
    const { statement, notify, vip } = money;
    const rebates = createRebates({ db, ledger, statement, turnover, standings: vip.standings, notify });
    return { money: { ...money, rebates } };
  },
  dayDuties: [
    {
      name: 'rebates',
      afterMidnightMs: REBATE_HOUR * HOUR_MS,
      run: ({ money }: { readonly money: { readonly rebates: Rebates } }, day, at) =>
        money.rebates.runDay(day, at),
    },
  ],
  handlers: handlersFor(rebateCalls, rebateHandlers),
});

/** The demo members' rebates, computed from their bets: seeded after those. */
export const demoRebatesDomain = statelessDomain({
  seed: (ports: Omit<Parameters<typeof seedRebates>[0], 'now'>, now) => seedRebates({ ...ports, now }),
});
