import { walletCalls } from '#contract/money/wallet/calls.ts';
import { domain, handlersFor, type Timed } from '#sandbox/domains/domain.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import { seedMoney } from './demo/seed-money.ts';
import { createVenueWallets } from './venue-wallets.ts';
import { walletHandlers } from './wallet-handlers.ts';

type Ports = Timed & { readonly ledger: Ledger; readonly sites: SiteStore; readonly money: object };

/** Wallets of members: the centre wallet and those at venues. */
export const walletDomain = domain({
  open: ({ ledger, sites, world, money }: Ports) => ({
    money: { ...money, wallets: createVenueWallets(ledger, sites, world.clock.now) },
  }),
  seed: (ports: Omit<Parameters<typeof seedMoney>[0], 'now'>, now) => seedMoney({ ...ports, now }),
  handlers: handlersFor(walletCalls, walletHandlers),
});
