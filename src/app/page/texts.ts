import { textsOf } from '#i18n/texts-of.ts';

/** Refusals of money orders by code: what happened, then what to do. */
export const orderRefusal = {
  AMOUNT_OUT_OF_LIMITS: '金额不在单笔限额内，请修改后再提交',
  PAY_TYPE_CLOSED: '这种方式刚刚暂停，请换一种',
  ORDER_UNFINISHED: '有一笔同类订单还没完成，请先处理那一笔',
  CANCELS_USED_UP: '今天取消的次数已用完，请明天再试或换一种方式',
  ORDER_MOVED_ON: '订单状态刚刚变了，请看最新状态',
  ORDER_STEP_REFUSED: '订单现在不能这样操作，请看最新状态',
  PROOFS_USED_UP: '凭证最多 5 张，已经传满',
} as const;

/** Texts of rejections, by the part of the product that sent the request. */
const refusal = {
  triesLeft: '账号或密码不正确，还可尝试 {count} 次',
  codeTries: '验证码不正确，还可尝试 {count} 次',
  locked: '尝试次数过多，请 {minutes} 分钟后再试',
  balanceShort: '余额不足，请修改金额后再转',
  venueClosed: '场馆正在维护，请换一个场馆或稍后再试',
  outOfLimits: '金额不在可转范围内，请修改后再转',
} as const;

/** Copying to the clipboard. */
const copy = {
  copied: '{what}已复制',
  failed: '没有复制成功，请长按选中后复制',
} as const;

/** Lists that are shown page by page, or grow by a button. */
const list = {
  newer: '上一页',
  older: '下一页',
  page: '{page} / {pages}',
  allShown: '已显示全部 {count} 条',
  mostShown: '最多显示最近 {count} 条',
} as const;

export const t = textsOf({ copy, list, refusal });
