import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { TableView } from '#sandbox/domains/play/venue/venue-view.ts';
import { LOTTERY_ROWS } from '#sandbox/games/lottery/lottery.table.ts';
import { openViewOf } from '#tests/fixtures/games/game-view.ts';
import { showTable } from '../table/table-page.ts';
import type { TableClient } from '../venue-client.ts';
import { createLotteryScene } from './lottery-scene.ts';

const MINUTE_MS = 60_000;
const START = 1_781_269_200_000;
const HASH = 'a1'.repeat(32);
const at = (index: number) => ({
  no: 500 + index,
  opensAt: START + index * MINUTE_MS,
  closesAt: START + index * MINUTE_MS + 50_000,
  hash: HASH,
});

/** A table ten seconds into an issue. */
const tableOf = (results: readonly (readonly number[])[]): TableView => ({
  now: START + 10_000,
  issue: { ...at(0), phase: 'bets', shown: [], endsAt: null, nextAt: null },
  ahead: Array.from({ length: 20 }, (_, index) => at(index + 1)),
  past: results.map((result, index) => ({
    no: 499 - index,
    endsAt: START - index * MINUTE_MS,
    result,
    hash: HASH,
    seed: 'b2'.repeat(32),
  })),
  bets: [],
  limits: { least: '200', most: '200000' },
  others: [],
  players: 1,
  play: { balance: '100000', rounds: 0, staked: '0', returned: '0' },
  askInMs: 600_000,
});

function open(name: string, results: readonly (readonly number[])[]) {
  const table = tableOf(results);
  const place = vi.fn<TableClient['place']>(() => Promise.resolve(table));
  const answer = () => Promise.resolve(table);
  const picture = () => Promise.reject(new Error('a lottery has no picture'));
  const client: TableClient = { look: answer, place, withdraw: answer, takeOut: answer, picture };
  const port = { ticket: 't', send: () => undefined, listen: () => undefined };
  const view = { ...openViewOf(name, 'lottery'), cycleMs: MINUTE_MS, table };
  showTable({ view, table, client, port, createScene: createLotteryScene, lost: () => undefined });
  return { place };
}
const buttons = () => [...document.querySelectorAll('button')];
const press = (start: string) =>
  buttons()
    .find((button) => button.checkVisibility() && button.textContent?.startsWith(start))
    ?.click();
const named = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
const slip = () => document.querySelector('.slip')?.textContent ?? '';

afterEach(() => document.body.replaceChildren());

test.each(LOTTERY_ROWS.map(({ name, game }) => [name, game] as const))(
  '%s shows a price and a chance for every bet',
  (name, { draw }) => {
    open(name, [Array.from({ length: draw.count }, (_, index) => draw.first + index)]);
    for (const tab of document.querySelectorAll<HTMLElement>('.board [role=tab]')) {
      tab.click();
      const prices = [...document.querySelectorAll('.cell, .formed')].filter((part) =>
        part.checkVisibility(),
      );
      expect(prices.length).toBeGreaterThan(0);
      for (const { textContent } of prices) expect(textContent).toMatch(/\d\.\d\d.*\d\.\d\d%/);
    }
  },
);

test('several issues are placed as one request that stops at a return', async () => {
  const { place } = open('分分快三', [[6, 2, 3]]);
  press('107.56');
  press('大1.89');
  named('增加期数')?.click();
  named('增加倍数')?.click();
  expect(slip()).toContain('和值 1 注，和值大小单双 1 注，每注 ¥4');
  expect(slip()).toContain('2 期共16.00');
  press('确认 2 期，共 ¥16');
  await expect.poll(() => place.mock.calls.length).toBe(1);
  const bets = [500, 501].flatMap((issue) => [7, 16].map((choice) => ({ issue, choice, stake: '400' })));
  expect(place.mock.lastCall?.[0]).toMatchObject({ bets, stopsOnWin: true });
  await expect.poll(slip).toContain('还没有选号');
});

test('numbers of rows form all their bets', async () => {
  const { place } = open('分分3D', [[1, 8, 8]]);
  const discs = [...document.querySelectorAll<HTMLElement>('.disc')];
  for (const index of [4, 10, 16, 29]) discs[index]?.click();
  expect(document.querySelector('.formed')?.textContent).toBe(
    '已选 4 个，组成 2 注赔率 940.00单注概率 0.10%',
  );
  press('确认 1 期，共 ¥4');
  await expect.poll(() => place.mock.lastCall?.[0].bets.map(({ choice }) => choice)).toEqual([409, 469]);
});

test('more bets than one request takes are refused with their number', async () => {
  const { place } = open('分分3D', [[1, 8, 8]]);
  for (const disc of document.querySelectorAll<HTMLElement>('.disc'))
    if (disc.checkVisibility()) disc.click();
  press('确认 1 期');
  expect(document.querySelector('[role=status]')?.textContent).toContain('一次最多 200 注，现在是 1000 注');
  expect(place).not.toHaveBeenCalled();
});

test('a bet is chosen and placed by keyboard alone', async () => {
  const { place } = open('分分快三', [[6, 2, 3]]);
  document.querySelector<HTMLElement>('.cell')?.focus();
  await userEvent.keyboard('{Enter}');
  document.querySelector<HTMLElement>('.slip > .btn--go')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => place.mock.lastCall?.[0].bets).toEqual([{ issue: 500, choice: 0, stake: '200' }]);
});

test('the trend counts misses and says that issues are independent', () => {
  open('分分快三', [
    [6, 2, 3],
    [1, 1, 6],
    [6, 2, 3],
  ]);
  const rows = [...document.querySelectorAll('.trend tbody tr')].map((row) => row.textContent);
  expect(rows.at(-1)).toMatch(/^\d{4}3{5}133113{7}$/);
  expect(document.querySelector('.trend')?.textContent).toContain('每期独立');
});

test('[P.09] the rules state the return', () => {
  open('分分11选5', [[6, 4, 2, 9, 11]]);
  expect(document.querySelector('.rules')?.textContent).toContain('返还率都是 94.10%');
});

test('the bar of a phone leads back to the order', () => {
  open('分分快三', [[6, 2, 3]]);
  press('规则');
  expect(document.querySelector('.slip')?.checkVisibility()).toBe(false);
  document.querySelector<HTMLElement>('.slip-bar button')?.click();
  expect(document.querySelector('.slip')?.checkVisibility()).toBe(true);
});
