import * as v from 'valibot';
import { ORDER_EVENTS } from '#contract/money/order/order-machine.ts';
import { AdminRefusal, mustBe, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import { PRIVATE_IMAGE_HEADERS } from '#sandbox/http/headers/image-headers.ts';
import type { OrderService } from './order-service.ts';
import type { OrderStore } from './order-store.ts';

const OrderHappening = v.strictObject({
  event: v.picklist(ORDER_EVENTS),
  reason: v.exactOptional(v.string()),
});
const CounterpartyChange = v.strictObject({ act: v.boolean() });

type Ports = {
  readonly money: {
    readonly store: OrderStore;
    readonly orders: OrderService;
    readonly others: { act: boolean };
  };
};

/** The other side of money orders by hand. */
export function mountOrderAdmin(site: Site, { money: { store, orders, others } }: Ports): void {
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
