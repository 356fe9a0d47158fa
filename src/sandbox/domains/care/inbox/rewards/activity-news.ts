import type { ActivityKind } from '#contract/activity/schema/kind.ts';
import { type News, timeText } from '../news.ts';

/** Message that a prize of an activity is waiting and expires at a time, epoch ms. */
export const prizeEnding = (kind: ActivityKind, title: string, claimUntil: number): News => ({
  kind: 'promotion',
  title: `${title}：有一份奖品等你领取`,
  text: `${timeText(claimUntil)} 前可以在“活动记录”里领取，过时会退回活动奖池。`,
  place: 'activity',
  ref: kind,
});

/** Points of a member end at a time, epoch ms. */
export const pointsEnding = (points: bigint, expiresAt: number): News => ({
  kind: 'promotion',
  title: `有 ${points.toLocaleString('en')} 积分快到期`,
  text: `${timeText(expiresAt)} 到期，在那之前可以在“积分兑换”里用掉。先到期的会先用。`,
  place: 'points',
});
