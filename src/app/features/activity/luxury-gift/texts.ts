import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { activity } from '../texts.ts';

/** Goods by grade. */
const luxury = {
  text: '每升一档选一件，寄到家。已升的档不过期，不叠加',
  grade: '当前',
  open: '可选',
  openCount: '{count} 件',
  taken: '已领',
  choose: '选一件',
  chooseNote: '三选一，打包之前可以取消重选',
  tierOpen: 'V{grade} 可选',
  tierChosen: 'V{grade} 已选',
  tierLocked: 'V{grade} 升级后',
  tierInvited: 'V{grade} 邀请制',
  lockedNote: '升到 V{grade} 之后可以选',
  invitedNote: 'V{grade} 由运营邀请，升到之后可以选',
  chosenNote: '这一档选了“{title}”',
  toParcel: '查看寄送进度',
  toAddress: '去填收货地址',
  pick: '选“{title}”',
  pickFirst: '先选一件',
  confirmTitle: '确定选“{title}”？',
  confirmText: 'V{grade} 这一档只能选一件。下一步填收货地址，打包之前可以取消重选。',
  confirm: '选“{title}”',
  back: '再看看',
  chosen: '{title}已选定，请填收货地址',
  tiers: '各档豪礼',
  parcels: '我的包裹',
  rule1: '达到 V4、V6、V8、V10 时各可以选一件，已经达到的档不过期。',
  rule2: '填好地址后三个工作日内打包，包邮；打包之前可以改地址或取消。',
  rule3: '取消或退还之后，这一档可以重新选。',
  rule4: '发出满 10 天没有确认，会自动记为签收。',
  rule5: '地址只用于这次寄送，结束 180 天后删除。保级失败不影响已选的礼物。',
} as const;

export const t = textsOf({ common, activity, luxury });
