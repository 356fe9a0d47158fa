import { transferCalls } from '#contract/money/transfer/calls.ts';
import { domain, handlersFor, type Timed } from '#sandbox/domains/domain.ts';
import { transferHandlers } from './transfer-handlers.ts';
import { createTransfers } from './transfers.ts';

type Transferring = Parameters<typeof createTransfers>[0];
type Ports = Pick<Transferring, 'db' | 'sites'> &
  Timed & { readonly money: Pick<Transferring, 'orders' | 'store' | 'wallets' | 'notify'> };

/** Transfers between the centre wallet and venues. */
export const transferDomain = domain({
  open({ db, sites, world, money }: Ports) {
    const { orders, store, wallets, notify } = money;
    const transfers = createTransfers({ db, sites, orders, store, wallets, notify, now: world.clock.now });
    return { money: { ...money, transfers } };
  },
  handlers: handlersFor(transferCalls, transferHandlers),
});
