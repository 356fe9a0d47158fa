import type { TitleSymbol } from '#sandbox/games/symbols.ts';
import { drawing, element } from '../controls/element.ts';
import { symbolDrawing } from '../symbols/symbol-art.ts';
import { createHand } from './hand.ts';

/** Picture of a table: its cloth, the lines on it, and the emblem behind each hand. */
export type Cloth = {
  /** Class of the sheet. */
  readonly look: string;
  /** Path on a field of 1000 × 372. */
  readonly lines: string;
  readonly emblems: readonly TitleSymbol[];
};

type Sides = { readonly left: string; readonly right: string; readonly places: number };

/** A table with a hand at either side and the score between them. */
export function createDuelTable({ left, right, places }: Sides, { look, lines, emblems }: Cloth) {
  const hands = [createHand(left, places), createHand(right, places)] as const;
  emblems.forEach((emblem, at) => {
    hands[at]?.container.prepend(symbolDrawing(emblem, false));
  });
  const score = element('b', {});
  const caption = element('span', {});
  const field = { viewBox: '0 0 1000 372', preserveAspectRatio: 'none', class: 'felt__lines' };
  const drawnLines = drawing(
    'svg',
    { ...field, 'aria-hidden': 'true' },
    `<path d="${lines}" vector-effect="non-scaling-stroke"/>`,
  );
  const middle = element('div', { class: 'mid' }, caption, score);
  const top = element(
    'div',
    { class: 'felt__top' },
    drawnLines,
    hands[0].container,
    middle,
    hands[1].container,
  );
  const table = {
    hands,
    /** The table with what lies under it. */
    felt: (...below: readonly Node[]) => element('div', { class: `felt felt--${look}` }, top, ...below),
    clear() {
      for (const hand of hands) {
        hand.show([], '');
        hand.note('');
        hand.win(false);
      }
      table.say('', '', false);
    },
    /** Shows who won. @param isGain the round returned more than its stake */
    say(text: string, points: string, isGain: boolean) {
      caption.textContent = text;
      score.textContent = points;
      top.classList.toggle('is-gain', isGain);
    },
  };
  return table;
}

export type DuelTable = ReturnType<typeof createDuelTable>;
