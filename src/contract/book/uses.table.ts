import type { CallName, CallTable } from './table.ts';

/** Effect of a member’s command, for the protection rules [P.15–P.18]. */
export type Use =
  /** A stake is set aside. */
  | 'bet'
  /** A game is opened with money. */
  | 'launch'
  | 'deposit'
  /** Money moves from the centre wallet to a venue. */
  | 'transferIn'
  | 'gift'
  /** Coins are bought. */
  | 'coins'
  /** A step in an activity. */
  | 'activity'
  /** Coins are staked in an activity. */
  | 'pool'
  /** An offer is accepted: a bonus, a coupon, a gift of a grade. */
  | 'offer'
  /** Money is returned or paid out. */
  | 'withdraw'
  /** Never refused for protection. */
  | 'free';

/** A call that does something once. */
export type CommandName = {
  [Name in CallName]: true extends CallTable[Name]['command'] ? Name : never;
}[CallName];

/** Calls that are no commands and use something all the same. */
type OtherUses = 'venue.plan' | 'venue.launch' | 'venue.secondLaunch';

/**
 * Use of every command: a new command does not compile without one. The sandbox derives three of them from the input: a
 * declined offer and a transfer out of a venue count as less, and a step in an activity may be a stake.
 */
export const CALL_USES: Readonly<Record<CommandName | OtherUses, Use>> = {
  'venue.plan': 'launch',
  'venue.launch': 'launch',
  'venue.secondLaunch': 'launch',
  'bet.place': 'bet',
  'bet.answer': 'bet',
  'bet.cashOut': 'free',
  'chat.send': 'free',
  'chat.pushOrder': 'free',
  'chat.revertOrder': 'free',
  'coin.buy': 'coins',
  'activity.act': 'activity',
  'gift.reward': 'gift',
  'coupon.use': 'offer',
  'welfare.accept': 'offer',
  'welfare.giveUp': 'free',
  'vip.claim': 'offer',
  'rebate.claim': 'free',
  'deposit.pay': 'deposit',
  'deposit.speedPay': 'deposit',
  'exchange.swap': 'free',
  'feedback.add': 'free',
  'feedback.reply': 'free',
  'inbox.answer': 'free',
  'inbox.write': 'free',
  'support.say': 'free',
  'order.confirm': 'free',
  'order.cancel': 'free',
  'order.remind': 'free',
  'order.appeal': 'free',
  'order.withdrawAppeal': 'free',
  'order.uploadProof': 'free',
  'payee.addCard': 'withdraw',
  'payee.addAddress': 'withdraw',
  'payee.setDefault': 'withdraw',
  'payee.remove': 'withdraw',
  'transfer.move': 'transferIn',
  'transfer.oneClickIn': 'transferIn',
  'transfer.recover': 'withdraw',
  'treasury.putIn': 'free',
  'treasury.takeOut': 'withdraw',
  'withdraw.new': 'withdraw',
};
