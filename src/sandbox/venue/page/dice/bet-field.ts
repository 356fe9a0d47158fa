import type { DiceRow } from '#sandbox/games/dice/dice.table.ts';
import { betChance, betOf, betPays, betReturn, type DiceBet } from '#sandbox/games/dice/dice.ts';
import { partOf } from '#sandbox/games/fair-pays.ts';
import { percentText, timesText } from '../amount-text.ts';
import { element } from '../controls/element.ts';
import { createPick } from '../controls/pick.ts';

const SIDES = [
  { text: '小', label: '押小：和不大于目标' },
  { text: '大', label: '押大：和不小于目标' },
] as const;

/** Side and target of the next bet, with what they pay. */
export type BetField = {
  readonly container: HTMLElement;
  chosen(): number;
  lock(locked: boolean): void;
};

export function createBetField(
  { rules }: DiceRow,
  betText: (bet: DiceBet) => string,
  changed: () => void,
): BetField {
  const count = rules.targets.length;
  const target = element('input', {
    type: 'range',
    min: '0',
    max: String(count - 1),
    value: String(Math.floor(count / 2)),
    'aria-label': '目标',
    input: () => draw(),
  });
  const side = createPick('方向', SIDES.slice(0, rules.sides.length), 0, () => draw());
  side.field.hidden = rules.sides.length === 1;
  const facts = element('dl', { class: 'bet__facts' });
  const chosen = () => side.chosen() * count + Number(target.value);
  const show = () => {
    const bet = betOf(rules, chosen());
    const values = [
      ['目标', betText(bet)],
      ['概率', percentText(partOf(betChance(rules, bet)))],
      ['倍数', timesText(betPays(rules, bet))],
      ['返还率', percentText(betReturn(rules, bet))],
    ] as const;
    target.setAttribute('aria-valuetext', values.map(([name, value]) => `${name} ${value}`).join('，'));
    facts.replaceChildren(
      ...values.map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, value))),
    );
  };
  const draw = () => {
    show();
    changed();
  };
  show();
  return {
    container: element(
      'div',
      { class: 'bet' },
      facts,
      element('div', { class: 'bet__row' }, side.field, target),
    ),
    chosen,
    lock(locked) {
      side.lock(locked);
      target.disabled = locked;
    },
  };
}
