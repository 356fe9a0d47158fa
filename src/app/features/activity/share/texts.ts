import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** Saying in a chat room what one has won. */
const shareWin = {
  rooms: '发到哪个房间',
  last: '刚才去过',
  live: '直播中',
  away: '没有开播',
  none: '还没有可以发的房间',
  noneText: '去过的房间和关注的主播会列在这里',
  find: '找主播',
  words: '要说的话',
  wordsHint: '发出前可以改，最多 {max} 个字；只发这一条',
  send: '发送',
  back: '返回收据',
  sent: '已发到“{room}”',
} as const;

export const t = textsOf({ common, shareWin });
