import { orderCalls } from '#contract/money/order/calls.ts';
import { record } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Timed } from '#sandbox/domains/domain.ts';
import { createOrderNumbers } from '#sandbox/domains/ground/statement/order-numbers.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import { mountOrderAdmin } from './order-admin.ts';
import { orderHandlers } from './order-handlers.ts';
import type { MoverPorts } from './order-mover.ts';
import { createOrderService, type OrderService } from './order-service.ts';
import { createOrderStore } from './order-store.ts';
import { appealAfterMs } from './waits.ts';

type Ports = Pick<MoverPorts, 'db' | 'ledger' | 'onDefect'> &
  Timed & {
    readonly sites: SiteStore;
    readonly money: Omit<MoverPorts, 'db' | 'ledger' | 'onDefect' | 'store' | 'now' | 'othersAct'>;
  };

/** Orders of deposits and withdrawals, from opening to their end. */
export const orderDomain = domain({
  bounds: {
    money_order: record,
    money_order_step: record,
    money_proof: record,
  },
  open({ db, ledger, onDefect, world, sites, money }: Ports) {
    const { statement, bonuses, coupons, promotions, tell, vip, acts } = money;
    const store = createOrderStore(db);
    /** Set by the operator: whether counterparties act of themselves. */
    const others = { act: true };
    const orders = createOrderService({
      db,
      store,
      ledger,
      statement,
      bonuses,
      coupons,
      promotions,
      tell,
      vip,
      acts,
      numbers: createOrderNumbers(db),
      now: world.clock.now,
      othersAct: () => others.act,
      mayTakeBack: (siteId) => sites.config(siteId).params?.withdraw_cancel === '1',
      appealAfter: (siteId) => appealAfterMs(sites, siteId),
      onDefect,
    });
    return { money: { ...money, store, orders, others } };
  },
  duties: [
    {
      everyMs: 500,
      run: ({ money }: { readonly money: { readonly orders: OrderService } }) => money.orders.tick(),
    },
  ],
  admin: mountOrderAdmin,
  handlers: handlersFor(orderCalls, orderHandlers),
});
