import type { BonusCause } from '#contract/rewards/bonus/states.table.ts';
import type { Currency } from '#contract/units/money.ts';
import { moneyText, type News, timeText, withdrawalWord } from '../news.ts';

type Sum = { readonly amount: bigint; readonly currency: Currency };
type BonusFacts = Sum & { readonly title: string; readonly wagering: bigint };
type Ending = Exclude<BonusCause, ''>;

const welfare = (title: string, text: string): News => ({ kind: 'promotion', title, text, place: 'welfare' });

/** Message about a bonus to accept until a time, epoch ms. Minor units. */
export const bonusOffered = ({
  title,
  amount,
  currency,
  wagering,
  accept_by,
}: BonusFacts & { readonly accept_by: number | null }): News =>
  welfare(
    `有一笔彩金可以领取：${title} ${moneyText(amount, currency)}`,
    `领取后完成 ${moneyText(wagering, currency)} 流水，彩金转为余额。${accept_by === null ? '' : `${timeText(accept_by)} 前可以领取，`}不领取没有任何影响。`,
  );

/** Message about a credited bonus; it includes the conditions at once. */
export const bonusGranted = (
  { amount, currency, wagering, title }: BonusFacts,
  deposit: { readonly orderId: string; readonly orderNo: string } | null,
): News => {
  const news = welfare(
    `${title}：${moneyText(amount, currency)}`,
    `完成 ${moneyText(wagering, currency)} 流水后转为可用余额。在此之前${withdrawalWord(currency)}不受影响，但${withdrawalWord(currency)}会收回这笔彩金；不想要了，可以在福利中心放弃。`,
  );
  if (deposit === null) return news;
  return {
    ...news,
    text: `${news.text}充值单号 ${deposit.orderNo}。`,
    place: 'deposit',
    ref: deposit.orderId,
  };
};

/** The wagering of a bonus is met; `recordId` is the line of the statement by which the member got it. Minor units. */
export const bonusReleased = (
  { amount, currency }: Sum,
  { recordId }: { readonly recordId: string },
): News => ({
  kind: 'promotion',
  title: `彩金已转为余额 ${moneyText(amount, currency)}`,
  text: `流水已完成，这笔钱已进入中心钱包，可以${withdrawalWord(currency)}。`,
  place: 'record',
  ref: recordId,
});

/**
 * Message that a corrected result left the wagering requirement unmet; `remaining` is to be staked, `owed` was no longer in the
 * wallet. Minor units.
 */
export const bonusReopened = (
  { amount, currency, title }: Sum & { readonly title: string },
  { remaining, owed }: { readonly remaining: bigint; readonly owed: bigint },
): News =>
  welfare(
    `彩金重新计算流水 ${moneyText(amount, currency)}`,
    `赛果更正后，${title}还差 ${moneyText(remaining, currency)} 流水，已转为余额的彩金先收回，流水完成后再转为余额。${owed === 0n ? '' : `其中 ${moneyText(owed, currency)} 余额不足，从之后的返还里扣。`}`,
  );

const CAUSES: Readonly<Record<Ending, (verb: string) => string>> = {
  giveUp: () => '你放弃了这笔彩金，本金和已有的输赢不受影响。',
  withdraw: (verb) => `流水完成前提交了${verb}，按条款收回彩金，你的本金不受影响。`,
  void: () => '这笔彩金所属的充值被撤销，彩金一并收回。',
  expire: () => '期限内没有完成流水，彩金已收回，你的本金不受影响。',
};

/** Message that a bonus ended before its wagering requirement was met; none is sent for one that was only offered. */
export const bonusEnded = (
  { amount, currency, title }: Sum & { readonly title: string },
  cause: Ending,
): News =>
  welfare(
    `彩金已收回 ${moneyText(amount, currency)}`,
    `${title}：${CAUSES[cause](withdrawalWord(currency))}`,
  );

/** Message about a new coupon, usable until a time, epoch ms. */
export const couponGranted = (title: string, expiresAt: number): News =>
  welfare(`收到一张优惠券：${title}`, `${timeText(expiresAt)} 前可以在福利中心使用，过期作废。`);

/** Coins of a coupon have arrived; whole coins. */
export const couponCoins = (title: string, coins: bigint): News => ({
  kind: 'promotion',
  title: `已到账 ${coins.toLocaleString('en')} 金币`,
  text: `${title}已使用，金币可用于送礼物、竞猜和补签卡。`,
  place: 'coins',
});
