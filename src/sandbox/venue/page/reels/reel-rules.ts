import { type ReelsGame, scatterOf, wildOf } from '#sandbox/games/reels/reels.ts';
import { freeChance, mostOfSpin, reelsReturn } from '#sandbox/games/reels/reels-odds.ts';
import { percentText } from '../amount-text.ts';
import { countText } from './pay-table.ts';

/** Return of a game as it is written on the page. */
const returnText = (game: ReelsGame): string => percentText(reelsReturn(game));

const HUNDREDTHS = 10_000;

/** Facts of a game beside its title: how it pays, how often, how much at most, and what it returns. */
export const reelFacts = (game: ReelsGame, how: string): readonly string[] => [
  how,
  `命中率 ${percentText(game.row.hitRate / HUNDREDTHS)}`,
  `单转最高 ×${countText(Math.floor(mostOfSpin(game)))}`,
  `返还率 ${returnText(game)}`,
];

/** Short text of how free spins start; empty for a game without. */
export function freeHint({ row }: ReelsGame): string {
  if (!row.free) return '';
  const [least, , most] = row.free.spins;
  const spins = least === most ? `${least}` : `${least} 至 ${most}`;
  return `3 个${row.symbols[scatterOf(row)]?.name ?? ''}起，免费转 ${spins} 次`;
}

function multiplierRule({ multipliers, isDrawn }: NonNullable<ReelsGame['row']['free']>): string {
  const [first = 1, ...others] = multipliers;
  if (isDrawn)
    return `每次免费转先抽一个倍数，${multipliers.map((by) => `×${by}`).join('、')} 机会均等，乘在该次的返还上。`;
  if (others.length === 0) return first === 1 ? '' : `免费转的返还乘以 ${first}。`;
  return `免费转的倍数依次为 ${multipliers.map((by) => `×${by}`).join('、')}，之后保持最后一个。`;
}

function freeRules(game: ReelsGame): readonly string[] {
  const { row } = game;
  const scatter = row.symbols[scatterOf(row)];
  if (!scatter) return [];
  const anywhere = `${scatter.name}落在任意位置都算，按本局金额的倍数返还。`;
  if (!row.free) return [anywhere];
  const { spins, more, most, isSpreading } = row.free;
  const starts = `${freeHint(game)}：3、4、5 个各 ${spins.join('、')} 次，平均每 ${countText(Math.round(1 / freeChance(row)))} 局一回。`;
  const again = `免费转中再出 3 个，加 ${more} 次，一局最多 ${most} 次。免费转属于同一局，不另收金额。`;
  const spread = isSpreading ? '免费转中百搭盖满它所在的整列。' : '';
  const other = row.symbols.some(({ freeWeights }) => freeWeights !== undefined)
    ? '免费转各图案的权重与平时不同，在下方列出。'
    : '';
  return [anywhere + starts, again, multiplierRule(row.free) + spread + other].filter((text) => text !== '');
}

/** Rule of the wild. @param doubled what a wild with a factor does */
function wildRule({ row }: ReelsGame, doubled: string): readonly string[] {
  const wild = row.symbols[wildOf(row)];
  if (!wild) return ['没有百搭图案。'];
  const besides = scatterOf(row) < 0 ? '' : `${row.symbols[scatterOf(row)]?.name ?? ''}除外`;
  const reels =
    typeof wild.weights === 'number'
      ? []
      : wild.weights.flatMap((weight, reel) => (weight > 0 ? [reel + 1] : []));
  const where = reels.length === 0 ? '' : `，只在第 ${reels.join('、')} 列出现`;
  const text = `${wild.name}可代替其他图案${besides && `（${besides}）`}${where}。`;
  return [row.wildFactor ? `${text}${doubled}` : text];
}

const weightText = (weights: number | readonly number[]) =>
  typeof weights === 'number' ? String(weights) : weights.join('/');

/** Weights of the symbols, from which every chance follows. */
function weightRules({ row }: ReelsGame): readonly string[] {
  const list = row.symbols.map(({ name, weights }) => `${name} ${weightText(weights)}`).join('，');
  const paid = `每格独立抽取，各图案的权重：${list}。用斜线分开的是第 1 至第 5 列。`;
  const free = row.symbols.flatMap(({ name, freeWeights }) =>
    freeWeights === undefined ? [] : `${name} ${weightText(freeWeights)}`,
  );
  return free.length === 0 ? [paid] : [paid, `免费转中改为：${free.join('，')}，其余不变。`];
}

/** The rules of a game in sentences. @param engine how its engine pays, and what a doubling wild does */
export const reelRules = (
  game: ReelsGame,
  engine: { readonly pays: readonly string[]; readonly doubled: string },
): readonly string[] => [
  ...engine.pays,
  ...wildRule(game, engine.doubled),
  ...freeRules(game),
  ...weightRules(game),
  '命中率指有返还或进入免费转的局所占的比例，其中不少返还不足本局金额。单转最高要整屏同一图案才有，极少出现。',
  `理论返还率 ${returnText(game)}，由全部图案组合逐一算出，是大量局数的长期平均，不代表单次结果。`,
  '结果在转动前已由场馆决定并结算，停轮不会因结果放慢，断线不影响本局。',
];
