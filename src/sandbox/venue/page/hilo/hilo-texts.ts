import { backPart, partOf } from '#sandbox/games/fair-pays.ts';
import type { HiloRow } from '#sandbox/games/hilo/hilo.table.ts';
import {
  afterGuess,
  followHilo,
  guessChance,
  HILO_MOVES,
  hiloPays,
  hiloReturn,
} from '#sandbox/games/hilo/hilo.ts';
import { percentText, timesText } from '../amount-text.ts';
import { factsTable } from '../controls/facts-table.ts';

/** Chances of both guesses on each first card. */
export function guessTable({ rules, look }: HiloRow): HTMLElement {
  const guesses = [HILO_MOVES.higher, HILO_MOVES.lower];
  const rows = look.names.map((name, rank) => {
    const state = followHilo(rules, () => rank, []);
    const cells = guesses.flatMap((guess) => {
      const chance = guessChance(rules, state, guess);
      const after = afterGuess(rules, state, guess);
      return chance && after ? [percentText(partOf(chance)), timesText(hiloPays(rules, after))] : ['—', '—'];
    });
    return [name, ...cells];
  });
  const [higher, lower] = look.guesses;
  return factsTable({
    title: '第一张牌',
    note: '概率与猜中后的倍数',
    head: ['牌', higher, '倍数', lower, '倍数'],
    rows,
    below: [
      `连续猜中时，各次概率的倒数相乘，再乘以 ${percentText(backPart(rules.back))}，舍去百分位以后；倍数含本金。`,
    ],
  });
}

const deckText = ({ rules, look }: HiloRow) => {
  const [lowest, highest] = [look.names[0] ?? '', look.names.at(-1) ?? ''];
  const cards = `牌面从${lowest}到${highest}，共 ${rules.ranks} 种`;
  return rules.isDealtOut
    ? `${cards}，每种 ${rules.copies} 张，每局重新洗牌，翻出的牌本局不再出现，概率随剩下的牌变化。`
    : `${cards}，每次翻牌各种机会均等，与翻出过的牌无关。`;
};

/** The rules in sentences. */
export function hiloRules(row: HiloRow): readonly string[] {
  const { rules, look } = row;
  const [higher, lower] = look.guesses;
  const same = rules.sameCounts
    ? `同样的牌算猜中；若因此必中，则该侧只算${higher}或${lower}。`
    : '同样的牌算没有猜中。';
  return [
    deckText(row),
    `猜下一张${higher}还是${lower}。${same}概率已按此算出，写在按钮旁。`,
    '猜中后可以接着猜，也可以取回；猜错，本局结束，不返还。不会中或必中的一侧不能选。',
    `每局可以换牌 ${rules.skips} 次，换牌不改变倍数。还没有猜中时取回，退还全部本金，不算输赢。`,
    `连续猜中 ${rules.guesses} 次自动取回；猜中后倍数会超过 ${timesText(rules.most * 100n)} 的一侧不能选。`,
    `返还率 ${percentText(hiloReturn(rules))}，按猜一次概率大的一侧、猜中即取回，由全部牌面逐一算出；其他打法只差舍入。`,
    '离开或断线时自动取回：有猜中的取回当前金额，没有的退还本金。',
  ];
}
