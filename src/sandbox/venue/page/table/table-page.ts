import type { OpenView, TableBetView, TableView } from '#sandbox/domains/play/venue/venue-view.ts';
import { amountText, netText } from '../amount-text.ts';
import { element } from '../controls/element.ts';
import { createTabs } from '../controls/tabs.ts';
import { createSums } from '../rounds/history.ts';
import { asError, ENDS_VISIT, refusalText } from '../rounds/player.ts';
import type { SitePort } from '../site-port.ts';
import type { TableClient, VenueError } from '../venue-client.ts';
import { createPastIssues } from './past-issues.ts';
import { followTable } from './table-loop.ts';
import {
  type CreateTableScene,
  followPicture,
  type TablePort,
  type TableScene,
  type TableState,
  timeText,
} from './table-scene.ts';

const RULES = '规则';
const RECORDS = '我的记录';
const DEMO_NOTE = '试玩，规则与概率和正式局相同';
const SHORT_OF_MONEY = '余额不足，先转入再玩';
const SHORT_OF_POINTS = '试玩分不足';
const OFFLINE = '与场馆的连接断开了，已下的注仍然有效，正在重新连接';
const HELD_TEXT = '已暂停，看完场边的提示再继续';

type Ports = {
  readonly view: OpenView;
  readonly table: TableView;
  readonly client: TableClient;
  readonly port: SitePort;
  readonly createScene: CreateTableScene;
  lost(error: VenueError): void;
};

const STATE_TEXTS: Readonly<Record<TableBetView['state'], string>> = {
  open: '等待结果',
  ended: '',
  withdrawn: '已撤销',
};

/** A bet in the records, with a button to take it back while that is possible. */
function betRow(scene: TableScene, bet: TableBetView, withdraw: (roundId: number) => void): HTMLElement {
  const net = bet.payout === null ? null : BigInt(bet.payout) - BigInt(bet.stake);
  const outcome = STATE_TEXTS[bet.state] || netText(net ?? 0n);
  const button = element(
    'button',
    { type: 'button', class: 'link', click: () => withdraw(bet.roundId) },
    '撤销',
  );
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, scene.betText(bet)),
    element('td', {}, scene.issueText?.(bet.opensAt) ?? timeText(bet.opensAt)),
    element('td', {}, amountText(BigInt(bet.stake))),
    element(
      'td',
      net !== null && net > 0n ? { class: 'in' } : {},
      ...(bet.canWithdraw ? [button] : [outcome]),
    ),
  );
}

/** The bets of this visit: those that wait first. Drawn again only when they changed, so that a focused button stays. */
function createRecords(scene: TableScene, withdraw: (roundId: number) => void) {
  const body = element('tbody');
  const head = ['投注', scene.issueText ? '期' : '开始', '金额', '净输赢'].map((text) =>
    element('th', { scope: 'col' }, text),
  );
  const empty = element('p', { class: 'pad' }, '这次还没有下注');
  const table = element('table', { class: 'facts' }, element('thead', {}, element('tr', {}, ...head)), body);
  let drawn = '';
  return {
    content: element('div', {}, element('h2', {}, '本次下注'), empty, table),
    update(bets: readonly TableBetView[]) {
      const now = JSON.stringify(bets);
      if (now === drawn) return;
      drawn = now;
      empty.hidden = bets.length > 0;
      table.hidden = bets.length === 0;
      body.replaceChildren(...bets.map((bet) => betRow(scene, bet, withdraw)));
    },
  };
}

/** Sum of the bets that ended since the last state; null when none did. */
function endedNet(before: readonly TableBetView[], after: readonly TableBetView[]): bigint | null {
  const waiting = new Set(before.filter(({ state }) => state === 'open').map(({ roundId }) => roundId));
  const ended = after.filter(({ roundId, state }) => state === 'ended' && waiting.has(roundId));
  if (ended.length === 0) return null;
  return ended.reduce((sum, { payout, stake }) => sum + BigInt(payout ?? '0') - BigInt(stake), 0n);
}

type Placing = Parameters<TablePort['place']>[0];

const totalOf = ({ bets }: Placing) => bets.reduce((sum, { stake }) => sum + BigInt(stake), 0n);

/** Requests of the player: each answer is taken over, each refusal shown. */
function createRequests(
  { view, client, port, lost }: Ports,
  take: (table: TableView) => void,
  offlineText: () => string,
) {
  const message = element('p', { class: 'table-message', role: 'status' });
  let isHeld = false;
  const showMessage = (text: string) => {
    message.textContent = text;
  };
  const attempt = async (request: () => Promise<TableView>, done: string): Promise<boolean> => {
    try {
      take(await request());
      showMessage(done);
      port.send({ kind: 'balance' });
      return true;
    } catch (thrown) {
      const error = asError(thrown);
      if (error.code !== 'OFFLINE' && ENDS_VISIT.has(error.code)) lost(error);
      else showMessage(error.code === 'OFFLINE' ? offlineText() : refusalText(error));
      // The site requests the balance again and shows a dialog that is pending.
      port.send({ kind: 'balance' });
      return false;
    }
  };
  let pending: { readonly text: string; readonly requestId: string } | null = null;
  return {
    message,
    showMessage,
    isHeld: () => isHeld,
    connected(isConnected: boolean) {
      if (!isConnected) showMessage(offlineText());
      else if (message.textContent === offlineText()) showMessage('');
    },
    hold(held: boolean) {
      isHeld = held;
      showMessage(held ? HELD_TEXT : '');
    },
    async place(request: Placing, balance: bigint): Promise<boolean> {
      if (isHeld) return false;
      if (totalOf(request) > balance) {
        showMessage(view.demo ? SHORT_OF_POINTS : SHORT_OF_MONEY);
        return false;
      }
      // Bets whose answer was lost keep their id: they are placed once.
      const text = JSON.stringify(request);
      pending = pending?.text === text ? pending : { text, requestId: crypto.randomUUID() };
      const { requestId } = pending;
      port.send({ kind: 'started' });
      const isPlaced = await attempt(() => client.place({ ...request, requestId }), '下注成功');
      if (isPlaced || message.textContent !== offlineText()) pending = null;
      return isPlaced;
    },
    withdraw: (roundId: number) => attempt(() => client.withdraw(roundId), '已撤销，金额已退回'),
    takeOut: (roundId: number) => attempt(() => client.takeOut(roundId), ''),
  };
}

function layout(view: OpenView, scene: TableScene, message: HTMLElement, side: HTMLElement): HTMLElement {
  const demo = view.demo ? [DEMO_NOTE] : [];
  const facts = [...demo, ...scene.facts].map((fact) => element('span', { class: 'tag' }, fact));
  const head = element('div', { class: 'head' }, element('h1', {}, view.game.name), ...facts);
  const game = element(
    'section',
    { class: `game game--${view.game.engine}` },
    head,
    scene.container,
    message,
  );
  return element('main', { 'aria-label': view.game.name, class: 'shared-table' }, game, side);
}

const rulesList = ({ rules }: TableScene) =>
  element('ol', { class: 'pad rules' }, ...rules.map((text) => element('li', {}, text)));

/** Column beside the scene: its own tabs, then records, rules and past issues. */
function createSide({ view }: Ports, scene: TableScene, withdraw: (roundId: number) => void) {
  const records = createRecords(scene, withdraw);
  const past = createPastIssues(view, scene);
  const sums = createSums();
  const tabs = createTabs('记录与规则', [
    ...scene.tabs,
    { title: RECORDS, content: records.content },
    { title: RULES, content: rulesList(scene) },
    { title: '核对', content: past.content },
  ]);
  const label = { class: 'side', 'aria-label': '记录与规则' };
  return {
    side: element('aside', label, tabs.list, tabs.panels, sums.sums),
    showRules: () => tabs.choose(RULES),
    update(state: TableState) {
      records.update(state.bets);
      past.update(state);
      sums.update(state.play);
    },
  };
}

/** Puts a shared table on the page. @returns what a message of the site does */
export function showTable(ports: Ports) {
  const { view, table, client, port, createScene, lost } = ports;
  let bets = table.bets;
  let drawn = '';
  const show = (latest: TableState) => {
    const state = scene.held?.(latest) ?? latest;
    const now = JSON.stringify(state);
    if (now === drawn) return;
    drawn = now;
    const net = endedNet(bets, state.bets);
    bets = state.bets;
    scene.update(state);
    side.update(state);
    if (net === null) return;
    requests.showMessage(`已开出，净输赢 ${netText(net)}`);
    port.send({ kind: 'ended' });
  };
  const connected = (isConnected: boolean) => requests.connected(isConnected);
  const loop = followTable({ client, first: table, changed: show, connected, lost });
  const requests = createRequests(ports, loop.take, () => scene.offlineText ?? OFFLINE);
  const scene = createScene({
    view,
    now: loop.now,
    state: loop.state,
    isHeld: requests.isHeld,
    place: (request) => requests.place(request, BigInt(loop.state().play.balance)),
    withdraw: requests.withdraw,
    takeOut: requests.takeOut,
    picture: client.picture,
    showMessage: requests.showMessage,
  });
  const side = createSide(ports, scene, (roundId) => void requests.withdraw(roundId));
  document.title = view.game.name;
  document.body.replaceChildren(layout(view, scene, requests.message, side.side));
  show(loop.state());
  followPicture(scene, port, () => show(loop.state()));
  return {
    rules: side.showRules,
    balance: async () => loop.take(await client.look(loop.state().past[0]?.no ?? 0)),
    /** While a dialog of the site is pending, no bet is placed and the scene does not move. */
    hold(paused: boolean) {
      requests.hold(paused);
      document.documentElement.classList.toggle('held', paused);
    },
  };
}
