import * as v from 'valibot';
import type { ClientRequestId } from '#contract/fields/ids.ts';
import type { orderCalls } from '#contract/money/order/calls.ts';
import type { OrderAction } from '#contract/money/order/order-machine.ts';
import { MoneyOrder, type MoneyOrderWire } from '#contract/money/order/schema.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { Commands } from '#sandbox/domains/ground/command/commands.ts';
import { checkImage } from '#sandbox/domains/ground/uploads/check-image.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import type { OrderService } from './order-service.ts';
import type { OrderStore } from './order-store.ts';
import { PROOFS_MAX } from './times.table.ts';

/** Order in wire format, as read back from a stored command response. */
const orderAnswer: v.GenericSchema<unknown, MoneyOrderWire> = v.custom<MoneyOrderWire>(
  (value) => v.safeParse(MoneyOrder, value).success,
);

/** Dependencies of the order handlers. */
type Ports = {
  readonly commands: Commands;
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
  readonly money: {
    readonly store: OrderStore;
    readonly orders: OrderService;
  };
};

type Command = {
  readonly orderId: string;
  readonly version: string;
  readonly clientRequestId: ClientRequestId;
};

const stepOf = (action: OrderAction) => `order.${action}`;

/** Hooks that run with a step, in its transaction. */
type Beside = { readonly before?: (userId: string) => void; readonly after?: () => void };

/** Handlers of members’ actions on their orders [4.05]. */
export const orderHandlers = ({ money, commands, world }: Ports): HandlersOf<typeof orderCalls> => {
  const { orders, store } = money;

  const act = (
    action: OrderAction,
    { orderId, version, clientRequestId }: Command,
    context: CallContext,
    note = '',
    { before, after }: Beside = {},
  ) => {
    const { userId } = accountOf(context);
    const command = {
      owner: userId,
      call: stepOf(action),
      requestId: clientRequestId,
      input: `${orderId} ${version} ${note}`,
      at: world.clock.now(),
    };
    return commands.once(command, orderAnswer, () => {
      before?.(userId);
      orders.act({ userId, orderId, version: Number(version), action, note });
      after?.();
      return orders.find(orderId, userId);
    }).answer;
  };

  return {
    'order.lastUnfinished': (_input, context) => ({
      list: store.openOf(accountOf(context).userId).map(orders.wire),
    }),
    'order.get': ({ orderId }, context) => orders.find(orderId, accountOf(context).userId),
    'order.confirm': (command, context) => act('confirm', command, context),
    'order.cancel': (command, context) => act('cancel', command, context),
    'order.remind': (command, context) => act('remind', command, context),
    'order.withdrawAppeal': (command, context) => act('withdrawAppeal', command, context),
    'order.appeal': ({ reason, text, ...command }, context) =>
      act('appeal', command, context, text === '' ? reason : `${reason}: ${text}`),
    'order.uploadProof': ({ content, ...command }, context) =>
      act('proof', command, context, '', {
        before: (userId) => {
          const { proofs } = orders.find(command.orderId, userId);
          if (proofs >= PROOFS_MAX) refuse('PROOFS_USED_UP');
        },
        after: () => store.saveProof(command.orderId, checkImage(content)),
      }),
  };
};
