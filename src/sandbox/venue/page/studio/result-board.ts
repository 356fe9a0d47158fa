import { cardName, RANKS, rankOf } from '#sandbox/games/cards/cards.ts';
import { dealOf, totalOf, winnerOf } from '#sandbox/games/nines/nines.ts';
import { handsIn } from '#sandbox/games/studio/baccarat.ts';
import { isRed } from '#sandbox/games/studio/roulette.ts';
import type { StudioRow } from '#sandbox/games/studio/studio.table.ts';
import { winnerOf as higherOf } from '#sandbox/games/tiger/tiger.ts';
import { createHand } from '../cards/hand.ts';
import { drawing, element } from '../controls/element.ts';
import type { Mark } from './roads.ts';

/** Display of a result as it becomes public. */
export type ResultBoard = {
  readonly container: HTMLElement;
  /** Shows the public part of a result. */
  show(shown: readonly number[]): void;
};

const FULL_HANDS = 6;
const BIG_SUM = 10;

/** Pips of a die on a field of 60 × 60. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[30, 30]],
  [
    [17, 17],
    [43, 43],
  ],
  [
    [15, 15],
    [30, 30],
    [45, 45],
  ],
  [
    [17, 17],
    [43, 17],
    [17, 43],
    [43, 43],
  ],
  [
    [16, 16],
    [44, 16],
    [30, 30],
    [16, 44],
    [44, 44],
  ],
  [
    [17, 14],
    [43, 14],
    [17, 30],
    [43, 30],
    [17, 46],
    [43, 46],
  ],
];

/** A die that shows a side, 1 to 6. */
export function dieArt(side: number): Element {
  const pips = (PIPS[side - 1] ?? []).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6"/>`).join('');
  return drawing(
    'svg',
    { viewBox: '0 0 60 60', class: 'die', role: 'img', 'aria-label': `${side} 点` },
    `<rect x="1" y="1" width="58" height="58" rx="11" fill="#FDFEFD"/><g fill="#16241F">${pips}</g>`,
  );
}

/** Two hands of cards. */
function createHands(names: readonly [string, string], places: number) {
  const hands = [createHand(names[0], places), createHand(names[1], places)] as const;
  const container = element('div', { class: 'hands' }, ...hands.map((hand) => hand.container));
  return { hands, container };
}

function baccaratBoard(): ResultBoard {
  const { hands, container } = createHands(['闲', '庄'], 2);
  return {
    container,
    show(shown) {
      const both = handsIn(shown);
      const points = (cards: readonly number[]) => (cards.length > 0 ? `${totalOf(cards)} 点` : '');
      hands[0].show(both.away, points(both.away));
      hands[1].show(both.home, points(both.home));
      const winner = shown.length === FULL_HANDS ? winnerOf(dealOf(both)) : null;
      hands[0].win(winner === 'away');
      hands[1].win(winner === 'home');
    },
  };
}

function dragonBoard(row: Extract<StudioRow, { kind: 'dragon' }>): ResultBoard {
  const { hands, container } = createHands([row.first, row.second], 1);
  return {
    container,
    show(shown) {
      const [first, second] = shown;
      hands.forEach((hand, at) => {
        const card = shown[at];
        hand.show(card === undefined ? [] : [card], card === undefined ? '' : (RANKS[rankOf(card)] ?? ''));
      });
      const isFull = first !== undefined && second !== undefined;
      const winner = isFull ? higherOf([first, second], row.isAceHigh) : null;
      hands[0].win(winner === 'first');
      hands[1].win(winner === 'second');
    },
  };
}

function rouletteBoard(): ResultBoard {
  const container = element('div', { class: 'pocket-board' });
  return {
    container,
    show([pocket]) {
      const colour = pocket === undefined ? 'empty' : pocketColour(pocket);
      container.replaceChildren(
        element('b', { class: `pocket pocket--${colour}` }, pocket === undefined ? '' : String(pocket)),
      );
    },
  };
}

function diceBoard(): ResultBoard {
  const container = element('div', { class: 'dice-board' });
  return {
    container,
    show: (shown) => container.replaceChildren(...shown.map(dieArt)),
  };
}

export const pocketColour = (pocket: number): 'zero' | 'red' | 'black' => {
  if (pocket === 0) return 'zero';
  return isRed(pocket) ? 'red' : 'black';
};

/** Board by kind of table. */
export function createResultBoard(row: StudioRow): ResultBoard {
  switch (row.kind) {
    case 'baccarat':
      return baccaratBoard();
    case 'dragon':
      return dragonBoard(row);
    case 'roulette':
      return rouletteBoard();
    case 'dice':
      return diceBoard();
  }
}

const POCKET_NAMES = { zero: '绿', red: '红', black: '黑' } as const;

/** Result in words: "庄 7 : 3", "17 黑", "3 4 6，13 点 大". */
export function resultText(row: StudioRow, result: readonly number[]): string {
  switch (row.kind) {
    case 'baccarat': {
      const deal = dealOf(handsIn(result));
      const names = { home: '庄赢', away: '闲赢', tie: '和' } as const;
      return `${names[winnerOf(deal)]}，闲 ${deal.away} 庄 ${deal.home}`;
    }
    case 'dragon': {
      const [first = 0, second = 0] = result;
      const winner = higherOf([first, second], row.isAceHigh);
      const name = winner === 'tie' ? '和' : `${row[winner]}赢`;
      return `${name}，${cardName(first)} 对 ${cardName(second)}`;
    }
    case 'roulette': {
      const [pocket = 0] = result;
      return `${pocket} ${POCKET_NAMES[pocketColour(pocket)]}`;
    }
    case 'dice': {
      const sum = result.reduce((total, side) => total + side, 0);
      const isTriple = result.every((side) => side === result[0]);
      return `${result.join(' ')}，${sum} 点${isTriple ? ' 围骰' : sum > BIG_SUM ? ' 大' : ' 小'}`;
    }
  }
}

/** Mark of a result on the roads; null for a table without sides. */
export function markOf(row: StudioRow, result: readonly number[]): Mark | null {
  if (row.kind === 'baccarat') {
    const winner = winnerOf(dealOf(handsIn(result)));
    return winner === 'tie' ? 'tie' : winner === 'away' ? 'first' : 'second';
  }
  const [first = 0, second = 0] = result;
  return row.kind === 'dragon' ? higherOf([first, second], row.isAceHigh) : null;
}
