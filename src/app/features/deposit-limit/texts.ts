import { memberPage } from '#app/features/member/texts/member-page.ts';
import { common } from '#app/i18n/texts/common.ts';
import { textsOf } from '#app/i18n/texts-of.ts';

/** Limits a member sets on what they pay in. */
export const limits = {
  lead: '给自己定一个充值上限，所有充值方式、币种和本平台的站点合并计算，达到后当期不能再充值。下调立即生效，上调或取消要等 24 小时并再次确认。',
  day: '每天',
  week: '每 7 天',
  month: '每 30 天',
  none: '没有限额',
  used: '已充值 {used} / {limit}',
  usedOnly: '本期已充值 {used}',
  set: '设置限额',
  change: '修改',
  lift: '取消限额',
  field: '{period}最多充值',
  hint: '填写整数或最多两位小数',
  save: '保存限额',
  saveAt: '设为 {amount}',
  missing: '请填写金额',
  nothing: '金额要大于 0，想停止充值可以设成 0.01',
  same: '和现在的限额一样',
  lowered: '新限额 {amount} 已生效',
  waits: '已申请提高到 {amount}，{time} 起可以确认生效',
  waitsLift: '已申请取消限额，{time} 起可以确认生效',
  pending: '提高到 {amount}，{time} 起可确认',
  pendingLift: '取消限额，{time} 起可确认',
  pendingReady: '可以确认提高到 {amount} 了，确认前仍按现在的限额',
  pendingReadyLift: '可以确认取消限额了，确认前仍按现在的限额',
  accept: '确认提高',
  acceptLift: '确认取消限额',
  giveUp: '保留现在的限额',
  accepted: '限额已更新',
  kept: '已保留现在的限额',
  liftTitle: '取消{period}限额？',
  liftText: '取消要等 24 小时，到时再次确认后才生效，期间仍按 {amount} 限制。',
  liftConfirm: '申请取消',
  refused: '没有保存：{why}',
  tooSoon: '等待时间还没有到，请晚一点再确认',
  careTitle: '理性游戏',
  care1: '投注是娱乐，不是收入；请只用输得起的钱。',
  care2: '输了不追，设好限额就不要在兴头上提高。',
  care3: '觉得停不下来时，先离开一会儿，和信任的人聊聊，或拨打帮助中心里的求助热线。',
  care4: '仅限年满 18 周岁的用户。',
  service: '联系客服',
} as const;

export const t = textsOf({ common, limits, memberPage });
