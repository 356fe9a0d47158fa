import { match } from '#app/features/play/match/texts/match.ts';
import { common } from '#i18n/texts/common.ts';
import { errors } from '#i18n/texts/errors.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { player } from '#streams/view/texts/player.ts';

/** Texts of the standalone player page: what it opens, and why it cannot. */
export const play = {
  title: '直播画面',
  toRoom: '进入直播间',
  helpline: '求助热线',
  toHome: '去首页看直播',
  missingTitle: '没有要播放的画面',
  missingText: '请从直播间重新打开',
  undecodableTitle: '这个链接无法识别',
  undecodableText: '请检查链接是否完整，或从直播间重新打开',
  tamperedTitle: '这个链接被改动过，不能播放',
  tamperedText: '请从直播间重新打开',
  foreignTitle: '这个链接不是本站的直播',
  foreignText: '这里只播放本站的画面',
  expiredTitle: '这个链接已过期',
  expiredText: '回到直播间重新打开就能继续看',
  outdatedTitle: '页面已更新',
  outdatedText: '刷新后继续观看',
} as const;

export const t = textsOf({ common, errors, match, play, player });
