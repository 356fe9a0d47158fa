import type { orderCalls } from '#contract/calls/order.ts';
import type { ClientRequestId } from '#contract/models/ids.ts';
import { ORDER_ACTIONS, type OrderAction } from '#contract/orders/order-machine.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/call-context.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import { PROOFS_MAX } from '#sandbox/money/times.table.ts';
import type { CashPlatform } from '#sandbox/platform.ts';
import { orderAnswer } from './money/order-answer.ts';

type Command = {
  readonly orderId: string;
  readonly version: string;
  readonly clientRequestId: ClientRequestId;
};

const stepOf = (action: OrderAction) => `order.${action}`;
const STEPS = ORDER_ACTIONS.map(stepOf);

/** What goes with a step, in its transaction. */
type Beside = { readonly before?: (userId: string) => void; readonly after?: () => void };

/** What members do to their orders [4.05]. */
export const orderHandlers = ({ money, commands, world }: CashPlatform): HandlersOf<typeof orderCalls> => {
  const { desk, store } = money;

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
      desk.act({ userId, orderId, version: Number(version), action, note });
      after?.();
      return desk.find(orderId, userId);
    }).answer;
  };

  return {
    'order.lastUnfinished': (_input, context) => ({
      list: store.openOf(accountOf(context).userId).map(desk.wire),
    }),
    'order.get': ({ orderId }, context) => desk.find(orderId, accountOf(context).userId),
    'order.byRequest': ({ requestId }, context) => {
      const { userId } = accountOf(context);
      const opened = store.byRequest(userId, requestId);
      if (opened) return { order: desk.wire(opened) };
      const acted = commands.answerTo({ owner: userId, requestId }, STEPS, orderAnswer);
      return { order: acted ? desk.find(acted.orderId, userId) : null };
    },
    'order.confirm': (command, context) => act('confirm', command, context),
    'order.cancel': (command, context) => act('cancel', command, context),
    'order.remind': (command, context) => act('remind', command, context),
    'order.withdrawAppeal': (command, context) => act('withdrawAppeal', command, context),
    'order.appeal': ({ reason, text, ...command }, context) =>
      act('appeal', command, context, text === '' ? reason : `${reason}: ${text}`),
    'order.uploadProof': ({ type, content, ...command }, context) =>
      act('proof', command, context, '', {
        before: (userId) => {
          const { proofs } = desk.find(command.orderId, userId);
          if (proofs >= PROOFS_MAX) refuse('PROOFS_USED_UP');
        },
        after: () => store.keepProof(command.orderId, type, Buffer.from(content, 'base64')),
      }),
  };
};
