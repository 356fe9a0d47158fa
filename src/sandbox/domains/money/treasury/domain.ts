import { treasuryCalls } from '#contract/money/treasury/calls.ts';
import { record } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Timed } from '#sandbox/domains/domain.ts';
import { createTreasury } from './treasury.ts';
import { treasuryHandlers } from './treasury-handlers.ts';
import { treasuryRaiseMigrations } from './treasury-raises.ts';

type Keeping = Parameters<typeof createTreasury>[0];
type Ports = Pick<Keeping, 'db' | 'ledger'> & Timed & { readonly money: Pick<Keeping, 'statement'> };

/** The treasury: cash that earns interest by the day. */
export const treasuryDomain = domain({
  migrations: [treasuryRaiseMigrations],
  bounds: {
    treasury_day: record,
    treasury_raise: record,
  },
  open({ db, ledger, world, money }: Ports) {
    const treasury = createTreasury({ db, ledger, statement: money.statement, now: world.clock.now });
    return { money: { ...money, treasury } };
  },
  handlers: handlersFor(treasuryCalls, treasuryHandlers),
});
