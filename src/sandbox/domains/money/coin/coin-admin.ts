import * as v from 'valibot';
import type { Timed } from '#sandbox/domains/domain.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import { grantCoins } from '#sandbox/domains/ground/ledger/grant-coins.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { Accounts } from '#sandbox/domains/ground/member/accounts.ts';
import { memberNamed, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';

/** Whole coins as text. */
const CoinGrant = v.strictObject({
  name: v.string(),
  coins: v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/), v.toBigint()),
});

type Ports = Timed & { readonly accounts: Accounts; readonly ledger: Ledger };

/** Coins issued by hand. */
export function mountCoinAdmin(site: Site, { accounts, ledger, world }: Ports): void {
  post(site, '/sandbox/coins', CoinGrant, ({ name, coins }) => {
    const account = memberNamed(accounts, name);
    grantCoins(ledger, account.userId, coins, world.clock.now());
    return { coins: ledger.balance(memberWallet(account.userId, 'COIN')).toString() };
  });
}
