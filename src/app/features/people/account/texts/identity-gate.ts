/** Shown before a deposit or a stake while the member’s identity is not verified. */
export const identityGate = {
  deposit: '充值前先核验身份',
  bet: '投注前先核验身份',
  launch: '进入游戏前先核验身份',
  transferIn: '转入场馆前先核验身份',
  needs: '先列清楚，之后不再临时要资料：',
  name: '真实姓名，和收款人一致',
  document: '居民身份证正反两面照片，年满 18 周岁',
  noMore: '不需要住址证明',
  pending: '证件正在审核，通过后就可以继续，结果会发到消息里。',
  rejected: '上次提交没有通过，可以看原因后重新提交。',
  expired: '证件已经过期，更新后就可以继续。',
  go: '去核验身份',
  look: '查看进度',
} as const;
