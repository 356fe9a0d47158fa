import type { walletCalls } from '#contract/money/wallet/calls.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';

/** Dependencies of the wallet handlers. */
type Ports = {
  readonly ledger: Ledger;
  readonly sites: SiteStore;
};

/** The centre wallet [1.05]. */
export const walletHandlers = ({ ledger, sites }: Ports): HandlersOf<typeof walletCalls> => ({
  'wallet.assets': (_input, context) => {
    const { userId } = accountOf(context);
    const list = sites.config(context.siteId).currencies.map(({ code: currency }) => ({
      currency,
      balance: minorText(ledger.balance(memberWallet(userId, currency))),
    }));
    return { list };
  },
});
