import { walletCalls } from '#contract/money/wallet/calls.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { domain, handlersFor, type Timed } from '#sandbox/domains/domain.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import { seedMoney } from './demo/seed-money.ts';
import { createVenueWallets } from './venue-wallets.ts';

/** Dependencies of the wallet handlers. */
type CallPorts = {
  readonly ledger: Ledger;
  readonly sites: SiteStore;
};

/** The centre wallet [1.05]. */
const walletHandlers = ({ ledger, sites }: CallPorts): HandlersOf<typeof walletCalls> => ({
  'wallet.assets': (_input, context) => {
    const { userId } = accountOf(context);
    const list = sites.config(context.siteId).currencies.map(({ code: currency }) => ({
      currency,
      balance: minorText(ledger.balance(memberWallet(userId, currency))),
    }));
    return { list };
  },
});

type Ports = Timed & { readonly ledger: Ledger; readonly sites: SiteStore; readonly money: object };

/** Wallets of members: the centre wallet and those at venues. */
export const walletDomain = domain({
  open: ({ ledger, sites, world, money }: Ports) => ({
    money: { ...money, wallets: createVenueWallets(ledger, sites, world.clock.now) },
  }),
  seed: (ports: Omit<Parameters<typeof seedMoney>[0], 'now'>, now) => seedMoney({ ...ports, now }),
  handlers: handlersFor(walletCalls, walletHandlers),
});
