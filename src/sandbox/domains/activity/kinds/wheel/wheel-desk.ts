import type { ActivityPrizeWire } from '#contract/activity/schema/prize.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import type { EditGroup } from '#sandbox/domains/activity/engine/desk/editing.ts';
import { editShelves, shelfGroup } from '#sandbox/domains/activity/engine/desk/shelf-editor.ts';
import type { Edition } from '#sandbox/domains/activity/engine/editions/editions.ts';
import type { ActivityKindRules, KindPorts } from '#sandbox/domains/activity/engine/kind-rules.ts';
import { SECTORS, type Sector, WEIGHTS_SUM } from './sectors.table.ts';

const WEIGHTS = 'weights';
const nameOf = (index: number) => `sector-${index}`;

/** Returns the sectors of an edition with their current weights: those of the table until an operator sets others. */
export function sectorsOf({ settings }: Pick<KindPorts, 'settings'>, activityId: string): readonly Sector[] {
  const set = settings.read(activityId, WEIGHTS);
  return SECTORS.map((sector, index) => ({ ...sector, weight: set[nameOf(index)] ?? sector.weight }));
}

const ITEMS = { makeUpCard: '补签卡', wheelTurn: '转盘次数卡', lotteryTicket: '抽签券' } as const;

/** Returns the name of a prize for an operator. */
function prizeName(prize: ActivityPrizeWire): string {
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

/** The shelves of a day. */
const shelvesOf = ({ activityId }: Edition, now: number) => ({
  activityId,
  period: siteDayOf(now),
  label: '今天的库存',
  rows: SECTORS.flatMap(({ prize, perDay }, index) =>
    perDay === null ? [] : [{ name: nameOf(index), label: prizeName(prize), perPeriod: perDay }],
  ),
});

const weightsGroup = (sectors: readonly Sector[]): EditGroup => ({
  group: WEIGHTS,
  label: '各格概率',
  note: '会员马上看到新的概率，已经转出的结果不变',
  isOpen: true,
  sum: WEIGHTS_SUM,
  fields: sectors.map(({ prize, weight }, index) => ({
    ...{ name: nameOf(index), label: prizeName(prize), value: weight },
    ...{ min: 0, max: WEIGHTS_SUM, unit: 'percent' },
  })),
});

/** Operators set the odds of the wheel and the stock of the day. */
export const wheelEditor = (
  ports: Pick<KindPorts, 'settings' | 'stock'>,
): NonNullable<ActivityKindRules<'wheel'>['editor']> => ({
  groups: (edition, now) => [
    weightsGroup(sectorsOf(ports, edition.activityId)),
    shelfGroup(ports.stock, shelvesOf(edition, now)),
  ],
  edit({ group }, values, edition, now) {
    if (group === WEIGHTS) ports.settings.write(edition.activityId, WEIGHTS, values, now);
    else editShelves(ports.stock, shelvesOf(edition, now), values);
  },
});
