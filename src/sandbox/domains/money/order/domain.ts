import * as v from 'valibot';
import { orderCalls } from '#contract/money/order/calls.ts';
import { ORDER_EVENTS } from '#contract/money/order/order-machine.ts';
import { record } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Timed } from '#sandbox/domains/domain.ts';
import { createOrderNumbers } from '#sandbox/domains/ground/statement/order-numbers.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import { AdminRefusal, mustBe, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import { PRIVATE_IMAGE_HEADERS } from '#sandbox/http/headers/headers.table.ts';
import { orderHandlers } from './order-handlers.ts';
import type { MoverPorts } from './order-mover.ts';
import { createOrderService, type OrderService } from './order-service.ts';
import { createOrderStore, type OrderStore } from './order-store.ts';
import { appealAfterMs } from './waits.ts';

const OrderHappening = v.strictObject({
  event: v.picklist(ORDER_EVENTS),
  reason: v.exactOptional(v.string()),
});
const CounterpartyChange = v.strictObject({ act: v.boolean() });

type AdminPorts = {
  readonly money: {
    readonly store: OrderStore;
    readonly orders: OrderService;
    readonly others: { act: boolean };
  };
};

/** The other side of money orders by hand. */
function mountOrderAdmin(site: Site, { money: { store, orders, others } }: AdminPorts): void {
  post(site, '/sandbox/orders/:id', OrderHappening, ({ event, reason }, context) => {
    const orderId = context.req.param('id') ?? '';
    mustBe(store.anyById(orderId) !== undefined, '这笔订单');
    if (!orders.happen(orderId, event, reason)) throw new AdminRefusal(409, '订单现在不接受这一步');
    const { state, cls, version } = store.anyById(orderId) ?? {};
    return { state, cls, version };
  });
  site.get('/sandbox/orders/:id/proofs/:n', (context) => {
    const { id, n } = context.req.param();
    const proof = /^\d{1,3}$/.test(n) ? store.proof(id, Number(n)) : undefined;
    if (proof === undefined) return context.notFound();
    const { type, content } = proof;
    return context.body(Uint8Array.from(content), 200, {
      ...PRIVATE_IMAGE_HEADERS,
      'content-type': type,
    });
  });
  post(site, '/sandbox/counterparties', CounterpartyChange, ({ act }) => {
    others.act = act;
    return others;
  });
}

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
    const { statement, bonuses, coupons, promotions, notify, vip, acts } = money;
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
      notify,
      vip,
      acts,
      numbers: createOrderNumbers(db),
      now: world.clock.now,
      othersAct: () => others.act,
      mayCancel: (siteId) => sites.config(siteId).params?.withdraw_cancel === '1',
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
