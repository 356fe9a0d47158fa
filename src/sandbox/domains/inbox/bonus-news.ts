import type { Currency } from '#contract/units/money.ts';
import { moneyText, type News, payOutWord } from './news.ts';

type Sum = { readonly amount: bigint; readonly currency: Currency };

/** A promotion gave something on top of a deposit; it says at once what it is tied to. */
export const bonusGiven = ({
  amount,
  currency,
  wagering,
  title,
  orderId,
  orderNo,
}: Sum & {
  readonly wagering: bigint;
  readonly title: string;
  readonly orderId: string;
  readonly orderNo: string;
}): News => ({
  kind: 'promotion',
  title: `${title}：${moneyText(amount, currency)}`,
  text: `完成 ${moneyText(wagering, currency)} 流水后转为可用余额。在此之前${payOutWord(currency)}不受影响，但加赠会收回。充值单号 ${orderNo}。`,
  place: 'deposit',
  ref: orderId,
});

/** The wagering of a bonus is met; `recordId` is the line of the statement by which the member got it. Minor units. */
export const bonusReleased = (
  { amount, currency }: Sum,
  { recordId }: { readonly recordId: string },
): News => ({
  kind: 'promotion',
  title: `加赠已转为余额 ${moneyText(amount, currency)}`,
  text: `流水已完成，这笔钱已进入中心钱包，可以${payOutWord(currency)}。`,
  place: 'record',
  ref: recordId,
});

/** Own money was withdrawn before the wagering was met, which ends the bonus. Minor units. */
export const bonusTakenBack = ({ amount, currency }: Sum): News => ({
  kind: 'promotion',
  title: `加赠已收回 ${moneyText(amount, currency)}`,
  text: `流水完成前提交了${payOutWord(currency)}，按活动规则收回加赠，你的本金不受影响。`,
  place: 'wallet',
});
