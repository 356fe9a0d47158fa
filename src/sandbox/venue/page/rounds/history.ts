import type { PlayView, RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import { amountText, netText } from '../amount-text.ts';
import { element } from '../controls/element.ts';
import { isOpenRound, type Scene } from '../scene.ts';

const SHOWN = 30;

/** The rounds of this visit, the newest first. */
export type History = {
  readonly list: HTMLElement;
  readonly sums: HTMLElement;
  add(round: RoundView): void;
  update(play: PlayView): void;
};

const netOf = ({ payout, stake }: RoundView) => BigInt(payout) - BigInt(stake);

function row(scene: Scene, round: RoundView, number: number): HTMLElement {
  const net = netOf(round);
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, scene.roundName(round, number)),
    element('td', {}, amountText(BigInt(round.stake))),
    element('td', {}, amountText(BigInt(round.payout))),
    element('td', net > 0n ? { class: 'in' } : {}, netText(net)),
  );
}

/** Shows stakes, returns and their difference. */
export function createSums() {
  const figures = ['本次投注', '返还', '净输赢'].map((title) => {
    const figure = element('dd', {}, '0.00');
    return { figure, entry: element('div', {}, element('dt', {}, title), figure) };
  });
  const [staked, returned, net] = figures.map(({ figure }) => figure);
  const sums = element('dl', { class: 'sums' }, ...figures.map(({ entry }) => entry));
  const setText = (figure: HTMLElement | undefined, text: string) => {
    if (figure) figure.textContent = text;
  };
  return {
    sums,
    update(play: PlayView) {
      setText(staked, amountText(BigInt(play.staked)));
      setText(returned, amountText(BigInt(play.returned)));
      setText(net, netText(BigInt(play.returned) - BigInt(play.staked)));
    },
  };
}

/** Lists ended rounds. @param rounds those played before, the newest first; one may wait for a move */
export function createHistory(scene: Scene, rounds: readonly RoundView[], play: PlayView): History {
  const ended = rounds.filter((round) => !isOpenRound(round));
  let number = play.rounds - (rounds.length - ended.length);
  const count = element('small', {}, `共 ${number} 局`);
  const body = element('tbody');
  body.append(...ended.map((round, index) => row(scene, round, number - index)));
  const { sums, update } = createSums();
  update(play);
  const head = ['局', '投注', '返还', '净输赢'].map((text) => element('th', { scope: 'col' }, text));
  const list = element(
    'div',
    {},
    element('h2', {}, '本次的局', count),
    element('table', { class: 'facts' }, element('thead', {}, element('tr', {}, ...head)), body),
  );
  return {
    list,
    sums,
    update,
    add(round) {
      number += 1;
      count.textContent = `共 ${number} 局`;
      body.prepend(row(scene, round, number));
      if (body.children.length > SHOWN) body.lastElementChild?.remove();
    },
  };
}
