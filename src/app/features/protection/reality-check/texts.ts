import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** The reminder of how long a member has played. */
const realityCheck = {
  title: '你已经玩了 {minutes} 分钟',
  since: '{time} 开始，今天累计 {minutes} 分钟',
  text: '看完再决定。回答之前不会接受投注、游戏、送礼和购买金币。',
  staked: '投注',
  returned: '派彩',
  net: '净输赢',
  next: '下次提醒',
  every: '{minutes} 分钟',
  bets: '我的注单',
  games: '游戏记录',
  limits: '查看限额',
  leave: '离开',
  goOn: '继续',
  rest: '休息一下',
} as const;

export const t = textsOf({ common, realityCheck });
