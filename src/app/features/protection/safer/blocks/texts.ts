import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** Texts of the self-exclusions. */
export const selfBlock = {
  title: '自选屏蔽',
  lead: '打开立即生效；关闭要等 24 小时，期间随时可以撤回。',
  types: '按类型屏蔽',
  venues: '单独屏蔽场馆',
  leagues: '单独屏蔽联赛',
  prematch: '体育赛前',
  live: '体育滚球',
  liveAbout: '只屏蔽下注，直播照看',
  esports: '电竞',
  slot: '电子',
  table: '真人、棋牌与捕鱼',
  lottery: '彩票',
  gift: '直播送礼',
  giftAbout: '不影响看直播和聊天',
  since: '{time} 起',
  ends: '解除中，{time} 打开',
  takeBack: '撤回解除',
  refused: '没有成功：{why}',
  onlyYou: '屏蔽只影响你自己的账户，已下的注单照常结算。',
} as const;

export const t = textsOf({ common, selfBlock });
