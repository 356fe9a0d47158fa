import type { LotteryGame } from '#sandbox/games/lottery/lottery.ts';
import { drawn, element } from '../controls/element.ts';
import { numberText } from './lottery-texts.ts';

/** Places of the pips of each face, on a field of three by three. */
const PIPS: readonly (readonly number[])[] = [
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

function die(face: number): SVGSVGElement {
  const pips = (PIPS[face - 1] ?? []).map((place) =>
    drawn('circle', {
      cx: String(12 + (place % 3) * 12),
      cy: String(12 + Math.floor(place / 3) * 12),
      r: '4',
    }),
  );
  return drawn('svg', { viewBox: '0 0 48 48', class: 'die' }, ...pips);
}

/** The numbers of a result, as dice, cars or balls. */
export function resultArt(game: LotteryGame, result: readonly number[]): HTMLElement {
  const text = result.map((number) => numberText(game, number));
  const balls = result.map((number, index) =>
    game.ball === 'die' ? die(number) : element('i', { class: `ball ball--${game.ball}` }, text[index] ?? ''),
  );
  return element('span', { class: 'balls', role: 'img', 'aria-label': text.join('、') }, ...balls);
}
