import type { Currency } from '#contract/units/money.ts';
import { moneyText, type News } from '../news.ts';

const news = (title: string, text: string): News => ({ kind: 'system', title, text, place: 'agent' });

/** An operator has approved an application. */
export const agentApproved = (code: string): News =>
  news('代理申请已通过', `你的代理号是 ${code}，可以在合作代理里复制推广链接。`);

/** Message that an operator has rejected an application, with the reason, without a full stop at its end. */
export const agentRejected = (reason: string): News =>
  news('代理申请未通过', `原因：${reason}。可以修改后重新申请。`);

/** Message that a member has registered by the agent’s link; `member` is masked. */
export const agentGotMember = (member: string): News =>
  news('有会员通过你的推广链接注册', `${member} 已注册，归属你的代理号。`);

/** A month is closed: minor units, which may be nothing. */
export const commissionPaid = (month: string, amount: bigint, currency: Currency): News =>
  news(
    amount > 0n ? `${month} 佣金已到账 ${moneyText(amount, currency)}` : `${month} 没有佣金`,
    amount > 0n ? '佣金已进入中心钱包。' : '可计佣金额没有为正，负数结转下月，不会追讨。',
  );
