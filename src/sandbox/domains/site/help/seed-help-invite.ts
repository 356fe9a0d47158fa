import { AGENT_CLOSE_DAY, AGENT_FEE_PERCENT, AGENT_TIERS } from '#contract/rewards/agent/agent-rules.ts';
import {
  INVITE_TERMS,
  INVITE_WAIT_MS,
  INVITE_WINDOW_MS,
  INVITES_PAID_A_MONTH,
} from '#contract/rewards/invite/constants.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { formatMinor } from '#contract/units/money.ts';
import type { HelpPage } from './help-page.ts';

const days = (ms: number) => Math.round(ms / DAY_MS);
const { CNY, USDT } = INVITE_TERMS;
const terms = (name: string, { reward, deposit, stake }: typeof CNY) =>
  `- ${name}：累计充值满 ${formatMinor(deposit)}，有效投注满 ${formatMinor(stake)}，双方各得 ${formatMinor(reward)}。`;
const tiers = AGENT_TIERS.map(({ members, percent }) => `- 当月活跃会员 ${members} 人起：${percent}%。`).join(
  '\n',
);

/** Help pages on invitations and agents, with the figures of their calculation. */
export const INVITE_PAGES: readonly HelpPage[] = [
  {
    topicId: 'invite',
    title: '邀请好友',
    summary: '怎样邀请、好友怎样算达标、奖励什么时候到账，以及哪些情况不计入。',
    updated: '2026-06-10',
    body: `在[邀请好友](/app/me/invite)里可以复制自己的链接和邀请码，也可以保存海报。好友通过链接来到网站后，邀请码会在那台设备上保留 30 天，注册时自动填入；来过几个链接时，以第一个为准。

## 达标条件

好友注册后 ${days(INVITE_WINDOW_MS)} 天内绑定手机号，并且：

${terms('人民币站', CNY)}
${terms('USDT 站', USDT)}

达标后有 ${days(INVITE_WAIT_MS)} 天复核时间，没有问题就直接发到双方的中心钱包，没有流水要求。每月最多计 ${INVITES_PAID_A_MONTH} 位好友。

## 不计入的情况

- 和你用过同一台设备。
- 和你的收款账户相同，或者姓名与生日都相同。
- 超过时间才达标。

不计入的好友会写明原因，结果有误可以通过[客服页](/cs)说明。`,
  },
  {
    topicId: 'agent',
    title: '合作代理',
    summary: '怎样申请代理、佣金怎么算、什么时候发放。',
    updated: '2026-06-10',
    body: `绑定手机号和真实姓名后，可以在[合作代理](/app/me/agent)提交申请，由人工审核，结果发到消息。

## 会员归属

通过推广链接来到网站的设备，30 天内注册的账号归属这位代理。用代理自己的设备注册的账号不计入。代理只能看到隐去中间部分的会员编号。

## 佣金怎么算

会员净收入，减去优惠与返还，再减去充值金额的 ${AGENT_FEE_PERCENT}% 作为支付手续费，得到当月的数；加上上月结转的负数后为正，才按比例计佣金。结果为负就结转到下月，不追讨。

${tiers}

## 什么时候发放

每月 ${AGENT_CLOSE_DAY} 日结算上一个月，佣金发到中心钱包，代理页面保留每个月的算法。`,
  },
];
