import type { RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import type { CascadeRow } from '#sandbox/games/cascade/cascade.table.ts';
import type { Fall } from '#sandbox/games/cascade/cascade.ts';
import { amountText } from '../amount-text.ts';
import { element } from '../controls/element.ts';

/** Falls that the list shows; of a longer chain the last ones. */
const SHOWN = 6;
const HUNDRED = 100n;

/** The falls of a round beside the board, and the ladder of their multipliers. */
export type Chain = {
  readonly falls: HTMLElement;
  readonly ladder: HTMLElement;
  clear(): void;
  add(fall: Fall, round: RoundView): void;
  /** Lights the falls of a round that returned more than its stake. */
  light(isLit: boolean): void;
};

const winsText = ({ symbols }: CascadeRow, { wins }: Fall) =>
  wins.map(({ symbol, size }) => `${symbols[symbol]?.name ?? ''} ${size} 个`).join('、');

export function createChain(row: CascadeRow): Chain {
  let count = 0;
  const falls = element('ol', { class: 'falls', 'aria-label': '本局的落' });
  const steps = row.ladder.map((multiplier, at) => {
    const isLast = at === row.ladder.length - 1;
    const name = `第 ${at + 1} 落${isLast ? '起' : ''}`;
    return element('li', {}, element('b', {}, `${multiplier}×`), element('small', {}, name));
  });
  const ladder = element('ol', { class: 'ladder', 'aria-label': '连落倍数' }, ...steps);
  const draw = () => {
    const now = Math.min(count, steps.length) - 1;
    steps.forEach((step, at) => {
      step.classList.toggle('on', at === now);
      step.classList.toggle('past', at < now);
    });
  };
  return {
    falls,
    ladder,
    clear() {
      count = 0;
      falls.classList.remove('lit');
      falls.replaceChildren();
      draw();
    },
    add(fall, { stake }) {
      count += 1;
      const amount = (BigInt(stake) * BigInt(fall.pays)) / HUNDRED;
      const line = element(
        'li',
        {},
        element('span', {}, `第 ${count} 落　${fall.multiplier}×`),
        element('b', {}, amountText(amount)),
        element('small', {}, winsText(row, fall)),
      );
      falls.append(line);
      if (falls.children.length > SHOWN) falls.firstElementChild?.remove();
      draw();
    },
    light: (isLit) => falls.classList.toggle('lit', isLit),
  };
}
