import type { EditField, EditGroup } from '#sandbox/domains/activity/engine/desk/editing.ts';
import { EditRefusal } from '#sandbox/domains/activity/engine/desk/editing.ts';
import type { Settings } from '#sandbox/domains/activity/engine/desk/settings.ts';
import type { ActivityKindRules } from '#sandbox/domains/activity/engine/kind-rules.ts';
import type { LotteryRankRow } from './lottery-draws.table.ts';
import type { LotteryDraws } from './lottery-draws.ts';
import { rankSettingNames, worthOf } from './prize-ranks.ts';

type Rules = ActivityKindRules<'lottery'>;
type Ports = {
  readonly draws: LotteryDraws;
  readonly prizeRanksOf: (drawNo: number) => readonly LotteryRankRow[];
  readonly settings: Settings;
};

const COUNT_MAX = 300;
const WORTH_MAX = 10_000_00;
const RANKS = ['一', '二', '三', '四', '五'] as const;

/** Under which the numbers of a draw are set. */
export const prizeGroup = (drawNo: number): string => `draw-${drawNo}`;

function fieldsOf({ rank, count, prize }: LotteryRankRow): readonly EditField[] {
  const names = rankSettingNames(rank);
  const worth = worthOf(prize);
  const rankLabel = `${RANKS[rank - 1] ?? rank}等奖`;
  const unit = prize.is === 'bonus' ? 'yuan' : 'coins';
  return [
    { name: names.count, label: `${rankLabel}名额`, value: count, min: 1, max: COUNT_MAX, unit: 'count' },
    { name: names.worth, label: `${rankLabel}每份`, value: Number(worth), min: 1, max: WORTH_MAX, unit },
  ];
}

/** Returns the prizes of the next draw, which are fixed once its list is closed. */
function groupsOf({ draws, prizeRanksOf }: Ports, now: number): readonly EditGroup[] {
  draws.keepUp(now);
  const [row] = draws.store.undrawn();
  if (row === undefined) return [];
  const isOpen = row.state === 'open';
  return [
    {
      group: prizeGroup(row.draw_no),
      label: `第 ${row.draw_no} 期奖项`,
      note: isOpen ? '已经有人领号后只能加，不能减' : '名单已经截止，这一期的奖项不能再改',
      isOpen,
      sum: null,
      fields: prizeRanksOf(row.draw_no).flatMap(fieldsOf),
    },
  ];
}

/**
 * Operator steps of the draw: hold it now, and set the prizes of the next one. Prizes that members hold tickets for never
 * shrink.
 */
export const lotteryAdmin = (ports: Ports): Required<Pick<Rules, 'operator' | 'editor'>> => ({
  operator: {
    labels: { drawNow: '立即封存并抽签' },
    run: (_step, _edition, now) => ports.draws.drawNow(now),
  },
  editor: {
    groups: (_edition, now) => groupsOf(ports, now),
    edit({ group, fields }, values, { activityId }, now) {
      const [row] = ports.draws.store.undrawn();
      const isHeld = row !== undefined && ports.draws.store.ticketsIn(row.draw_no).length > 0;
      const less = fields.find(({ name, value }) => (values[name] ?? value) < value);
      if (isHeld && less) throw new EditRefusal(`已经有人领号，“${less.label}”不能减少`);
      ports.settings.write(activityId, group, values, now);
    },
  },
});
