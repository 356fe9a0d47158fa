import type { payeeCalls } from '#contract/calls/payee.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/call-context.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import { BANKS } from '#sandbox/money/pay-types.table.ts';
import type { Platform } from '#sandbox/platform.ts';

/** Cards, addresses and the name they stand under [3.13, 3.16]. */
export const payeeHandlers = ({ money, world }: Platform): HandlersOf<typeof payeeCalls> => {
  const { payees, store } = money;
  const view = (context: CallContext) => {
    const { userId, hasPhone } = accountOf(context);
    return payees.view(userId, hasPhone);
  };
  return {
    'payee.list': (_input, context) => view(context),
    'payee.banks': () => ({ list: [...BANKS] }),
    'payee.bindName': ({ realName }, context) => {
      payees.bindName(accountOf(context).userId, realName);
      return view(context);
    },
    'payee.addCard': ({ bankCode, cardNum }, context) => {
      payees.addCard(accountOf(context).userId, bankCode, cardNum, world.clock.now());
      return view(context);
    },
    'payee.addAddress': ({ chain, address, label }, context) => {
      payees.addAddress(accountOf(context).userId, chain, address, label, world.clock.now());
      return view(context);
    },
    'payee.remove': ({ payeeId }, context) => {
      const { userId } = accountOf(context);
      const { number } = payees.find(userId, payeeId);
      if (store.openOf(userId).some(({ counterparty }) => counterparty.includes(number)))
        refuse('ORDER_UNFINISHED');
      payees.remove(userId, payeeId);
      return view(context);
    },
  };
};
