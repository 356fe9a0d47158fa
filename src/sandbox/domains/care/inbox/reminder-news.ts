import type { ActivityKind } from '#contract/activity/schema/kind.ts';
import type { AlertSide } from '#contract/play/price/constants.ts';
import { type News, timeText } from './news.ts';

type Soon = {
  readonly matchId: string;
  readonly home: string;
  readonly away: string;
  readonly league: string;
};

/** Message that a match with a reminder is about to begin. */
export const matchSoon = ({ matchId, home, away, league }: Soon): News => ({
  kind: 'system',
  title: `比赛快开始了：${home} 对 ${away}`,
  text: `${league}，你设过开赛提醒。`,
  place: 'room',
  ref: `match/${matchId}`,
});

type Reached = {
  readonly match_id: string;
  readonly names: {
    readonly itemName: string;
    readonly homeName: string;
    readonly awayName: string;
    readonly marketName: string;
  };
  readonly side: AlertSide;
  /** The price that was waited for, and the one that reached it. */
  readonly odds: string;
  readonly price: string;
  /** Epoch ms. */
  readonly at: number;
};

/** Message that a price was reached; it says that the price may have moved on. */
export function priceReached({ match_id, names, side, odds, price, at }: Reached): News {
  const { itemName, homeName, awayName, marketName } = names;
  const word = side === 'atLeast' ? '或更高' : '或更低';
  return {
    kind: 'system',
    title: `价格到了 ${price}：${itemName}`,
    text: `${homeName} 对 ${awayName}，${marketName}，${timeText(at)} 的报价是 ${price}，到了你设的 ${odds} ${word}。这条提醒只发一次，之后价格可能已变。`,
    place: 'room',
    ref: `match/${match_id}`,
  };
}

type OnAir = { readonly anchorRoomId: string; readonly nickname: string; readonly title: string };

/** Message that an anchor with a reminder is live. */
export const anchorOnAir = ({ anchorRoomId, nickname, title }: OnAir): News => ({
  kind: 'system',
  title: `主播开播了：${nickname}`,
  text: `${title}。你预约过这次开播，之后的开播可以再预约。`,
  place: 'room',
  ref: `anchor/${anchorRoomId}`,
});

/** Message that a window of red-packet rain with a reminder is about to open, epoch ms. */
export const rainSoon = (title: string, openAt: number): News => ({
  kind: 'system',
  title: `红包雨快开场了：${title}`,
  text: `${timeText(openAt)} 开场，你设过开场提醒。`,
  place: 'rain',
});

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
