import { BETS_MAX } from '#sandbox/games/engine.ts';
import { backPart } from '#sandbox/games/fair-pays.ts';
import type { LotteryRow } from '#sandbox/games/lottery/lottery.table.ts';
import { amountText, percentText, stakeText } from '../amount-text.ts';
import { createButton } from '../controls/button.ts';
import { element } from '../controls/element.ts';
import { minuteIssueName, type TablePort } from '../table/table-scene.ts';
import { shortName } from './lottery-texts.ts';
import { createOrder, type Order } from './order.ts';
import type { Selection } from './selection.ts';

type Ports = { readonly port: TablePort; readonly row: LotteryRow; readonly selection: Selection };

/** A part of the card that is drawn again with every change of the order. */
type Part<Shown> = Shown & { draw(): void };

/** Kinds and stake of the chosen bets, and a button that clears them. */
function createChosen({ port, selection }: Ports, order: Order): Part<{ readonly container: HTMLElement }> {
  const text = element('p');
  const clear = createButton({ class: 'link' }, selection.clear, '清空');
  return {
    container: element('div', { class: 'slip__head' }, text, clear),
    draw() {
      const kinds = selection.chosen().map(({ kind, choices }) => `${kind.name} ${choices.length} 注`);
      const stake = `每注 ${stakeText(order.stake(), port.view)}`;
      text.textContent = kinds.length === 0 ? '还没有选号' : `${kinds.join('，')}，${stake}`;
      clear.hidden = kinds.length === 0;
    },
  };
}

/** The issues of the order, with the amount on each. */
function createIssueList({ port, row }: Ports, order: Order): Part<{ readonly container: HTMLElement }> {
  const container = element('ol', { class: 'slip__issues', 'aria-label': '投注的期' });
  return {
    container,
    draw() {
      const current = port.state().issue.no;
      const rows = order.chosenIssues().map(({ no, opensAt }) => {
        const name = `第 ${shortName(minuteIssueName(opensAt, row.minutes))} 期`;
        return element(
          'li',
          {},
          element('span', {}, name, element('b', {}, no === current ? ' 本期' : '')),
          element('span', {}, `${order.times.value()} 倍`),
          element('span', {}, amountText(order.perIssue())),
        );
      });
      container.replaceChildren(...rows);
    },
  };
}

const fact = (name: string, text: string) =>
  element('div', {}, element('dt', {}, name), element('dd', {}, text));

function createFacts({ row }: Ports, order: Order): Part<{ readonly container: HTMLElement }> {
  const container = element('dl', { class: 'slip__facts' });
  return {
    container,
    draw() {
      container.replaceChildren(
        fact(`${order.chosenIssues().length} 期共`, amountText(order.total())),
        fact('没有封盘的期', '可以撤销'),
        fact('返还率', percentText(backPart(row.back))),
      );
    },
  };
}

/** Places the order; while the answer is awaited, it is not placed again. */
function createPlacing({ port, selection }: Ports, order: Order, changed: () => void) {
  let isPlacing = false;
  return {
    isPlacing: () => isPlacing,
    async place() {
      const request = order.request();
      const count = request.bets.length;
      if (isPlacing) return;
      if (count === 0) return port.showMessage('先选号');
      if (count > BETS_MAX)
        return port.showMessage(`一次最多 ${BETS_MAX} 注，现在是 ${count} 注，请减少号码或期数`);
      isPlacing = true;
      changed();
      const isPlaced = await port.place(request);
      isPlacing = false;
      if (isPlaced) selection.clear();
      changed();
    },
  };
}

/** The button with the sum, on the card and, on a phone, on a bar with the sum beside it. */
function createConfirm(
  ports: Ports,
  order: Order,
  { changed, showCard }: { changed(): void; showCard(): void },
): Part<{ readonly button: HTMLElement; readonly bar: HTMLElement }> {
  const { view } = ports.port;
  const placing = createPlacing(ports, order, changed);
  const make = () => createButton({ class: 'btn btn--go' }, () => void placing.place());
  const [button, short] = [make(), make()];
  const [sum, note] = [element('b'), element('small')];
  return {
    button,
    bar: element('div', { class: 'slip-bar' }, createButton({}, showCard, note, sum), short),
    draw() {
      const [bets, issues] = [order.choices().length, order.chosenIssues().length];
      const total = stakeText(order.total(), view);
      const wait = placing.isPlacing() ? '正在下注' : '先选号';
      const isReady = bets > 0 && !placing.isPlacing();
      sum.textContent = total;
      note.textContent = `${bets} 注，${issues} 期${order.stopsOnWin() ? '，中奖即停' : ''}，修改`;
      button.textContent = isReady ? `确认 ${issues} 期，共 ${total}` : wait;
      short.textContent = isReady ? `确认 ${issues} 期` : wait;
      for (const each of [button, short]) each.setAttribute('aria-disabled', String(!isReady));
    },
  };
}

/** Opens the tab of a card and moves to it. */
function showTab(card: HTMLElement): void {
  const tab = card.closest('[role=tabpanel]')?.getAttribute('aria-labelledby');
  if (tab) document.getElementById(tab)?.click();
  card.scrollIntoView({ block: 'start' });
}

/** The card with the order, and the bar that has its sum on a phone. */
export function createSlip(ports: Ports) {
  const order = createOrder(ports, () => draw());
  const chosen = createChosen(ports, order);
  const issues = createIssueList(ports, order);
  const facts = createFacts(ports, order);
  const confirm = createConfirm(ports, order, { changed: () => draw(), showCard: () => showTab(card) });
  const stops = element('span', {}, element('b', {}, '中奖即停'), '任一期中奖，后面的自动撤销退回');
  const stopsField = element('label', { class: 'slip__stops' }, stops, order.stops);
  const draw = () => {
    order.limit();
    stopsField.hidden = !order.isSeries();
    for (const part of [chosen, issues, facts, confirm]) part.draw();
  };
  ports.selection.onChange(draw);
  const card = element(
    'section',
    { class: 'slip pad', 'aria-label': '投注' },
    chosen.container,
    element('div', { class: 'slip__counts' }, order.times.field, order.issues.field),
    issues.container,
    stopsField,
    facts.container,
    confirm.button,
  );
  return { card, bar: confirm.bar, draw };
}
