import {
  BIRTHDAY_GIFT_DAYS,
  GRADE_WARNING_DAYS,
  GRADES_MINUTE,
  REBATE_HOUR,
  REBATE_LEAST,
  REBATE_LEAST_ODDS,
  REBATE_WAITS_DAYS,
  type RebateKind,
} from '#contract/rewards/vip/vip-rules.ts';
import { formatMinor, formatShort, minor, minorToText } from '#contract/units/money.ts';
import { twoDigits } from '#contract/units/time.ts';
import { GRADES, giftCash, rebateMax, rebateRate } from '#sandbox/base/tables/grades.table.ts';
import type { HelpPage } from './help-page.ts';

const KINDS: Readonly<Record<RebateKind, string>> = {
  sports: '体育',
  esports: '电竞',
  casino: '真人',
  slots: '电子',
  chess: '棋牌',
  fishing: '捕鱼',
  lottery: '彩票',
};

const yuan = (amount: bigint) => formatShort(minor(amount));
const rateText = (rate: number) => `${minorToText(minor(rate))}%`;

const gradeLine = (grade: number): string => {
  const rule = GRADES[grade];
  if (!rule) return '';
  const requirement = rule.isInvited
    ? '由运营人员邀请'
    : `累计充值 ${yuan(rule.deposits)}，累计有效投注 ${yuan(rule.turnover)}`;
  const gifts = (['upgrade', 'month', 'birthday'] as const).map((kind) => yuan(giftCash(kind, grade, 'CNY')));
  return `- **VIP ${grade}**：${requirement}；三个月保级 ${yuan(rule.keep)}；升级礼金 ${gifts[0]}，月礼金 ${gifts[1]}，生日礼金 ${gifts[2]}`;
};

const grades = GRADES.map((_rule, grade) => gradeLine(grade))
  .slice(1)
  .join('\n');

const rateLine = ([kind, name]: readonly [RebateKind, string]): string =>
  `- **${name}**：${GRADES.map((_rule, grade) => rateText(rebateRate(kind, grade))).join('，')}`;

const rates = (['sports', 'esports', 'casino', 'slots', 'chess', 'fishing', 'lottery'] as const)
  .map((kind) => rateLine([kind, KINDS[kind]]))
  .join('\n');

const rebateLimits = GRADES.map((_rule, grade) => yuan(rebateMax('CNY', grade))).join('，');

/** Grades and rebates, with the figures they go by. */
export const VIP_PAGES: readonly HelpPage[] = [
  {
    topicId: 'vip',
    title: 'VIP 等级规则',
    summary: '每个等级需要什么、给什么，怎样保级，礼金怎样领。',
    updated: '2026-06-10',
    body: `等级从 VIP 0 到 VIP ${GRADES.length - 1}。累计充值和累计有效投注都达到时立即升级，聊天里的等级标记随之更新。自己的进度在[等级与权益](/app/me/vip)。

## 各等级（人民币）

${grades}

其他币种按到账或结算当时的汇率折算成人民币累计。礼金按站点的结算货币发放，金额以[等级与权益](/app/me/vip)页面为准。

## 有效投注

一笔投注计入的金额不超过它输掉或赢得的金额。走盘、取消和提前结算的部分不计入。赛果更正时按差额增减，已经升的等级不因更正取消。

## 保级

- 每月 1 日 00:${GRADES_MINUTE} 查看最近三个整月的有效投注，没有达到保级线降一级，一次最多一级。
- 升级后从下一个整月开始计算：3 月 15 日升级，7 月 1 日按 4 月至 6 月第一次查看。
- 提前 ${GRADE_WARNING_DAYS.join(' 天和 ')} 天用消息提醒还差多少。
- 降级后，自降级起的有效投注达到原等级的保级线，立即恢复。
- 运营人员授予的等级保留到约定日期，之后从下一个整月开始计算保级。

## 礼金

- 升级礼金：每个等级一生一份，长期有效，降级后再升不重复发放。
- 月礼金：每月 1 日按当天的等级发放，当月领取。
- 生日礼金：生日当天起 ${BIRTHDAY_GIFT_DAYS} 天内领取，按生日当天的等级，一年一次。2 月 29 日出生的会员在平年按 2 月 28 日。

领取的钱马上可以使用，没有流水要求。`,
  },
  {
    topicId: 'rebates',
    title: '返水规则',
    summary: '返水怎样算、什么时候结算、哪些投注不计入。',
    updated: '2026-06-10',
    body: `返水是按有效投注的一定比例返还，比例由等级和场馆类别决定。可以领多少、以前领过多少，都能看到：[返水](/app/me/vip/rebates)。

## 结算

- 每天 ${twoDigits(REBATE_HOUR)}:00 结算前一天（北京时间）结算的投注，比例取前一天 24:00 的等级，不足 1 分的部分舍去。
- 一天合计不足 ${formatMinor(minor(REBATE_LEAST))} 的部分留到下一次合并计算。
- 结算后可以随时领取；${REBATE_WAITS_DAYS} 天没有领取的自动入账。到账后没有流水要求。

## 比例，从 VIP 0 到 VIP ${GRADES.length - 1}

${rates}

每天上限（人民币，从 VIP 0 到 VIP ${GRADES.length - 1}）：${rebateLimits}。

## 不计入的投注

- 走盘、取消和提前结算的部分。
- 有选项赔率低于 ${REBATE_LEAST_ODDS} 的注单。
- 在同一盘口把各方都买齐的单关，例如同一球数的大和小、同一场的主胜、平局和客胜，不论用哪种货币。

## 赛果更正

更正在更正当天计算：多算的从之后的返水里扣除，不会从钱包扣款。`,
  },
];
