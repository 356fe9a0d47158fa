import type { InvitationRefusal } from '#contract/rewards/invite/states.table.ts';
import type { Currency } from '#contract/units/money.ts';
import { moneyText, type News, timeText } from '../news.ts';

type Sum = { readonly amount: bigint; readonly currency: Currency };

const news = (title: string, text: string): News => ({ kind: 'promotion', title, text, place: 'invite' });

const REFUSAL_TEXTS: Readonly<Record<InvitationRefusal, string>> = {
  device: '对方和你用过同一台设备',
  person: '对方和你的实名资料或收款账户相同',
  full: '本月计入奖励的好友已达上限',
};

/** A friend, by a masked name, has registered by the member's invitation. */
export const friendRegistered = (friend: string): News =>
  news('好友已通过你的邀请注册', `${friend} 已注册，达标进度可以在邀请好友里查看。`);

/** A friend meets the terms; both are paid at `at`, epoch ms, unless something speaks against it by then. */
export const friendQualified = (friend: string, { amount, currency }: Sum, at: number): News =>
  news(
    '好友已达标',
    `${friend} 已达标，复核没有问题的话，${timeText(at)} 发放 ${moneyText(amount, currency)}。`,
  );

/** A correction took something of what the friend had paid in or staked: the terms are not met any more. */
export const friendUnmet = (friend: string): News =>
  news('好友暂未达标', `${friend} 的充值或投注有更正，目前没有达标。期限内再次达标后，重新计算发放时间。`);

/** Message about a paid invitation; `as` is the recipient's role. Minor units. */
export const inviteRewarded = (as: 'inviter' | 'friend', { amount, currency }: Sum): News =>
  news(
    `邀请奖励已到账 ${moneyText(amount, currency)}`,
    as === 'inviter'
      ? '好友达标的奖励已进入中心钱包，没有流水要求。'
      : '你受邀注册并已达标，奖励已进入中心钱包，没有流水要求。',
  );

/** Message that no reward is paid for a friend, with the reason. */
export const inviteRefused = (friend: string, reason: InvitationRefusal): News =>
  news('有一位好友不计入奖励', `${friend} 不计入：${REFUSAL_TEXTS[reason]}。如有疑问可以联系客服。`);
