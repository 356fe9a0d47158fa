import { rebateCalls } from '#contract/rewards/rebate/calls.ts';
import { REBATE_HOUR } from '#contract/rewards/vip/rebate-constants.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import { record } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Stored, statelessDomain } from '#sandbox/domains/domain.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { Turnover } from '#sandbox/domains/ground/turnover/turnover.ts';
import type { Vip } from '#sandbox/domains/rewards/vip/create-vip.ts';
import { rebateHandlers } from './rebate-handlers.ts';
import { rebateMigrations } from './rebate-store.ts';
import { createRebates, type Rebates } from './rebates.ts';
import { seedRebates } from './seed-rebates.ts';

type Ports = Stored & {
  readonly ledger: Ledger;
  readonly turnover: Turnover;
  readonly money: Pick<Parameters<typeof createRebates>[0], 'statement' | 'tell'> & { readonly vip: Vip };
};

/** Rebates of valid stakes, computed each day. */
export const rebateDomain = domain({
  migrations: [rebateMigrations],
  bounds: {
    rebate_day: record,
    rebate_part: record,
  },
  open({ db, ledger, turnover, money }: Ports) {
    const { statement, tell, vip } = money;
    const rebates = createRebates({ db, ledger, statement, turnover, standings: vip.standings, tell });
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
