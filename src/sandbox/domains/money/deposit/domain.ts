import * as v from 'valibot';
import { depositCalls } from '#contract/money/deposit/calls.ts';
import { handlersFor, statelessDomain, type Timed } from '#sandbox/domains/domain.ts';
import type { Accounts } from '#sandbox/domains/ground/member/accounts.ts';
import type { OrderStore } from '#sandbox/domains/money/order/order-store.ts';
import { byRules, memberNamed, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import { depositHandlers } from './deposit-handlers.ts';
import { recallDeposit, undoDeposit } from './undo-deposit.ts';

const Recall = v.strictObject({ name: v.string() });

type Ports = Timed &
  Parameters<typeof recallDeposit>[0] & {
    readonly accounts: Accounts;
    readonly money: { readonly store: Pick<OrderStore, 'lastDepositOf'> };
  };

/** Mounts the reversal of a deposit: of the one that a bonus came with, or of a member's last. */
function mountDepositAdmin(site: Site, ports: Ports): void {
  const { accounts, money, world } = ports;
  post(site, '/sandbox/bonuses/:id/undo', v.strictObject({}), (_nothing, context) =>
    byRules(() => undoDeposit(ports, context.req.param('id') ?? '', world.clock.now())),
  );
  post(site, '/sandbox/recalls', Recall, ({ name }) => {
    const orderId = money.store.lastDepositOf(memberNamed(accounts, name).userId)?.order_id ?? '';
    byRules(() => recallDeposit(ports, orderId, world.clock.now()));
  });
}

/** Deposits: the calls that open their orders. */
export const depositDomain = statelessDomain({
  admin: mountDepositAdmin,
  handlers: handlersFor(depositCalls, depositHandlers),
});
