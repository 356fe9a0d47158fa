import type { Currency } from '#contract/units/money.ts';
import { moneyText, type News } from '../news.ts';

/** A bet that was settled again after its result was corrected. Minor units. */
type Corrected = {
  readonly betNo: string;
  readonly currency: Currency;
  /** Booked amount: negative when too much was paid before. */
  readonly booked: bigint;
  /** Part of it that the venue wallet did not cover. */
  readonly owed: bigint;
  /** Reason in the platform's text; may be blank. */
  readonly note: string;
};

/**
 * Message for a settled bet that is undecided again after a correction: its payout was reverted, and it waits for its other
 * results.
 */
export function betReopened({ betNo, currency, booked, owed, note }: Corrected): News {
  const reasonText = note === '' ? '' : `原因：${note}。`;
  const back = booked < 0n ? `已派的 ${moneyText(-booked, currency)} 已从场馆余额扣回。` : '';
  const later = owed > 0n ? `场馆余额不足，其中 ${moneyText(owed, currency)} 会从之后的派彩中扣回。` : '';
  return {
    kind: 'order',
    title: '注单恢复为未结算',
    text: `注单 ${betNo} 的赛果有更正，等其余比赛结束后再结算。${back}${later}${reasonText}`,
    place: 'wallet',
    category: 'bet',
  };
}

/**
 * Message for a bet whose result was corrected after it had been paid: the booked amount, the reason, and the amount to be
 * withheld later.
 */
export function betCorrected({ betNo, currency, booked, owed, note }: Corrected): News {
  const size = moneyText(booked < 0n ? -booked : booked, currency);
  const reasonText = note === '' ? '' : `原因：${note}。`;
  const later = owed > 0n ? `场馆余额不足，其中 ${moneyText(owed, currency)} 会从之后的派彩中扣回。` : '';
  const moved = booked < 0n ? `多派的 ${size} 已从场馆余额扣回。` : `少派的 ${size} 已补到场馆余额。`;
  return {
    kind: 'order',
    title: `注单重新结算 ${booked < 0n ? '−' : '+'}${size}`,
    text: `注单 ${betNo} 的赛果有更正。${moved}${later}${reasonText}`,
    place: 'wallet',
    category: 'bet',
  };
}

type CashedOut = {
  readonly betNo: string;
  readonly currency: Currency;
  /** Paid amount, and the part of the stake it covers; minor units. */
  readonly amount: bigint;
  readonly part: bigint;
  /** Part of the stake that remains open. */
  readonly remaining: bigint;
  /** Offer that the member set beforehand, minor units; null for a cash-out at their request. */
  readonly aim: bigint | null;
};

/** Message for a paid cash-out, which may be a while after its request. */
export const betCashedOut = ({ betNo, currency, amount, part, remaining, aim }: CashedOut): News => ({
  kind: 'order',
  title: `提前结算已到账 ${moneyText(amount, currency)}`,
  text: `${aim === null ? '' : `兑现价到了你设定的 ${moneyText(aim, currency)}。`}注单 ${betNo} 的本金 ${moneyText(part, currency)} 已提前结算。${
    remaining > 0n ? `其余 ${moneyText(remaining, currency)} 继续等待赛果。` : '之后的赛果不再影响它。'
  }`,
  place: 'wallet',
  category: 'bet',
});

type Settled = {
  readonly betNo: string;
  readonly currency: Currency;
  /** Minor units: the stake, and the amount returned of it. */
  readonly stake: bigint;
  readonly returned: bigint;
  readonly isVoid: boolean;
};

/** Message for a settled bet. Phrased alike for every result: no win is celebrated. */
export function betSettled({ betNo, currency, stake, returned, isVoid }: Settled): News {
  const [stakeText, back] = [moneyText(stake, currency), moneyText(returned, currency)];
  const title = isVoid ? `注单已退还 ${back}` : `注单已结算，派彩 ${back}`;
  const text = isVoid
    ? `注单 ${betNo} 的赛果无效，本金已退回场馆余额。`
    : `注单 ${betNo} 按赛果结算：本金 ${stakeText}，派彩 ${back}。`;
  return { kind: 'order', title, text, place: 'wallet', category: 'bet' };
}
