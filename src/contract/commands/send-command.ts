import type { CallName, InputOf, OutputOf } from '../book/table.ts';
import type { ClientRequestId } from '../fields/ids.ts';
import type { CommandOutcome } from '../money/order/outcome-schema.ts';
import type { Command, CommandOf, OrderOpening } from './command.ts';

/** Makes a call of the call table. */
type MakeCall = <Name extends CallName>(name: Name, input: InputOf<Name>) => Promise<OutputOf<Name>>;

function openOrder(call: MakeCall, clientRequestId: ClientRequestId, command: OrderOpening) {
  switch (command.is) {
    case 'deposit': {
      const { payType, amount, chain, promotionId } = command;
      return call('deposit.pay', { payType, amount, chain, promotionId, clientRequestId });
    }
    case 'fastDeposit': {
      const { payType, amount } = command;
      return call('deposit.speedPay', { payType, amount, clientRequestId });
    }
    case 'withdrawal': {
      const { payeeId, amount, password, speed } = command;
      return call('withdraw.new', { payeeId, amount, password, speed, clientRequestId });
    }
    case 'transfer': {
      const { venue, currency, into, amount } = command;
      return call('transfer.move', { venue, currency, into, amount, clientRequestId });
    }
    case 'oneClickIn': {
      const { venue, currency } = command;
      return call('transfer.oneClickIn', { venue, currency, clientRequestId });
    }
  }
}

function actOn(
  call: MakeCall,
  clientRequestId: ClientRequestId,
  { orderId, version, input }: CommandOf<'orderAction'>,
) {
  const step = { orderId, version, clientRequestId };
  switch (input.is) {
    case 'confirm':
      return call('order.confirm', step);
    case 'cancel':
      return call('order.cancel', step);
    case 'remind':
      return call('order.remind', step);
    case 'withdrawAppeal':
      return call('order.withdrawAppeal', step);
    case 'appeal':
      return call('order.appeal', { ...step, reason: input.reason, text: input.text });
    case 'proof':
      return call('order.uploadProof', { ...step, type: input.type, content: input.content });
  }
}

type BetCommand = CommandOf<'placeBet' | 'answerBet' | 'cashOut'>;
type RewardCommand = CommandOf<'acceptBonus' | 'giveUpBonus' | 'useCoupon'>;
type PayeeCommand = CommandOf<'addCard' | 'addAddress' | 'preferPayee' | 'removePayee'>;

function changePayees(call: MakeCall, clientRequestId: ClientRequestId, command: PayeeCommand) {
  switch (command.is) {
    case 'addCard': {
      const { bankCode, cardNumber, password } = command;
      return call('payee.addCard', { bankCode, cardNumber, password, clientRequestId });
    }
    case 'addAddress': {
      const { chain, address, label, password } = command;
      return call('payee.addAddress', { chain, address, label, password, clientRequestId });
    }
    case 'preferPayee':
      return call('payee.setDefault', { payeeId: command.payeeId, clientRequestId });
    case 'removePayee':
      return call('payee.remove', { payeeId: command.payeeId, clientRequestId });
  }
}

function sendRewardCommand(call: MakeCall, clientRequestId: ClientRequestId, command: RewardCommand) {
  switch (command.is) {
    case 'acceptBonus':
      return call('welfare.accept', { bonusId: command.bonusId, clientRequestId });
    case 'giveUpBonus':
      return call('welfare.giveUp', { bonusId: command.bonusId, clientRequestId });
    case 'useCoupon':
      return call('coupon.use', { couponId: command.couponId, clientRequestId });
  }
}

function bet(call: MakeCall, clientRequestId: ClientRequestId, command: BetCommand) {
  switch (command.is) {
    case 'placeBet': {
      const { currency, kind, size, legs, stake, policy, combinedOdds } = command;
      const input = { currency, kind, size, legs, stake, policy, combinedOdds };
      return call('bet.place', { ...input, clientRequestId });
    }
    case 'answerBet': {
      const { betId, version, action } = command;
      return call('bet.answer', { betId, version, action, clientRequestId });
    }
    case 'cashOut': {
      const { betId, quoteId, percent } = command;
      return call('bet.cashOut', { betId, quoteId, percent, clientRequestId });
    }
  }
}

const sendGift = (
  call: MakeCall,
  clientRequestId: ClientRequestId,
  { roomNo, giftId, count }: CommandOf<'gift'>,
) => call('gift.reward', { roomNo, giftId, count, clientRequestId });

const swap = (
  call: MakeCall,
  clientRequestId: ClientRequestId,
  { quoteId, from, amount }: CommandOf<'exchange'>,
) => call('exchange.swap', { quoteId, from, amount, clientRequestId });

const moveTreasury = (
  call: MakeCall,
  clientRequestId: ClientRequestId,
  { way, amount, currency }: CommandOf<'treasury'>,
) => call(way === 'in' ? 'treasury.putIn' : 'treasury.takeOut', { amount, currency, clientRequestId });

const performActivity = (
  call: MakeCall,
  clientRequestId: ClientRequestId,
  { activityId, does }: CommandOf<'activity'>,
) => call('activity.act', { activityId, does, clientRequestId });

const recover = (call: MakeCall, clientRequestId: ClientRequestId, { currency }: CommandOf<'recovery'>) =>
  call('transfer.recover', { currency, clientRequestId });

const claim = (
  call: MakeCall,
  clientRequestId: ClientRequestId,
  command: CommandOf<'claimVipGift' | 'claimRebate'>,
) =>
  command.is === 'claimVipGift'
    ? call('vip.claim', { giftId: command.giftId, clientRequestId })
    : call('rebate.claim', { currency: command.currency, clientRequestId });

/** Sends a command over the wire under its id. @throws errors of `call` */
export async function sendCommand(
  call: MakeCall,
  clientRequestId: ClientRequestId,
  command: Command,
): Promise<CommandOutcome> {
  switch (command.is) {
    case 'deposit':
    case 'fastDeposit':
    case 'withdrawal':
    case 'transfer':
    case 'oneClickIn':
      return { is: 'order', order: await openOrder(call, clientRequestId, command) };
    case 'orderAction':
      return { is: 'order', order: await actOn(call, clientRequestId, command) };
    case 'placeBet':
    case 'answerBet':
    case 'cashOut':
      return { is: 'bet', bet: await bet(call, clientRequestId, command) };
    case 'recovery':
      return { is: 'recovery', ...(await recover(call, clientRequestId, command)) };
    case 'buyCoins':
      return { is: 'coins', ...(await call('coin.buy', { packId: command.packId, clientRequestId })) };
    case 'gift':
      return { is: 'gift', ...(await sendGift(call, clientRequestId, command)) };
    case 'exchange':
      return { is: 'exchange', ...(await swap(call, clientRequestId, command)) };
    case 'treasury':
      await moveTreasury(call, clientRequestId, command);
      return { is: 'done' };
    case 'claimVipGift':
    case 'claimRebate':
      return { is: 'credit', ...(await claim(call, clientRequestId, command)) };
    case 'acceptBonus':
    case 'giveUpBonus':
    case 'useCoupon':
      await sendRewardCommand(call, clientRequestId, command);
      return { is: 'done' };
    case 'activity':
      return { is: 'activity', ...(await performActivity(call, clientRequestId, command)) };
    case 'addCard':
    case 'addAddress':
    case 'preferPayee':
    case 'removePayee':
      await changePayees(call, clientRequestId, command);
      return { is: 'done' };
  }
}
