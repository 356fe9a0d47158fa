import type { OpenView, RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import { DICE_ROWS, type DiceRow } from '#sandbox/games/dice/dice.table.ts';
import {
  betChance,
  betOf,
  betPays,
  betReturn,
  choicesOf,
  type DiceBet,
  sumOf,
} from '#sandbox/games/dice/dice.ts';
import { backPart, partOf } from '#sandbox/games/fair-pays.ts';
import { percentText, timesText } from '../amount-text.ts';
import { element } from '../controls/element.ts';
import { factsTable } from '../controls/facts-table.ts';
import { prefersStill, rowOf, type Scene } from '../scene.ts';
import { wearPalette } from '../symbols/palette-colours.ts';
import { createBetField } from './bet-field.ts';
import { createDiceDrawing } from './dice-drawing.ts';
import { createRuler } from './ruler.ts';

const START = { low: '押小', high: '押大' } as const;

const betText = ({ side, bound }: DiceBet) => `${side === 'low' ? '不大于' : '不小于'} ${bound}`;

const choices = ({ rules }: DiceRow) => Array.from({ length: choicesOf(rules) }, (_, choice) => choice);

function oddsTable(row: DiceRow): HTMLElement {
  const rows = choices(row).map((choice) => {
    const bet = betOf(row.rules, choice);
    const [pays, chance] = [betPays(row.rules, bet), betChance(row.rules, bet)];
    return [
      betText(bet),
      percentText(partOf(chance)),
      timesText(pays),
      percentText(betReturn(row.rules, bet)),
    ];
  });
  return factsTable({
    title: row.look.sum,
    note: '概率 × 倍数 = 返还率',
    head: ['目标', '概率', '倍数', '返还率'],
    rows,
    below: [`倍数含本金，按概率的倒数乘以 ${percentText(backPart(row.rules.back))} 算出，舍去百分位以后。`],
  });
}

/** The lowest and highest return over all bets. */
function returnRange(row: DiceRow): string {
  const returns = choices(row).map((choice) => betReturn(row.rules, betOf(row.rules, choice)));
  return `${percentText(Math.min(...returns))} 至 ${percentText(Math.max(...returns))}`;
}

function rulesOf(row: DiceRow): readonly string[] {
  const { rules, look } = row;
  const roll =
    rules.dice === 1
      ? `${look.die}停在 1 至 ${rules.faces} 中的一个数，每个数机会均等。`
      : `${rules.dice} 个${look.die}各得 1 至 ${rules.faces} 中的一个数，机会均等、互不影响，${look.sum}为结果。`;
  return [
    roll,
    `开局前选一个目标：结果在目标之内，按倍数返还；不在，不返还。`,
    `每个目标的概率由全部 ${new Intl.NumberFormat('zh-CN').format(rules.faces ** rules.dice)} 种结果数出，返还率 ${returnRange(row)}，各目标之间只差舍入。`,
    '每局独立，过去的结果不影响下一局。',
    '结果在转动前已由场馆决定并结算，断线不影响本局。',
  ];
}

function resultText({ rules, look }: DiceRow, { choice, outcome }: RoundView): string {
  const faces = outcome.length > 1 ? `（${outcome.join(' + ')}）` : '';
  return `${look.sum} ${sumOf(outcome)}${faces}，目标${betText(betOf(rules, choice))}`;
}

/** Dice are rolled; the stake is on a low or on a high sum. */
export function createDiceScene(view: OpenView): Scene {
  const row = rowOf(DICE_ROWS, view);
  const { rules, look } = row;
  let changed: (() => void) | null = null;
  const drawing = createDiceDrawing(row);
  const ruler = createRuler(rules);
  const reset = () => ruler.show(betOf(rules, field.chosen()), null);
  const field = createBetField(row, betText, () => {
    reset();
    changed?.();
  });
  reset();
  const container = element('div', { class: 'dice' }, drawing.container, ruler.container, field.container);
  wearPalette(container, look.palette);
  return {
    container,
    facts: [`返还率 ${returnRange(row)}`],
    unit: '每局',
    notes: () => ['结果转动前已抽定', `两局至少间隔 ${view.cycleMs / 1_000} 秒`],
    pays: { title: '赔率', content: oddsTable(row) },
    rules: rulesOf(row),
    choice: field.chosen,
    startLabel: () => (rules.sides.length === 1 ? '转动' : START[betOf(rules, field.chosen()).side]),
    begin() {
      field.lock(true);
      reset();
    },
    rest: () => field.lock(false),
    async show(round, still) {
      await drawing.show(round.outcome, still || prefersStill());
      ruler.show(betOf(rules, round.choice), sumOf(round.outcome));
      field.lock(false);
    },
    resultText: (round) => resultText(row, round),
    roundName: ({ choice }) => betText(betOf(rules, choice)),
    onChoice(listener) {
      changed = listener;
    },
  };
}
