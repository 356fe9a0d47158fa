import * as v from 'valibot';
import type { payeeCalls } from '#contract/calls/payee.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/call-context.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import type { Command } from '#sandbox/ledger/commands.ts';
import type { OrderRow } from '#sandbox/money/order-row.ts';
import { BANKS } from '#sandbox/money/pay-types.table.ts';
import { shownNumber } from '#sandbox/money/payee-book.ts';
import type { Platform } from '#sandbox/platform.ts';

const Added = v.object({});

const isTo = ({ kind, counterparty }: OrderRow, number: string) =>
  (kind === 'withdrawal' || kind === 'fastDraw') && counterparty.includes(number);

/** Cards, addresses and the name they stand under [3.13, 3.16]. */
export const payeeHandlers = ({ money, commands, world }: Platform): HandlersOf<typeof payeeCalls> => {
  const { payees, store } = money;
  const view = (context: CallContext) => {
    const { userId, hasPhone } = accountOf(context);
    return payees.view(userId, hasPhone);
  };
  /** Adds once, however often the same request comes, and shows the book as it is. */
  const once = (
    asked: Pick<Command, 'call' | 'requestId' | 'input'>,
    context: CallContext,
    add: (userId: string, at: number) => void,
  ) => {
    const { userId } = accountOf(context);
    const at = world.clock.now();
    commands.once({ ...asked, owner: userId, at }, Added, () => {
      add(userId, at);
      return {};
    });
    return view(context);
  };

  return {
    'payee.list': (_input, context) => view(context),
    'payee.banks': () => ({ list: [...BANKS] }),
    'payee.setDefault': ({ payeeId }, context) => {
      payees.prefer(accountOf(context).userId, payeeId, world.clock.now());
      return view(context);
    },
    'payee.bindName': ({ realName }, context) => {
      payees.bindName(accountOf(context).userId, realName);
      return view(context);
    },
    'payee.addCard': ({ bankCode, cardNum, clientRequestId: requestId }, context) =>
      once({ call: 'payee.addCard', requestId, input: `${bankCode} ${cardNum}` }, context, (userId, at) =>
        payees.addCard(userId, bankCode, cardNum, at),
      ),
    'payee.addAddress': ({ chain, address, label, clientRequestId: requestId }, context) =>
      once({ call: 'payee.addAddress', requestId, input: `${chain} ${address}` }, context, (userId, at) =>
        payees.addAddress(userId, chain, address, label, at),
      ),
    'payee.remove': ({ payeeId }, context) => {
      const { userId } = accountOf(context);
      const number = shownNumber(payees.find(userId, payeeId));
      if (store.openOf(userId).some((order) => isTo(order, number))) refuse('ORDER_UNFINISHED');
      payees.remove(userId, payeeId);
      return view(context);
    },
  };
};
