import * as v from 'valibot';
import { currencyField } from '#contract/fields/fields.ts';
import { minorFromText } from '#contract/units/money.ts';
import type { Accounts } from '#sandbox/domains/ground/member/accounts.ts';
import { AdminRefusal, memberNamed, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import type { Wagering } from './wagering.ts';

/** Remaining amount to stake, as a decimal string of the currency. */
const WageringChange = v.strictObject({ name: v.string(), currency: currencyField, left: v.string() });

type Ports = { readonly accounts: Accounts; readonly money: { readonly wagering: Pick<Wagering, 'set'> } };

/** Sets by hand what a member has still to stake. */
export function mountBonusAdmin(site: Site, { accounts, money: { wagering } }: Ports): void {
  post(site, '/sandbox/wagering', WageringChange, ({ name, currency, left }) => {
    const account = memberNamed(accounts, name);
    const amount = minorFromText(left);
    if (amount === null || amount < 0n) throw new AdminRefusal(400, '金额不对');
    wagering.set(account.userId, currency, amount);
  });
}
