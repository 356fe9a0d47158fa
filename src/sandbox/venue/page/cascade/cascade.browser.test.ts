import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SIDE } from '#sandbox/games/cascade/cascade-board.ts';
import { CASCADE_TITLES } from '#sandbox/games/cascade/cascade-title.ts';
import { RETURNS } from '#sandbox/games/returns.table.ts';
import { openGame, roundOf, viewOf } from '#tests/fixtures/opened-game.ts';
import { percentText } from '../amount-text.ts';
import { createCascadeScene } from './cascade-scene.ts';
import { rowsFallen } from './falling-board.ts';

const TEN_MINUTES_MS = 600_000;
const [title = raise()] = CASCADE_TITLES;
const view = viewOf(title);

function raise(): never {
  throw new Error('no cascade titles');
}

/** A board that alternates, with five of the fifth symbol in the lowest row, and five symbols that follow. */
const oneFall = [
  ...Array.from({ length: SIDE * SIDE }, (_, cell) => {
    const [column, row] = [Math.floor(cell / SIDE), cell % SIDE];
    return row === 0 && column < 5 ? 4 : (column + row) % 2;
  }),
  ...[2, 3, 2, 3, 2],
];
const round = roundOf(oneFall, '1200');
const noFall = roundOf(
  oneFall.map((symbol) => (symbol === 4 ? 2 : symbol)).map((symbol, at) => (at === 0 ? 3 : symbol)),
  '0',
);
const open = (history = view.history, answer = round) => openGame(view, createCascadeScene, answer, history);
const falls = () => [...document.querySelectorAll('.falls li')].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('[P.09] the rules are one press away and state the return', () => {
  open();
  const tab = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(
    ({ textContent }) => textContent === '规则',
  );
  tab?.click();
  const rules = document.querySelector<HTMLElement>('.rules');
  expect(rules?.checkVisibility()).toBe(true);
  expect(rules?.textContent).toContain(percentText((RETURNS[title.name]?.least ?? 0) / 10_000));
});

test('[P.13] a press plays one round, and none starts by itself', async () => {
  const { play, seen, start, result } = open();
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS);
  expect(play).toHaveBeenCalledTimes(0);
  start()?.focus();
  start()?.click();
  await seen();
  expect(result()).toContain('连落 1 次，合计 1.2×');
  expect(falls()).toEqual(['第 1 落　1×12.00珊瑚 5 个']);
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS);
  expect(play).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(start());
});

test('[P.14] a round settled in the background is shown on return', async () => {
  const { play, seen, result } = open([round]);
  await seen();
  expect(result()).toContain('返还 12.00');
  expect(play).toHaveBeenCalledTimes(0);
});

test('[P.20] a round without a win says so and invites to nothing', async () => {
  const { seen, result, start } = open([noFall]);
  await seen();
  expect(result()).toContain('没有成片');
  expect(document.body.textContent).not.toMatch(/再来|再玩|再试|追回|翻本|加倍|差一点/);
  expect(start()?.textContent).toBe('落一局 ¥10');
});

test('[P.21] falls are lit only where the return exceeds the stake', async () => {
  const scene = createCascadeScene(view);
  const lit = () => scene.container.querySelectorAll('.lit').length;
  for (const payout of ['400', '1000']) {
    await scene.show(roundOf(oneFall, payout), true);
    expect(lit()).toBe(0);
  }
  await scene.show(round, true);
  expect(lit()).toBe(1);
});

test('with reduced motion a round is shown at once', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media.includes('reduce'),
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  const { scene } = open();
  await scene.show(round, false);
  expect(falls()).toHaveLength(1);
  expect(document.querySelectorAll('.drops')).toHaveLength(0);
});

test('symbols fall past removed cells, and new ones come from above', () => {
  const column = [0, -1, 1, -1, 2, 3, 4];
  const board = [...column, ...Array.from({ length: SIDE * (SIDE - 1) }, () => 0)];
  expect(rowsFallen(board).slice(0, SIDE)).toEqual([0, 1, 2, 2, 2, 2, 2]);
  expect(
    rowsFallen(board)
      .slice(SIDE)
      .every((rows) => rows === 0),
  ).toBe(true);
});
