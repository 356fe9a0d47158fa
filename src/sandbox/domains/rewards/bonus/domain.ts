import { record } from '#sandbox/db/table-bound.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { domain, type Stored } from '#sandbox/domains/domain.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';
import { mountBonusAdmin } from './bonus-admin.ts';
import { bonusMigrations } from './bonus-migrations.ts';
import { type Bonuses, createBonuses } from './bonuses.ts';
import { createWagering } from './wagering.ts';

type Ports = Stored & {
  readonly ledger: Ledger;
  readonly money: { readonly statement: Statement; readonly tell: SendNews };
};

/** Bonus money, and what a member has still to stake; bonuses expire by themselves. */
export const bonusDomain = domain({
  migrations: [bonusMigrations],
  bounds: {
    bonus: record,
    bonus_stake: record,
    coupon: record,
    wagering: record,
    wagering_source: record,
  },
  open({ db, ledger, money }: Ports) {
    const { statement, tell } = money;
    const bonuses = createBonuses({ db, ledger, statement, tell });
    return { money: { ...money, wagering: createWagering(db), bonuses } };
  },
  duties: [
    {
      everyMs: 500,
      run: ({ money }: { readonly money: { readonly bonuses: Bonuses } }, now) => money.bonuses.endDue(now),
    },
  ],
  admin: mountBonusAdmin,
});
