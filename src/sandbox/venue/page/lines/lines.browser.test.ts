import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameOfTitle, LINES_ROWS } from '#sandbox/games/lines/lines-titles.ts';
import { reelsReturn } from '#sandbox/games/reels/reels-odds.ts';
import { openGame, openViewOf, roundOf, STAKE, shown } from '#tests/fixtures/games/game-view.ts';
import { percentText } from '../amount-text.ts';
import { createLinesScene } from './lines-scene.ts';

const CELLS = 15;
const TEN_MINUTES_MS = 600_000;
const view = openViewOf('夜场灯光', 'lines');
const round = roundOf(
  Array.from({ length: CELLS }, (_, cell) => cell % 5),
  4_00n,
);
const startButton = () => document.querySelector<HTMLButtonElement>('.btn--go');

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test.each(LINES_ROWS.map(({ facts }) => facts.name))(
  '[P.09] the rules of %s are one press away and state the exact return',
  (name) => {
    openGame(openViewOf(name, 'lines'), createLinesScene, round);
    const tab = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(
      ({ textContent }) => textContent === '规则',
    );
    const rules = document.querySelector<HTMLElement>('.rules');
    expect(rules?.checkVisibility()).toBe(false);
    tab?.click();
    expect(rules?.checkVisibility()).toBe(true);
    const stated = percentText(reelsReturn(gameOfTitle(name).game));
    expect(rules?.textContent).toContain(`理论返还率 ${stated}`);
    document.body.replaceChildren();
  },
);

test('[P.13] an open game plays one round per press and none by itself', async () => {
  const { play, see } = openGame(view, createLinesScene, round);
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS);
  expect(play).toHaveBeenCalledTimes(0);
  startButton()?.click();
  await shown(see);
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS);
  expect(startButton()?.getAttribute('aria-disabled')).toBe('false');
  expect(play).toHaveBeenCalledTimes(1);
});

test.each([0n, 4_00n, STAKE])('[P.20] a round that returns %s of 1000 invites to nothing', async (payout) => {
  const past = { ...view, history: [{ ...round, payout: String(payout) }] };
  const { see } = openGame(past, createLinesScene, round);
  await shown(see);
  expect(document.body.textContent).not.toMatch(/再来|再玩|再试|追回|翻本|加倍|差一点/);
  expect(startButton()?.textContent).toBe('转一局 ¥10');
});

test('[P.14] a round settled in the background is shown on return', async () => {
  const { play, see } = openGame({ ...view, history: [round] }, createLinesScene, round);
  await shown(see);
  expect(see).toHaveBeenCalledWith(round.roundId);
  expect(document.querySelector('.result')?.textContent).toContain('返还 4.00');
  expect(play).toHaveBeenCalledTimes(0);
});
