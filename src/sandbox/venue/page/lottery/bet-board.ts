import { partOf } from '#sandbox/games/fair-pays.ts';
import type {
  LotteryGame,
  LotteryGroup,
  LotteryKind,
  LotteryPrices,
} from '#sandbox/games/lottery/lottery.ts';
import { betsOfPicks, rowsOf } from '#sandbox/games/lottery/picks.ts';
import { amountText, percentText } from '../amount-text.ts';
import { element } from '../controls/element.ts';
import { createPick } from '../controls/pick.ts';
import { createTabs } from '../controls/tabs.ts';
import { numberText } from './lottery-texts.ts';
import type { Selection } from './selection.ts';

type Ports = { readonly game: LotteryGame; readonly prices: LotteryPrices; readonly selection: Selection };

/** Columns of cells on a wide page, by the number of cells. */
const columnsOf = (cells: number) => (cells > 11 ? Math.ceil(cells / Math.ceil(cells / 10)) : cells);

type Part = { readonly container: HTMLElement; draw(): void };

/** A button for each number of a row; pressed while it is chosen. */
function createRow(
  { selection }: Ports,
  kind: LotteryKind,
  row: number,
  numbers: readonly number[],
  make: (number: number) => HTMLButtonElement,
) {
  const buttons = numbers.map((number) => {
    const button = make(number);
    button.addEventListener('click', () => selection.toggle(kind, row, number));
    return [number, button] as const;
  });
  return {
    buttons: buttons.map(([, button]) => button),
    draw() {
      for (const [number, button] of buttons)
        button.setAttribute('aria-pressed', String(selection.has(kind, row, number)));
    },
  };
}

/** Cells with their price and chance. */
function createCells(ports: Ports, kind: LotteryKind, cells: readonly string[]): Part {
  const { prices } = ports;
  const row = createRow(
    ports,
    kind,
    0,
    cells.map((_, cell) => cell),
    (cell) =>
      element(
        'button',
        { type: 'button', class: 'cell' },
        element('b', {}, cells[cell] ?? ''),
        element('span', {}, amountText(prices.pays(kind, [cell]))),
        element('small', {}, percentText(partOf(prices.chance(kind, [cell])))),
      ),
  );
  const container = element(
    'div',
    { class: 'cells', role: 'group', 'aria-label': kind.name },
    ...row.buttons,
  );
  container.style.setProperty('--columns', String(columnsOf(cells.length)));
  return { container, draw: row.draw };
}

/** Price and chance of one bet, and the bets that the chosen numbers form. */
function createSummary({ prices, selection }: Ports, kind: LotteryKind): Part {
  const count = element('span');
  // All bets of such a kind are equally likely.
  const [bet = []] = betsOfPicks(kind.pick, rowsOf(kind.pick));
  const price = element('span', {}, '赔率 ', element('b', {}, amountText(prices.pays(kind, bet))));
  const chance = percentText(partOf(prices.chance(kind, bet)));
  return {
    container: element(
      'p',
      { class: 'formed' },
      count,
      price,
      element('span', {}, '单注概率 ', element('b', {}, chance)),
    ),
    draw() {
      const { numbers, bets } = selection.counts(kind);
      count.replaceChildren(`已选 ${numbers} 个，组成 `, element('b', {}, `${bets} 注`));
    },
  };
}

/** Numbers on discs, in one row or in several. */
function createDiscs(ports: Ports, kind: LotteryKind, labels: readonly string[]): Part {
  const rows = rowsOf(kind.pick).map((numbers, index) =>
    createRow(ports, kind, index, numbers, (number) =>
      element('button', { type: 'button', class: 'disc' }, numberText(ports.game, number)),
    ),
  );
  const fields = rows.map(({ buttons }, index) => {
    const label = labels[index];
    const discs = element('div', { class: 'discs' }, ...buttons);
    const names = { class: 'discs__row', role: 'group', 'aria-label': label ?? kind.name };
    return element('div', names, ...(label === undefined ? [] : [element('span', {}, label)]), discs);
  });
  const summary = createSummary(ports, kind);
  return {
    container: element('div', {}, ...fields, summary.container),
    draw() {
      for (const { draw } of rows) draw();
      summary.draw();
    },
  };
}

function createKind(ports: Ports, kind: LotteryKind): Part {
  const { pick } = kind;
  const part =
    pick.form === 'cells'
      ? createCells(ports, kind, pick.cells)
      : createDiscs(ports, kind, pick.form === 'rows' ? pick.rows : []);
  const head = element('h3', {}, kind.name, element('small', {}, kind.note));
  return { container: element('section', { class: 'kind' }, head, part.container), draw: part.draw };
}

/** The kinds of a group; of several, the chosen one is shown. */
function createGroup(ports: Ports, group: LotteryGroup): Part {
  const container = element('div');
  const made = new Map<LotteryKind, Part>();
  const partOfKind = (kind: LotteryKind) => {
    const part = made.get(kind) ?? createKind(ports, kind);
    made.set(kind, part);
    return part;
  };
  const [only] = group;
  const options = group.map(({ name, label = name }) => ({ text: label, label: name }));
  const pick = createPick(only.name, options, 0, () => draw());
  pick.field.hidden = group.length === 1;
  const slot = element('div');
  container.append(pick.field, slot);
  const draw = () => {
    const part = partOfKind(group[pick.chosen()] ?? only);
    if (slot.firstChild !== part.container) slot.replaceChildren(part.container);
    part.draw();
  };
  return { container, draw };
}

/** The board on which bets are chosen, a tab for each family of kinds. */
export function createBetBoard(ports: Ports): Part {
  const groups: Part[] = [];
  const tabs = ports.game.tabs.map((tab) => {
    const parts = tab.groups.map((group) => createGroup(ports, group));
    groups.push(...parts);
    return { title: tab.name, content: element('div', {}, ...parts.map(({ container }) => container)) };
  });
  const { list, panels } = createTabs('玩法', tabs);
  const draw = () => {
    for (const group of groups) group.draw();
  };
  draw();
  ports.selection.onChange(draw);
  return { container: element('section', { class: 'card board', 'aria-label': '选号' }, list, panels), draw };
}
