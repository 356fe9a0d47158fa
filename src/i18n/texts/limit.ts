/** A limit of the member's own that a command would pass. */
export const limit = {
  day: '每天',
  week: '每周',
  month: '每月',
  each: '单笔',
  onDeposit: '充值',
  onLoss: '净亏损',
  onStake: '投注',
  onSingle: '投注',
  onGift: '送礼',
  onTime: '游戏时长',
  reached: '没有提交：超过你设定的{name}限额，还剩 {left}{until}',
  time: '没有提交：你设定的每天游戏时长已用完{until}',
  until: '，{time} 重新计算',
  coins: '{count} 金币',
} as const;
