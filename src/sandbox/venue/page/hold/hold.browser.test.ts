import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CELLS } from '#sandbox/games/hold/hold.ts';
import { HOLD_TITLES } from '#sandbox/games/hold/hold-title.ts';
import { openGame, roundOf, viewOf } from '#tests/fixtures/opened-game.ts';
import { percentText } from '../amount-text.ts';
import { createHoldScene } from './hold-scene.ts';

const TEN_MINUTES_MS = 600_000;
const [title = raise()] = HOLD_TITLES;
const view = viewOf(title);
const COIN = 8;

function raise(): never {
  throw new Error('no hold titles');
}

/** Three of the first symbol on the middle line, and no more. */
const line = [1, 0, 2, 3, 0, 4, 5, 0, 6, 7, 1, 2, 3, 4, 5];
/** Six coins of one stake; the second respin adds one of two stakes. */
const coins = [
  ...Array.from({ length: CELLS }, (_, cell) => (cell % 5 < 2 ? COIN : cell % 7)),
  ...[1, 1, 1, 1, 1, 1],
  ...[0, 0, 0, 0, 0, 0, 0, 0, 0],
  ...[2, 0, 0, 0, 0, 0, 0, 0, 0],
  ...Array.from({ length: 24 }, () => 0),
];
const round = roundOf(coins, '8000');
const lost = roundOf([0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6], '0');
const open = (history = view.history, answer = round) => openGame(view, createHoldScene, answer, history);
const count = () => document.querySelector('.count')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('[P.09] the rules are one press away and state the exact return', () => {
  open();
  const tab = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(
    ({ textContent }) => textContent === '规则',
  );
  tab?.click();
  const rules = document.querySelector<HTMLElement>('.rules');
  expect(rules?.checkVisibility()).toBe(true);
  expect(rules?.textContent).toContain(`理论返还率 ${percentText(title.exactReturns()?.[0] ?? 0)}`);
});

test('[P.13] a press plays one round, and none starts by itself', async () => {
  const { play, seen, start, result } = open();
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS);
  expect(play).toHaveBeenCalledTimes(0);
  start()?.focus();
  start()?.click();
  await seen();
  expect(result()).toContain('留住 7 枚硬币，合计 8×');
  expect(count()).toContain('留住 7 / 15　剩 0 次');
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS);
  expect(play).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(start());
});

test('[P.14] a round settled in the background is shown on return', async () => {
  const { play, seen, result } = open([round]);
  await seen();
  expect(result()).toContain('返还 80.00');
  expect(play).toHaveBeenCalledTimes(0);
});

test('[P.20] a lost round says so and invites to nothing', async () => {
  const { seen, result, start } = open([lost]);
  await seen();
  expect(result()).toContain('没有连线');
  expect(document.body.textContent).not.toMatch(/再来|再玩|再试|追回|翻本|加倍|差一点/);
  expect(start()?.textContent).toBe('转一局 ¥10');
});

test('[P.21] wins are lit only where the return exceeds the stake', async () => {
  const scene = createHoldScene(view);
  const lit = () => scene.container.querySelectorAll('.hit').length;
  for (const payout of ['400', '1000']) {
    await scene.show(roundOf(line, payout), true);
    expect(lit()).toBe(0);
  }
  await scene.show(roundOf(line, '7000'), true);
  expect(lit()).toBe(3);
  await scene.show(round, true);
  expect(lit()).toBe(7);
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
  scene.begin();
  expect(document.querySelectorAll('.turns')).toHaveLength(0);
  await scene.show(round, false);
  expect(count()).toContain('留住 7 / 15');
});
