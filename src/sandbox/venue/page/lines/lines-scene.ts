import type { OpenView } from '#sandbox/domains/play/venue/venue-view.ts';
import { gameOfTitle } from '#sandbox/games/lines/lines-titles.ts';
import { stakeText } from '../amount-text.ts';
import { element } from '../controls/element.ts';
import { countText } from '../reels/pay-table.ts';
import { reelFacts, reelRules } from '../reels/reel-rules.ts';
import { createReelsScene } from '../reels/reels-scene.ts';
import type { Scene } from '../scene.ts';

/** Title on the ground of a stadium, under lamps. */
const STADIUM = '夜场灯光';
const LAMPS = 25;

const lamps = () =>
  element(
    'div',
    { class: 'lamp', 'aria-hidden': 'true' },
    ...Array.from({ length: LAMPS }, () => element('i')),
  );

const SHAPES: Readonly<Record<number, string>> = {
  5: '中间、上方、下方三条横线，一条下凹线和一条上凸线',
  10: '三条横线和七条折线',
  20: '三条横线和十七条折线',
};

/** The reels with lines, each line backed with an equal part of the stake. */
export function createLinesScene(view: OpenView): Scene {
  const { name } = view.game;
  const { game, lines } = gameOfTitle(name);
  const stadium = name === STADIUM ? { top: lamps(), ground: 'stadium' } : {};
  return createReelsScene(view, game, {
    facts: reelFacts(game, `${lines} 条线，左起`),
    rules: reelRules(game, {
      pays: [
        `每局同时押 ${lines} 条线：${SHAPES[lines] ?? ''}，从最左一列数起。`,
        '同一条线上从左起连续 3 个、4 个或 5 个相同图案即有返还，每条线只计最高的一种。',
      ],
      doubled: `有它参与的连线返还乘以 ${game.row.wildFactor ?? 1}。`,
    }),
    pays: ['倍数按每线金额计', '下方为每线概率'],
    note: (stake) => `每线 ${stakeText(stake / BigInt(lines), view)}，一次一局`,
    hitText: ({ via, count, symbol, pays }) =>
      `线 ${via + 1}　${count} 个${game.row.symbols[symbol]?.name ?? ''}　×${countText(pays)}`,
    moreText: (hits) => `，共 ${hits} 条线`,
    ...stadium,
  });
}
