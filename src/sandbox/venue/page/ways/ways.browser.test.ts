import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reelsReturn } from '#sandbox/games/reels/reels-odds.ts';
import { gameOfTitle, WAYS_ROWS } from '#sandbox/games/ways/ways-titles.ts';
import { openGame, openViewOf, roundOf, shown, until } from '#tests/fixtures/games/game-view.ts';
import { percentText } from '../amount-text.ts';
import { createWaysScene } from './ways-scene.ts';

const CELLS = 15;
const NAME = '山海图';
const view = openViewOf(NAME, 'ways');
const { symbols } = gameOfTitle(NAME).row;
const SCATTER = symbols.length - 1;
const plain = Array.from({ length: CELLS }, (_, cell) => 1 + Math.floor(cell / 3));
const started = [SCATTER, 1, 2, SCATTER, 3, 4, SCATTER, ...plain.slice(7)];
const FREE = 8;
/** A round with eight free spins. */
const long = roundOf([...started, ...Array.from({ length: FREE }, () => plain).flat()], 42_00n);
const startButton = () => document.querySelector<HTMLButtonElement>('.btn--go');
const skipButton = () => document.querySelector<HTMLButtonElement>('.reel__skip');
const bar = () => document.querySelector('.reel__bar span')?.textContent;
const result = () => document.querySelector('.result')?.textContent;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test.each(WAYS_ROWS.map(({ facts }) => facts.name))(
  '[P.09] the rules of %s state the exact return',
  (name) => {
    openGame(openViewOf(name, 'ways'), createWaysScene, long);
    const stated = percentText(reelsReturn(gameOfTitle(name)));
    expect(document.querySelector('.rules')?.textContent).toContain(`理论返还率 ${stated}`);
  },
);

test('free spins are shown one after another, then the result', async () => {
  const { see } = openGame(view, createWaysScene, long);
  startButton()?.click();
  await until(() => bar()?.includes('免费转 3 /') === true);
  expect(bar()).toContain(`免费转 3 / ${FREE}　×3`);
  expect(result()).not.toContain('返还');
  await shown(see);
  expect(result()).toBe(`含免费转 ${FREE} 次返还 42.00本局 +32.00`);
  expect(skipButton()?.hidden).toBe(true);
});

test('free spins can be skipped by the keyboard, which keeps its place', async () => {
  const { see } = openGame(view, createWaysScene, long);
  startButton()?.focus();
  startButton()?.click();
  await until(() => skipButton()?.hidden === false);
  skipButton()?.focus();
  skipButton()?.click();
  await vi.advanceTimersByTimeAsync(100);
  expect(see).toHaveBeenCalledTimes(1);
  expect(result()).toContain('返还 42.00');
  expect(document.activeElement).toBe(startButton());
});

test('with reduced motion nothing turns', async () => {
  const still = { ...matchMedia('all'), matches: true };
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(still);
  const { see } = openGame(view, createWaysScene, long);
  startButton()?.click();
  let turned = 0;
  const watch = setInterval(() => {
    turned += document.querySelectorAll('.turns').length;
  }, 50);
  await shown(see);
  clearInterval(watch);
  expect(turned).toBe(0);
  expect(result()).toContain('返还 42.00');
});

test('[P.14] a round with free spins is shown by its end on return', async () => {
  const { play, see } = openGame({ ...view, history: [long] }, createWaysScene, long);
  await shown(see);
  expect(result()).toContain(`含免费转 ${FREE} 次`);
  expect(play).toHaveBeenCalledTimes(0);
});

test.each(['0', '400', '1000'])('[P.21] a return of %s of 1000 lights nothing', async (payout) => {
  const { see } = openGame({ ...view, history: [{ ...long, payout }] }, createWaysScene, long);
  await shown(see);
  expect(document.querySelectorAll('.hit, .in')).toHaveLength(0);
});
