import type { OpenView } from '#sandbox/domains/play/venue/venue-view.ts';
import { WAYS, WAYS_COINS } from '#sandbox/games/ways/ways.ts';
import { gameOfTitle } from '#sandbox/games/ways/ways-titles.ts';
import { stakeText } from '../amount-text.ts';
import { countText } from '../reels/pay-table.ts';
import { reelFacts, reelRules } from '../reels/reel-rules.ts';
import { createReelsScene } from '../reels/reels-scene.ts';
import type { Scene } from '../scene.ts';

/** The reels with ways: equal symbols on neighbouring reels from the left, wherever they are. */
export function createWaysScene(view: OpenView): Scene {
  const game = gameOfTitle(view.game.name);
  return createReelsScene(view, game, {
    facts: reelFacts(game, `${WAYS} 路，左起`),
    rules: reelRules(game, {
      pays: [
        `不分线：从最左一列起，相邻的列里有相同图案即有返还，位置不限，全部走法共 ${WAYS} 路。`,
        `一个图案的路数是各列该图案个数的乘积，返还为路数 × 倍数 × 本局金额的 1/${WAYS_COINS}；每个图案只计最长的一种。`,
      ],
      doubled: `数路数时一个百搭算 ${game.row.wildFactor ?? 1} 个。`,
    }),
    pays: [`倍数按本局金额的 1/${WAYS_COINS} 计`, '下方为每局概率'],
    note: (stake) => `每份 ${stakeText(stake / BigInt(WAYS_COINS), view)}，共 ${WAYS_COINS} 份`,
    hitText: ({ via, count, symbol, pays }) =>
      `${count} 列${game.row.symbols[symbol]?.name ?? ''}　${countText(via)} 路　共 ×${countText(pays)}`,
    moreText: (hits) => `，共 ${hits} 种图案`,
  });
}
