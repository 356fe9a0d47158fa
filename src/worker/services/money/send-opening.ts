import type { ClientRequestId } from '#contract/models/ids.ts';
import type { OrderOpening } from '#contract/models/money-intent.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import { minorToText } from '#contract/units/money.ts';
import type { Send, SendOptions } from '#worker/wire/send.ts';

/** The wire's word for the centre wallet of a currency, as the side money leaves [3.03]. */
const CENTRE = { CNY: 'CENTERMONEY', USDT: 'USDT' } as const;

/** Sends what opens an order, under the id of its intent. @throws AppError as the wrapper does. */
export function sendOpening(
  send: Send,
  clientRequestId: ClientRequestId,
  what: OrderOpening,
  options: SendOptions,
): Promise<MoneyOrder> {
  switch (what.is) {
    case 'deposit': {
      const { payType, chain, promotionId } = what;
      const amount = minorToText(what.amount);
      return send('deposit.pay', { payType, amount, chain, promotionId, clientRequestId }, options);
    }
    case 'fastDeposit': {
      const { payType } = what;
      return send(
        'deposit.speedPay',
        { payType, amount: minorToText(what.amount), clientRequestId },
        options,
      );
    }
    case 'withdrawal': {
      const { payeeId, password, speed } = what;
      const amount = minorToText(what.amount);
      return send('withdraw.new', { payeeId, amount, password, speed, clientRequestId }, options);
    }
    case 'transfer': {
      const { venue, currency, into } = what;
      const amount = minorToText(what.amount);
      const wire = { transfer_out: into ? CENTRE[currency] : venue, api_name: venue, amount, currency };
      return send('transfer.move', { ...wire, clientRequestId }, options);
    }
    case 'oneClickIn': {
      const { venue, currency } = what;
      return send('transfer.oneClickIn', { api_name: venue, currency, clientRequestId }, options);
    }
  }
}
