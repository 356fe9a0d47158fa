import '../play.css';
import './rise.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { IssueView, TableBetView, TableView } from '#sandbox/domains/play/venue/venue-view.ts';
import { RISE_ROWS } from '#sandbox/games/rise/rise.table.ts';
import { levelAt, timeOf } from '#sandbox/games/rise/rise.ts';
import { issueView, TABLE_NOW, TABLE_PLAY, tableView } from '#tests/fixtures/games/table-view.ts';
import { showTable } from '../table/table-page.ts';
import { VenueError } from '../venue-client.ts';
import { createRiseScene } from './rise-scene.ts';
import { levelText } from './rise-texts.ts';

const [ROW] = RISE_ROWS;
if (!ROW) throw new Error('no curve');
const { curve } = ROW;
const CLOSES = TABLE_NOW + curve.betMs;
const ASK_MS = 300;

const issueOf = (change: Partial<IssueView> = {}) => issueView({ closesAt: CLOSES, ...change });
const tableOf = (change: Partial<TableView> = {}) =>
  tableView({ issue: issueOf(), askInMs: ASK_MS, ...change });
const betOf = (change: Partial<TableBetView> = {}): TableBetView => ({
  roundId: 4,
  issue: 9,
  opensAt: TABLE_NOW,
  choice: 0,
  stake: '1000',
  payout: null,
  moves: [],
  state: 'open',
  canWithdraw: false,
  ...change,
});
/** A table some time after the close of its bets. */
const flying = (ms: number, change: Partial<TableView> = {}) =>
  tableOf({ now: CLOSES + ms, issue: issueOf({ phase: 'result' }), ...change });
const ENDS = CLOSES + timeOf(curve, 225);
const ended = (change: Partial<TableView> = {}) =>
  tableOf({
    now: ENDS,
    issue: issueOf({ phase: 'ended', shown: [224], endsAt: ENDS, nextAt: ENDS + curve.restMs }),
    ...change,
  });

/** Opens the curve. `answer` is what the venue answers from then on. */
function open(first: TableView) {
  const venue = { answer: () => Promise.resolve(first) };
  const client = {
    look: vi.fn(() => venue.answer()),
    place: vi.fn((_request: object) => venue.answer()),
    withdraw: vi.fn(() => venue.answer()),
    takeOut: vi.fn((_roundId: number) => venue.answer()),
    picture: vi.fn(() => Promise.reject(new VenueError('OFFLINE'))),
  };
  showTable({
    view: {
      key: 'key',
      game: { name: ROW?.name ?? '', venueName: '云豹电子', engine: 'rise' },
      demo: false,
      currency: 'CNY',
      stakes: ['500'],
      cycleMs: curve.betMs,
      endsAt: null,
      now: first.now,
      rules: '',
      play: TABLE_PLAY,
      history: [],
      seeds: { current: null, nextHash: '', revealed: null },
    },
    table: first,
    client,
    port: { ticket: 't', send: () => undefined, listen: () => undefined },
    createScene: createRiseScene,
    lost: () => undefined,
  });
  const answers = async (state: TableView | VenueError) => {
    venue.answer = () => (state instanceof VenueError ? Promise.reject(state) : Promise.resolve(state));
    await vi.advanceTimersByTimeAsync(ASK_MS + 50);
  };
  return { client, answers };
}

const button = () => document.querySelector<HTMLButtonElement>('.rise-button');
const multiple = () => document.querySelector('.rise-multiple b')?.textContent;
const note = () => document.querySelector('.rise-multiple span')?.textContent;
const message = () => document.querySelector('.table-message')?.textContent;
const automatic = () => document.querySelector<HTMLInputElement>('[aria-label="自动取回的倍数"]');
const type = (text: string) => {
  const field = automatic();
  if (!field) throw new Error('no field');
  field.value = text;
  field.dispatchEvent(new Event('input'));
};
const frame = () => vi.advanceTimersByTimeAsync(20);

beforeEach(() => vi.useFakeTimers({ now: TABLE_NOW }));
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('[P.13] one press places the stake without a level', async () => {
  const { client } = open(tableOf());
  await frame();
  expect(button()?.textContent).toBe('本局投 ¥10');
  button()?.click();
  const bets = [{ issue: 9, choice: 0, stake: '1000' }];
  expect(client.place.mock.calls[0]?.[0]).toMatchObject({ bets, stopsOnWin: false });
});

test('an automatic level is sent in hundredths and shows its chance', async () => {
  const { client } = open(tableOf());
  type('2.5');
  expect(document.querySelector('.rise-auto-field')?.textContent).toContain('到达概率 38.80%');
  await frame();
  button()?.click();
  expect(client.place.mock.calls[0]?.[0]).toMatchObject({ bets: [{ choice: 250 }] });
});

test.each(['1', '1.005', '1000.01', 'x'])('no bet is placed at the level “%s”', async (text) => {
  const { client } = open(tableOf());
  type(text);
  await frame();
  button()?.click();
  expect(client.place).not.toHaveBeenCalled();
  expect(message()).toBe('自动取回的倍数从 1.01× 到 1,000.00×，最多两位小数');
  expect(automatic()?.value).toBe(text);
});

test('the curve goes no further than the last answer', async () => {
  const { answers } = open(flying(1_000));
  await answers(new VenueError('OFFLINE'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(multiple()).toBe(levelText(levelAt(curve, 1_000)));
  expect(note()).toBe('正在等服务器的消息');
  expect(message()).toContain('自动取回照常执行');
});

test('the button takes the open stake out at the multiple in sight', async () => {
  const { client, answers } = open(flying(1_000, { bets: [betOf()] }));
  await frame();
  const [, worth] = button()?.textContent?.match(/^现在取回 ¥(.+)$/) ?? [];
  expect(`${Number(worth) / 10}0×`.slice(0, 4)).toBe(multiple()?.slice(0, 4));
  button()?.click();
  expect(client.takeOut).toHaveBeenCalledExactlyOnceWith(4);
  await answers(flying(1_400, { bets: [betOf({ moves: [110], payout: '1100', state: 'ended' })] }));
  expect(button()?.textContent).toBe('已取回 ¥11.00');
  expect(note()).toBe('已在 1.10× 取回 11.00');
});

test('a press just after the end places no bet', async () => {
  const { client } = open(ended({ bets: [betOf({ payout: '0', state: 'ended' })] }));
  await frame();
  expect(button()?.textContent).toBe('本局已结束');
  button()?.click();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(button()?.textContent).toBe('下一局投 ¥10');
  expect(client.place).not.toHaveBeenCalled();
});

test('a lost stake names the level that was missed', async () => {
  open(ended({ bets: [betOf({ choice: 250, payout: '0', state: 'ended' })] }));
  await frame();
  expect(multiple()).toBe('2.24×');
  expect(note()).toBe('本局结束，没到自动取回的 2.50×，投注 10.00 不返还\n下一局 3 秒后开始');
});

test('a bet ordered during a flight waits for the next issue', async () => {
  const { client, answers } = open(flying(1_000));
  await frame();
  button()?.click();
  expect(button()?.textContent).toBe('已排到下一局 ¥10，按一下取消');
  expect(client.place).not.toHaveBeenCalled();
  const opensAt = ENDS + curve.restMs;
  const issue = issueOf({ no: 10, opensAt, closesAt: opensAt + curve.betMs });
  await answers(tableOf({ now: opensAt, issue }));
  expect(client.place.mock.calls[0]?.[0]).toMatchObject({ bets: [{ issue: 10, choice: 0 }] });
});

test('a second press takes the order back', async () => {
  const { client, answers } = open(flying(1_000));
  await frame();
  button()?.click();
  button()?.click();
  await answers(tableOf({ now: CLOSES + 60_000, issue: issueOf({ no: 10, closesAt: CLOSES + 70_000 }) }));
  expect(client.place).not.toHaveBeenCalled();
});

test('a take-out that came too late says so', async () => {
  const { client } = open(flying(1_000, { bets: [betOf()] }));
  client.takeOut.mockRejectedValueOnce(new VenueError('RESULT_PUBLIC'));
  await frame();
  button()?.click();
  await frame();
  expect(message()).toBe('晚了一步，结果已经出来');
});

test('ends of the last issues are shown, the newest last', () => {
  const past = [224, 100, 1_260].map((end, at) => ({
    no: 8 - at,
    endsAt: TABLE_NOW - at * 30_000,
    result: [end],
    hash: 'ab'.repeat(32),
    seed: 'cd'.repeat(32),
  }));
  open(tableOf({ past }));
  const ends = [...document.querySelectorAll('.rise-ends li')].map(({ textContent }) => textContent);
  expect(ends).toEqual(['12.60×', '1.00×', '2.24×']);
});

test('the own bet comes first, then the others by their multiples', () => {
  const others = [
    { name: '江***东', stake: '50000', payout: null },
    { name: '橘***水', stake: '5000', payout: '5900' },
    { name: '云***员', stake: '10000', payout: '18500' },
  ];
  open(flying(9_000, { bets: [betOf()], others }));
  const rows = [...document.querySelectorAll('.rise-players li')].map(({ children }) =>
    [...children].slice(1).map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['我', '10.00', '上升中'],
    ['云***员', '100.00', '1.85×'],
    ['橘***水', '50.00', '1.18×'],
    ['江***东', '500.00', '上升中'],
  ]);
});
