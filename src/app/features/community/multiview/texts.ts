import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { player } from '#streams/view/texts/player.ts';

/** Texts of the multiview screen. */
const multiview = {
  title: '多画面',
  text: '同时看两路或四路直播，一路有声音',
  textNarrow: '上下同时看两路直播，一路有声音',
  layout: '画面数量',
  two: '两路',
  four: '四路',
  add: '添加直播',
  addTitle: '添加一路直播',
  addText: '选一场比赛或一位主播',
  matches: '比赛',
  anchors: '主播',
  versus: '{home} 对 {away}',
  hear: '听这一路：{name}',
  heard: '正在听：{name}',
  remove: '移除：{name}',
  room: '直播间',
  nothing: '暂时没有可以添加的直播',
  nothingText: '有直播开始后会出现在这里',
} as const;

export const t = textsOf({ common, player, multiview });
