import { type DiceBet, type DiceRules, isHit } from '#sandbox/games/dice/dice.ts';
import { element } from '../controls/element.ts';

/** Every sum in a row, with those of the bet marked, and the last result. */
export type Ruler = {
  readonly container: HTMLElement;
  /** @param sum the result; null before one */
  show(bet: DiceBet, sum: number | null): void;
};

/** Numbers below the ruler: the ends, and three between them. */
const TICKS = [0, 0.25, 0.5, 0.75, 1];

export function createRuler({ dice, faces }: DiceRules): Ruler {
  const [least, most] = [dice, dice * faces];
  const steps = most - least + 1;
  const part = (sum: number) => ((sum - least) / steps) * 100;
  const zone = element('span', { class: 'ruler__zone' });
  const marker = element('span', { class: 'ruler__mark' });
  const ticks = TICKS.map((at) => {
    const sum = Math.round(least + (steps - 1) * at);
    const tick = element('small', {}, String(sum));
    tick.style.left = `${part(sum + 0.5)}%`;
    return tick;
  });
  return {
    container: element('div', { class: 'ruler', 'aria-hidden': 'true' }, zone, marker, ...ticks),
    show(bet, sum) {
      const { side, bound } = bet;
      zone.style.left = side === 'low' ? '0' : `${part(bound)}%`;
      zone.style.right = side === 'low' ? `${100 - part(bound + 1)}%` : '0';
      marker.hidden = sum === null;
      if (sum === null) return;
      marker.textContent = String(sum);
      marker.style.left = `${part(sum + 0.5)}%`;
      marker.classList.toggle('ruler__mark--hit', isHit(bet, sum));
    },
  };
}
