import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableView } from '#sandbox/domains/play/venue/venue-view.ts';
import { issueView, TABLE_NOW, TABLE_PLAY, tableView } from '#tests/fixtures/games/table-view.ts';
import { showTable } from '../table/table-page.ts';
import { VenueError } from '../venue-client.ts';
import { beadRoad, bigRoad, type Mark } from './roads.ts';
import { createStudioScene } from './studio-scene.ts';

/** Opens the baccarat table without a picture. @param table its first state */
function open(place: (request: object) => Promise<TableView>, table = tableView()) {
  const client = {
    look: vi.fn(() => Promise.resolve(tableView())),
    place: vi.fn(place),
    withdraw: vi.fn(() => Promise.resolve(tableView())),
    takeOut: vi.fn(() => Promise.resolve(tableView())),
    picture: vi.fn(() => Promise.reject(new VenueError('OFFLINE'))),
  };
  showTable({
    view: {
      key: 'key',
      game: { name: '百家乐 A3', venueName: '极光真人', engine: 'studio' },
      demo: false,
      currency: 'CNY',
      stakes: ['500'],
      cycleMs: 40_000,
      endsAt: null,
      now: TABLE_NOW,
      rules: '',
      play: TABLE_PLAY,
      history: [],
      seeds: { current: null, nextHash: '', revealed: null },
    },
    table,
    client,
    port: { ticket: 't', send: () => undefined, listen: () => undefined },
    createScene: createStudioScene,
    lost: () => undefined,
  });
  return client;
}

const spot = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('.spot')].find((button) =>
    button.getAttribute('aria-label')?.startsWith(`${name}，`),
  );
const confirm = () => document.querySelector<HTMLButtonElement>('.studio-bar .btn--go');
const message = () => document.querySelector('.table-message')?.textContent;

beforeEach(() => vi.useFakeTimers({ now: TABLE_NOW }));
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('[P.13] chips on two spots are confirmed as one request', async () => {
  const client = open(() => Promise.resolve(tableView()));
  spot('闲')?.click();
  spot('闲')?.click();
  spot('庄')?.click();
  expect(confirm()?.textContent).toBe('确认下注 ¥30');
  confirm()?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(client.place.mock.calls[0]?.[0]).toMatchObject({
    bets: [
      { issue: 9, choice: 1, stake: '2000' },
      { issue: 9, choice: 3, stake: '1000' },
    ],
    stopsOnWin: false,
  });
});

test('chips of a refused request stay on the cloth', async () => {
  open(() => Promise.reject(new VenueError('BETS_CLOSED')));
  spot('和')?.click();
  confirm()?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(message()).toBe('本期已经封盘，没有扣款');
  expect(spot('和')?.getAttribute('aria-label')).toContain('待确认 10');
});

test('bets whose answer was lost are sent again under their id', async () => {
  const client = open(() => Promise.reject(new VenueError('OFFLINE')));
  spot('庄')?.click();
  confirm()?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(message()).toContain('连接断开');
  confirm()?.click();
  await vi.advanceTimersByTimeAsync(0);
  const ids = client.place.mock.calls.map(([request]) => Reflect.get(request, 'requestId'));
  expect(new Set(ids).size).toBe(1);
  expect(ids).toHaveLength(2);
});

test('the last chip is taken back', () => {
  open(() => Promise.resolve(tableView()));
  spot('庄')?.click();
  spot('闲')?.click();
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '撤销')?.click();
  expect(confirm()?.textContent).toBe('确认下注 ¥10');
  expect(spot('闲')?.getAttribute('aria-label')).not.toContain('待确认');
});

const F = 'first';
const S = 'second';

test('the big road begins a column for each run and counts ties', () => {
  expect(bigRoad([F, F, S, 'tie', 'tie', F])).toEqual([
    { column: 1, row: 1, mark: F, ties: 0 },
    { column: 1, row: 2, mark: F, ties: 0 },
    { column: 2, row: 1, mark: S, ties: 2 },
    { column: 3, row: 1, mark: F, ties: 0 },
  ]);
});

test('a run longer than a column goes on to the right', () => {
  const run: readonly Mark[] = Array.from({ length: 8 }, () => F);
  const last = bigRoad(run).at(-1);
  expect(last).toMatchObject({ column: 3, row: 6 });
});

test('the bead road holds whole columns of the last results', () => {
  const marks: readonly Mark[] = Array.from({ length: 75 }, (_, at) => (at % 2 === 0 ? F : S));
  const road = beadRoad(marks);
  expect(road).toHaveLength(69);
  expect(road[0]).toEqual({ column: 1, row: 1, mark: F });
});

const press = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('button')]
    .find(({ textContent }) => textContent === name)
    ?.click();
const notice = () => document.querySelector<HTMLElement>('.picture-notice');
const lostPicture = async () => {
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(100);
    expect(notice()?.textContent).toContain('画面断开');
  });
};
const cards = () => document.querySelectorAll('.studio-picture .card[role=img]').length;
/** A result that the server has published, of a bet of 25.00. */
const endedTable = () =>
  tableView({
    issue: issueView({
      phase: 'ended',
      shown: [0, 1, 2, 3, -1, -1],
      endsAt: TABLE_NOW + 40_000,
      nextAt: TABLE_NOW + 50_000,
    }),
    bets: [
      {
        roundId: 1,
        issue: 9,
        opensAt: TABLE_NOW,
        choice: 3,
        stake: '2500',
        payout: null,
        moves: [],
        state: 'open',
        canWithdraw: false,
      },
    ],
  });

test('a lost picture names what decides the bets', async () => {
  open(() => Promise.resolve(tableView()), endedTable());
  await lostPicture();
  expect(notice()?.textContent).toContain('已下的 ¥25 有效，以服务器开出的结果结算');
});

test('cards wait for the picture until only results are chosen', async () => {
  open(() => Promise.resolve(tableView()), endedTable());
  await lostPicture();
  expect(cards()).toBe(0);
  press('只看结果');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(cards()).toBe(4);
  expect(notice()?.hidden).toBe(true);
  press('打开画面');
  expect(notice()?.textContent).toContain('正在连接画面');
});
