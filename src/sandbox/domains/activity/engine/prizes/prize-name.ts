import type { ActivityPrizeWire } from '#contract/activity/schema/prize.ts';

const ITEMS = { makeUpCard: '补签卡', wheelTurn: '转盘次数卡', lotteryTicket: '抽签券' } as const;

/** Returns the name of a prize for an operator. */
export function prizeName(prize: ActivityPrizeWire): string {
  switch (prize.is) {
    case 'coins':
      return `${prize.coins} 金币`;
    case 'bonus':
      return `彩金 ${prize.amount}`;
    case 'coupon':
    case 'goods':
      return prize.title;
    case 'item':
      return `${ITEMS[prize.item]} × ${prize.count}`;
    case 'points':
      return `${prize.points} 积分`;
    case 'rate':
      return '余额宝加息';
    case 'none':
      return '谢谢参与';
  }
}
