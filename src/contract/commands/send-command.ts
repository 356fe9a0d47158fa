import type { CallName, InputOf, OutputOf } from '../book/table.ts';
import type { ClientRequestId } from '../fields/ids.ts';
import type { CommandOutcome } from '../money/order/outcome-schema.ts';
import type { Command, CommandOf, OrderOpening } from './command.ts';

/** Makes a call of the call table. */
type Ask = <Name extends CallName>(name: Name, input: InputOf<Name>) => Promise<OutputOf<Name>>;

function openOrder(ask: Ask, clientRequestId: ClientRequestId, command: OrderOpening) {
  switch (command.is) {
    case 'deposit': {
      const { payType, amount, chain, promotionId } = command;
      return ask('deposit.pay', { payType, amount, chain, promotionId, clientRequestId });
    }
    case 'fastDeposit': {
      const { payType, amount } = command;
      return ask('deposit.speedPay', { payType, amount, clientRequestId });
    }
    case 'withdrawal': {
      const { payeeId, amount, password, speed } = command;
      return ask('withdraw.new', { payeeId, amount, password, speed, clientRequestId });
    }
    case 'transfer': {
      const { venue, currency, into, amount } = command;
      return ask('transfer.move', { venue, currency, into, amount, clientRequestId });
    }
    case 'oneClickIn': {
      const { venue, currency } = command;
      return ask('transfer.oneClickIn', { venue, currency, clientRequestId });
    }
  }
}

function actOn(
  ask: Ask,
  clientRequestId: ClientRequestId,
  { orderId, version, input }: CommandOf<'orderAction'>,
) {
  const step = { orderId, version, clientRequestId };
  switch (input.is) {
    case 'confirm':
      return ask('order.confirm', step);
    case 'cancel':
      return ask('order.cancel', step);
    case 'remind':
      return ask('order.remind', step);
    case 'withdrawAppeal':
      return ask('order.withdrawAppeal', step);
    case 'appeal':
      return ask('order.appeal', { ...step, reason: input.reason, text: input.text });
    case 'proof':
      return ask('order.uploadProof', { ...step, type: input.type, content: input.content });
  }
}

type BetCommand = CommandOf<'placeBet' | 'answerBet' | 'cashOut'>;
type GivenCommand = CommandOf<'acceptBonus' | 'giveUpBonus' | 'useCoupon'>;
type PayeeCommand = CommandOf<'addCard' | 'addAddress' | 'preferPayee' | 'removePayee'>;

function changePayees(ask: Ask, clientRequestId: ClientRequestId, command: PayeeCommand) {
  switch (command.is) {
    case 'addCard': {
      const { bankCode, cardNumber, password } = command;
      return ask('payee.addCard', { bankCode, cardNumber, password, clientRequestId });
    }
    case 'addAddress': {
      const { chain, address, label, password } = command;
      return ask('payee.addAddress', { chain, address, label, password, clientRequestId });
    }
    case 'preferPayee':
      return ask('payee.setDefault', { payeeId: command.payeeId, clientRequestId });
    case 'removePayee':
      return ask('payee.remove', { payeeId: command.payeeId, clientRequestId });
  }
}

function takeGiven(ask: Ask, clientRequestId: ClientRequestId, command: GivenCommand) {
  switch (command.is) {
    case 'acceptBonus':
      return ask('welfare.accept', { bonusId: command.bonusId, clientRequestId });
    case 'giveUpBonus':
      return ask('welfare.giveUp', { bonusId: command.bonusId, clientRequestId });
    case 'useCoupon':
      return ask('coupon.use', { couponId: command.couponId, clientRequestId });
  }
}

function bet(ask: Ask, clientRequestId: ClientRequestId, command: BetCommand) {
  switch (command.is) {
    case 'placeBet': {
      const { currency, kind, size, legs, stake, policy } = command;
      return ask('bet.place', { currency, kind, size, legs, stake, policy, clientRequestId });
    }
    case 'answerBet': {
      const { betId, version, action } = command;
      return ask('bet.answer', { betId, version, action, clientRequestId });
    }
    case 'cashOut': {
      const { betId, quoteId, percent } = command;
      return ask('bet.cashOut', { betId, quoteId, percent, clientRequestId });
    }
  }
}

const give = (ask: Ask, clientRequestId: ClientRequestId, { roomNo, giftId, count }: CommandOf<'gift'>) =>
  ask('gift.reward', { roomNo, giftId, count, clientRequestId });

const swap = (ask: Ask, clientRequestId: ClientRequestId, { quoteId, from, amount }: CommandOf<'exchange'>) =>
  ask('exchange.swap', { quoteId, from, amount, clientRequestId });

const moveTreasury = (
  ask: Ask,
  clientRequestId: ClientRequestId,
  { way, amount, currency }: CommandOf<'treasury'>,
) => ask(way === 'in' ? 'treasury.putIn' : 'treasury.takeOut', { amount, currency, clientRequestId });

const take = (ask: Ask, clientRequestId: ClientRequestId, { activityId, does }: CommandOf<'activity'>) =>
  ask('activity.act', { activityId, does, clientRequestId });

const recover = (ask: Ask, clientRequestId: ClientRequestId, { currency }: CommandOf<'recovery'>) =>
  ask('transfer.recover', { currency, clientRequestId });

const claim = (
  ask: Ask,
  clientRequestId: ClientRequestId,
  command: CommandOf<'claimVipGift' | 'claimRebate'>,
) =>
  command.is === 'claimVipGift'
    ? ask('vip.claim', { giftId: command.giftId, clientRequestId })
    : ask('rebate.claim', { currency: command.currency, clientRequestId });

/** Sends a command over the wire under its id. @throws errors of `ask` */
export async function sendCommand(
  ask: Ask,
  clientRequestId: ClientRequestId,
  command: Command,
): Promise<CommandOutcome> {
  switch (command.is) {
    case 'deposit':
    case 'fastDeposit':
    case 'withdrawal':
    case 'transfer':
    case 'oneClickIn':
      return { is: 'order', order: await openOrder(ask, clientRequestId, command) };
    case 'orderAction':
      return { is: 'order', order: await actOn(ask, clientRequestId, command) };
    case 'placeBet':
    case 'answerBet':
    case 'cashOut':
      return { is: 'bet', bet: await bet(ask, clientRequestId, command) };
    case 'recovery':
      return { is: 'recovery', ...(await recover(ask, clientRequestId, command)) };
    case 'buyCoins':
      return { is: 'coins', ...(await ask('coin.buy', { packId: command.packId, clientRequestId })) };
    case 'gift':
      return { is: 'gift', ...(await give(ask, clientRequestId, command)) };
    case 'exchange':
      return { is: 'exchange', ...(await swap(ask, clientRequestId, command)) };
    case 'treasury':
      await moveTreasury(ask, clientRequestId, command);
      return { is: 'done' };
    case 'claimVipGift':
    case 'claimRebate':
      return { is: 'credit', ...(await claim(ask, clientRequestId, command)) };
    case 'acceptBonus':
    case 'giveUpBonus':
    case 'useCoupon':
      await takeGiven(ask, clientRequestId, command);
      return { is: 'done' };
    case 'activity':
      return { is: 'activity', ...(await take(ask, clientRequestId, command)) };
    case 'addCard':
    case 'addAddress':
    case 'preferPayee':
    case 'removePayee':
      await changePayees(ask, clientRequestId, command);
      return { is: 'done' };
  }
}
