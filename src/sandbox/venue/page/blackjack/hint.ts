import type { RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import { handState, tableOf } from '#sandbox/games/blackjack/blackjack.ts';
import type { BlackjackOdds } from '#sandbox/games/blackjack/blackjack-odds.ts';
import { cardValue } from '#sandbox/games/blackjack/points.ts';
import { element } from '../controls/element.ts';
import { MOVE_NAMES } from './blackjack-texts.ts';

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value * 100).toFixed(1)}%`;

/** Moves of an open round with their mean net results, the best first. */
function hintText(odds: BlackjackOdds, { outcome }: RoundView): string {
  const { active, dealer, hands } = tableOf(outcome);
  const hand = hands[active];
  if (!hand) return '';
  const values = odds
    .movesOf(handState(hand, hands), cardValue(dealer[0] ?? 0))
    .map(({ move, value }) => `${MOVE_NAMES[move] ?? ''} ${signed(value)}`);
  return `平均净输赢：${values.join('，')}`;
}

/** A switch, off at first, with the values of the moves while it is on. */
export function createHint(odds: BlackjackOdds) {
  let isOn = false;
  let round: RoundView | null = null;
  const text = element('p', { role: 'status' });
  const draw = () => {
    button.setAttribute('aria-checked', String(isOn));
    text.textContent = isOn && round ? hintText(odds, round) : '';
  };
  const button = element(
    'button',
    {
      type: 'button',
      role: 'switch',
      click: () => {
        isOn = !isOn;
        draw();
      },
    },
    '策略提示',
  );
  draw();
  return {
    line: element('div', { class: 'hint' }, button, text),
    /** @param open the round that waits for a move, or null */
    show(open: RoundView | null) {
      round = open;
      draw();
    },
  };
}
