import { type News, timeText } from './news.ts';

/** A prize of an activity waits and goes back at a time, epoch ms. */
export const prizeEnding = (title: string, claimUntil: number): News => ({
  kind: 'promotion',
  title: `${title}：有一份奖品等你领取`,
  text: `${timeText(claimUntil)} 前可以在“活动记录”里领取，过时会退回活动奖池。`,
  place: 'welfare',
});
