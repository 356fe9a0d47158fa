import type { Bet, BetOdds } from '#sandbox/games/cards/bets.ts';
import { percentText } from '../amount-text.ts';
import { element } from '../controls/element.ts';

/** A bet with its exact odds; `note` says when it pays otherwise. */
export type PricedBet = Bet & BetOdds & { readonly choice: number; readonly note?: string };

const FIRST = 0;
const MAIN_BETS = 3;

export const oddsText = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** Lowest and highest return of the bets. */
export function returnsText(bets: readonly BetOdds[]): string {
  const returns = bets.map(({ back }) => back);
  return `返还率 ${percentText(Math.min(...returns))} 至 ${percentText(Math.max(...returns))}`;
}

function betField({ choice, name, odds, chance, back, note }: PricedBet, at: number, changed: () => void) {
  const [chanceText, backText] = [`概率 ${percentText(chance)}`, `返还率 ${percentText(back)}`];
  const label = [name, `赔率 ${oddsText(odds)}`, ...(note ? [note] : []), chanceText, backText].join('，');
  const field = element('input', { type: 'radio', name: 'side', 'aria-label': label, change: changed });
  field.checked = choice === FIRST;
  const caption = element(
    'span',
    { 'aria-hidden': 'true' },
    element('b', {}, name, element('em', {}, oddsText(odds))),
    element('small', {}, chanceText),
    element('small', {}, backText),
    ...(note ? [element('small', {}, note)] : []),
  );
  const kind = at < MAIN_BETS ? 'bet' : 'bet bet--extra';
  return { field, choice, container: element('label', { class: kind }, field, caption) };
}

/** The bets to choose from, each with its odds and its chance: the sides first, the others in a row below. */
export function createBetChoice(bets: readonly PricedBet[], changed: () => void) {
  const fields = bets.map((bet, at) => betField(bet, at, changed));
  const group = element(
    'fieldset',
    { class: 'bets' },
    element('legend', { class: 'sr' }, '选择一项'),
    ...fields.map(({ container }) => container),
  );
  const chosen = () => fields.find(({ field }) => field.checked)?.choice ?? FIRST;
  return { group, chosen };
}

/** Odds, chance and return of each bet. */
export function betsTable(bets: readonly PricedBet[], notes: readonly string[]): HTMLElement {
  const head = ['选项', '赔率', '概率', '返还率'].map((text) => element('th', { scope: 'col' }, text));
  const rows = bets.map(({ name, odds, chance, back }) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, name),
      element('td', {}, oddsText(odds)),
      element('td', {}, percentText(chance)),
      element('td', {}, percentText(back)),
    ),
  );
  return element(
    'div',
    {},
    element('h2', {}, '赔率与概率', element('small', {}, '赔率含本金')),
    element(
      'table',
      { class: 'facts' },
      element('thead', {}, element('tr', {}, ...head)),
      element('tbody', {}, ...rows),
    ),
    ...notes.map((note) => element('p', { class: 'fair' }, note)),
  );
}
