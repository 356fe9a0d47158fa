import type { TableBetView } from '#sandbox/domains/play/venue/venue-view.ts';
import { STUDIO_ROWS, type StudioRow } from '#sandbox/games/studio/studio.table.ts';
import { studioGame } from '#sandbox/games/studio/studio-game.ts';
import { percentText, stakeText } from '../amount-text.ts';
import { createButton } from '../controls/button.ts';
import { element } from '../controls/element.ts';
import { rowOf } from '../scene.ts';
import type { CreateTableScene, TablePort, TableScene, TableState } from '../table/table-scene.ts';
import { timeText } from '../table/table-scene.ts';
import { createChips } from './chips.ts';
import { createResultBoard, dieArt, markOf, pocketColour, resultText } from './result-board.ts';
import { createRoads } from './roads.ts';
import { type Amounts, createSpots } from './spots.ts';
import { createTablePicture } from './table-picture.ts';

const SECOND_MS = 1_000;
/** Past results of a table without sides that are listed. */
const RECENT = 24;

const sumOf = (amounts: Amounts) => [...amounts.values()].reduce((sum, amount) => sum + amount, 0n);

/** Bets of an issue by choice. */
function amountsOf(bets: readonly TableBetView[], issue: number): Amounts {
  const amounts = new Map<number, bigint>();
  for (const bet of bets)
    if (bet.issue === issue && bet.state !== 'withdrawn')
      amounts.set(bet.choice, (amounts.get(bet.choice) ?? 0n) + BigInt(bet.stake));
  return amounts;
}

/** Chips that are on the cloth and not confirmed yet. They stay when an issue closes, for the next one. */
function createPending(limits: () => TableState['limits']) {
  const amounts = new Map<number, bigint>();
  const order: (readonly [choice: number, amount: bigint])[] = [];
  return {
    amounts: amounts as Amounts,
    /** Adds a chip to a spot, up to the largest stake. @returns whether it fits */
    add(choice: number, amount: bigint, placed: bigint): boolean {
      const before = amounts.get(choice) ?? 0n;
      if (before + amount + placed > BigInt(limits().most)) return false;
      amounts.set(choice, before + amount);
      order.push([choice, amount]);
      return true;
    },
    /** Takes the last chip back. */
    undo() {
      const last = order.pop();
      if (!last) return;
      const [choice, amount] = last;
      const left = (amounts.get(choice) ?? 0n) - amount;
      if (left > 0n) amounts.set(choice, left);
      else amounts.delete(choice);
    },
    clear() {
      amounts.clear();
      order.length = 0;
    },
  };
}

/** Phase of the table with its seconds, drawn again each second. */
function createClock(port: TablePort) {
  const ring = element('b', { class: 'studio-clock__ring' });
  const text = element('span', {}, '');
  const small = element('small', {});
  const container = element(
    'div',
    { class: 'studio-clock', role: 'timer' },
    ring,
    element('span', { class: 'studio-clock__text' }, text, small),
  );
  let issue = port.state().issue;
  const tick = () => {
    const secondsTo = (at: number) => String(Math.max(0, Math.ceil((at - port.now()) / SECOND_MS)));
    const isOpen = issue.phase === 'bets' && port.now() < issue.closesAt;
    ring.textContent = isOpen ? secondsTo(issue.closesAt) : issue.nextAt ? secondsTo(issue.nextAt) : '';
    ring.hidden = ring.textContent === '';
    text.textContent = isOpen ? '正在下注' : issue.phase === 'ended' ? '下一局' : '停止下注，正在开牌';
    small.textContent = isOpen ? `服务器 ${timeText(issue.closesAt)} 截止` : '';
    container.classList.toggle('is-open', isOpen);
  };
  setInterval(tick, SECOND_MS / 4);
  return {
    container,
    /** @param shown the issue as the picture has shown it */
    show(shown: TableState['issue']) {
      issue = shown;
      tick();
    },
  };
}

/** The last results of a table without sides. */
function createRecent(row: StudioRow) {
  const list = element('ul', { class: `recent recent--${row.kind}` });
  return {
    content: element(
      'div',
      {},
      element('h2', {}, '最近结果', element('small', {}, '每局独立，只供记录')),
      list,
    ),
    show: (past: TableState['past']) =>
      list.replaceChildren(
        ...past.slice(0, RECENT).map(({ result }) => {
          const [pocket = 0] = result;
          const shown =
            row.kind === 'roulette'
              ? [element('b', { class: `pocket pocket--${pocketColour(pocket)}` }, String(pocket))]
              : result.map(dieArt);
          return element('li', { 'aria-label': resultText(row, result) }, ...shown);
        }),
      ),
  };
}

/** The first tab: roads, or the last results. */
function createPast(row: StudioRow) {
  if (row.kind === 'roulette' || row.kind === 'dice') {
    const recent = createRecent(row);
    return { title: '结果', content: recent.content, show: recent.show };
  }
  const names = row.kind === 'dragon' ? [row.first, row.second] : (['闲', '庄'] as readonly [string, string]);
  const roads = createRoads({ first: names[0] ?? '', second: names[1] ?? '', tie: '和' });
  return {
    title: '路单',
    content: roads.content,
    show: (past: TableState['past']) =>
      roads.show(past.toReversed().flatMap(({ result }) => markOf(row, result) ?? [])),
  };
}

const SPECIAL_RULES: Readonly<Record<StudioRow['kind'], (row: StudioRow) => readonly string[]>> = {
  baccarat: (row) => [
    '闲和庄各发两张，按固定规则补第三张，点数个位大的一方胜；10、J、Q、K 为 0 点。',
    '开出和局时，押庄、闲退回本金。',
    ...(row.kind === 'baccarat' && row.bets.some(({ sixOdds }) => sixOdds)
      ? ['庄以 6 点获胜时，押庄赔率为 1.50。']
      : []),
    '每局用 8 副新洗的牌，过去的结果不影响下一局。',
  ],
  dragon: () => [
    '龙和虎各发一张，点数大的一方胜，A 最小，K 最大，不比花色。',
    '开出和局时，押龙、虎退回一半本金。',
    '每局用 8 副新洗的牌，过去的结果不影响下一局。',
  ],
  roulette: (row) => [
    '一个零，共 37 格。直注赔率 36.00，打和列 3.00，红黑、单双、大小 2.00，均含本金。',
    row.kind === 'roulette' && row.zeroRefund > 0
      ? '开出 0 时，红黑、单双、大小退回一半本金。'
      : '开出 0 时，除押 0 外都不中。',
  ],
  dice: () => [
    '三颗骰子。小为 4 至 10 点，大为 11 至 17 点；开出围骰时，大小单双都不中。',
    '单骰按出现的颗数赔 2.00、3.00、5.00，均含本金。',
  ],
};

const rulesOf = (row: StudioRow): readonly string[] => [
  ...SPECIAL_RULES[row.kind](row),
  '下注由服务器的时钟截止；截止后不能再下注或撤回。',
  '每局的结果由开局前公布了哈希的种子决定，结束后公开种子，可在“核对”里重算。',
  '画面中断不影响已下的注，以服务器的结果结算。',
];

/** Buttons under the cloth. */
function createActions(port: TablePort, presses: { undo(): void; repeat(): void; confirm(): void }) {
  const undo = createButton({ class: 'btn' }, presses.undo, '撤销');
  const repeat = createButton({ class: 'btn' }, presses.repeat, '同上局');
  const confirm = createButton({ class: 'btn btn--go' }, presses.confirm, '');
  return {
    buttons: [undo, repeat, confirm] as const,
    show(pending: bigint, placed: bigint, canRepeat: boolean) {
      const { phase } = port.state().issue;
      const isOpen = phase === 'bets';
      undo.setAttribute('aria-disabled', String(pending === 0n));
      repeat.setAttribute('aria-disabled', String(!isOpen || !canRepeat));
      confirm.setAttribute('aria-disabled', String(!isOpen || pending === 0n));
      if (pending > 0n) confirm.textContent = `确认下注 ${stakeText(pending, port.view)}`;
      else if (placed > 0n) confirm.textContent = `已下注 ${stakeText(placed, port.view)}`;
      else confirm.textContent = isOpen ? '先放筹码' : '等待下一局';
    },
  };
}

/** Request for the chips on the cloth. */
const betsOn = (issue: number, amounts: Amounts) => ({
  bets: [...amounts].map(([choice, stake]) => ({ issue, choice, stake: String(stake) })),
  stopsOnWin: false,
});

/**
 * Betting on a table: chips, spots, and the request that confirms them. @param result returns the result that lights its
 * spots, null before the picture has shown it
 */
function createBetting(row: StudioRow, port: TablePort, result: () => readonly number[] | null) {
  const game = studioGame(row);
  const chips = createChips(port.view);
  const pending = createPending(() => port.state().limits);
  let lastBets: Amounts = new Map();
  let isSending = false;
  const placedNow = () => amountsOf(port.state().bets, port.state().issue.no);
  const show = () => {
    const { issue } = port.state();
    const placed = placedNow();
    if (placed.size > 0) lastBets = placed;
    spots.show({ placed, pending: pending.amounts, isOpen: issue.phase === 'bets', result: result() });
    actions.show(sumOf(pending.amounts), sumOf(placed), lastBets.size > 0);
  };
  const add = (choice: number, amount: bigint) => {
    const isFitting = pending.add(choice, amount, placedNow().get(choice) ?? 0n);
    if (!isFitting)
      port.showMessage(`每个位置最多 ${stakeText(BigInt(port.state().limits.most), port.view)}`);
  };
  const confirm = async () => {
    const { issue } = port.state();
    if (isSending || issue.phase !== 'bets' || pending.amounts.size === 0) return;
    isSending = true;
    if (await port.place(betsOn(issue.no, pending.amounts))) pending.clear();
    isSending = false;
    show();
  };
  const spots = createSpots(row, game, port.view, (choice) => {
    if (port.state().issue.phase !== 'bets' || isSending || port.isHeld()) return;
    add(choice, chips.value());
    show();
  });
  const actions = createActions(port, {
    undo() {
      if (!isSending) pending.undo();
      show();
    },
    repeat() {
      if (port.state().issue.phase !== 'bets' || isSending) return;
      for (const [choice, amount] of lastBets) add(choice, amount);
      show();
    },
    confirm: () => void confirm(),
  });
  const bar = element('div', { class: 'bar studio-bar' }, chips.group, ...actions.buttons);
  return { game, cloth: spots.container, bar, show };
}

/** Lowest and highest return of the spots. */
function returnsText(returns: readonly number[]): string {
  const [least, most] = [percentText(Math.min(...returns)), percentText(Math.max(...returns))];
  return least === most ? `返还率 ${least}` : `返还率 ${least} 至 ${most}`;
}

/** A table of the studio. */
export const createStudioScene: CreateTableScene = (port): TableScene => {
  const row = rowOf(STUDIO_ROWS, port.view);
  let { issue } = port.state();
  const betting = createBetting(row, port, () => (issue.phase === 'ended' ? issue.shown : null));
  const board = createResultBoard(row);
  const clock = createClock(port);
  const past = createPast(row);
  const players = element('span', { class: 'tag' });
  const returns = betting.game.spots.map(({ back }) => back);
  const picture = createTablePicture(row, port);
  const stage = element(
    'div',
    { class: `studio-picture studio-picture--${row.look}` },
    ...picture.parts,
    element('div', { class: 'studio-picture__tags' }, picture.delay, players),
    board.container,
    clock.container,
  );
  return {
    container: element('div', { class: 'studio' }, stage, betting.cloth, betting.bar),
    facts: [`荷官 ${row.dealer}`, returnsText(returns)],
    tabs: [{ title: past.title, content: past.content }],
    rules: rulesOf(row),
    held: picture.held,
    shownUntil: picture.shownUntil,
    update(state) {
      stage.classList.toggle('is-without', picture.isWithout());
      players.textContent = `本桌 ${state.players} 人`;
      board.show(state.issue.shown);
      past.show(state.past);
      issue = state.issue;
      clock.show(issue);
      betting.show();
    },
    betText: ({ choice }) => betting.game.spots[choice]?.name ?? '',
    resultText: (result) => resultText(row, result),
  };
};
