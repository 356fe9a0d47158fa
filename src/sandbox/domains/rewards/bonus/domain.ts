import * as v from 'valibot';
import { currencyField } from '#contract/fields/fields.ts';
import { minorFromText } from '#contract/units/money.ts';
import { record } from '#sandbox/db/table-bound.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { domain, type Stored } from '#sandbox/domains/domain.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { Accounts } from '#sandbox/domains/ground/member/accounts.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';
import { AdminRefusal, memberNamed, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import { bonusMigrations } from './bonus-migrations.ts';
import { type Bonuses, createBonuses } from './bonuses.ts';
import { createWagering, type Wagering } from './wagering.ts';

/** Remaining amount to stake, as a decimal string of the currency. */
const WageringChange = v.strictObject({ name: v.string(), currency: currencyField, left: v.string() });

type AdminPorts = {
  readonly accounts: Accounts;
  readonly money: { readonly wagering: Pick<Wagering, 'set'> };
};

/** Sets by hand what a member has still to stake. */
function mountBonusAdmin(site: Site, { accounts, money: { wagering } }: AdminPorts): void {
  post(site, '/sandbox/wagering', WageringChange, ({ name, currency, left }) => {
    const account = memberNamed(accounts, name);
    const amount = minorFromText(left);
    if (amount === null || amount < 0n) throw new AdminRefusal(400, '金额不对');
    wagering.set(account.userId, currency, amount);
  });
}

type Ports = Stored & {
  readonly ledger: Ledger;
  readonly money: { readonly statement: Statement; readonly notify: SendNews };
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
    const { statement, notify } = money;
    const bonuses = createBonuses({ db, ledger, statement, notify });
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
