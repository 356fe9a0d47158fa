import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buttonOf, resultText, roundView, showTestGame } from '#tests/fixtures/venue-page.ts';
import { createMinesScene } from './mines-scene.ts';

const TAKE = 25;
const GAME = { engine: 'mines', name: '蜂巢迷阵', createScene: createMinesScene } as const;
const allBut = (...opened: readonly number[]) =>
  Array.from({ length: TAKE + 1 }, (_, move) => move).filter((move) => !opened.includes(move));
const begun = roundView({ choice: 1, next: allBut() });
const opened = roundView({ choice: 1, moves: [7], next: allBut(7) });
const lost = roundView({ choice: 1, moves: [7, 8], outcome: [3, 8, 20] });
const taken = roundView({ choice: 1, moves: [7, TAKE], outcome: [3, 8, 20], payout: '1110' });
const tile = (at: number) => document.querySelectorAll<HTMLElement>('.tile')[at];
const faces = (face: string) => document.querySelectorAll(`.tile--${face}`).length;

afterEach(() => document.body.replaceChildren());

test('a round is begun, opened and taken by keyboard alone', async () => {
  const client = showTestGame(GAME, begun, opened, taken);
  buttonOf('开局')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(tile(0));
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
  await expect.poll(resultText).toContain('已翻开 1 格');
  expect(client.move).toHaveBeenLastCalledWith({ roundId: 7, index: 0, move: 7 });
  expect(document.activeElement).toBe(tile(7));
  buttonOf('现在取回 ¥11.10')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(resultText).toContain('翻开 1 格，取回 ×1.11');
  expect(client.move).toHaveBeenLastCalledWith({ roundId: 7, index: 1, move: TAKE });
  expect(document.activeElement).toBe(buttonOf('开局'));
});

test('an opened mine is said plainly, and all mines are shown', async () => {
  showTestGame(GAME, begun, opened, lost);
  buttonOf('开局')?.click();
  await expect.poll(() => buttonOf('退还本金 ¥10')).toBeDefined();
  tile(7)?.click();
  await expect.poll(resultText).toContain('已翻开 1 格');
  tile(8)?.click();
  await expect.poll(resultText).toContain('第 2 格翻到蜜蜂返还 0.00');
  expect([faces('hit'), faces('mine'), faces('safe')]).toEqual([1, 2, 1]);
  expect(document.querySelector('.result .in')).toBeNull();
});

test('a round resumed from the history waits with its buttons', async () => {
  const client = showTestGame({ ...GAME, history: [opened] }, taken);
  await expect.poll(() => buttonOf('现在取回 ¥11.10')).toBeDefined();
  expect(document.querySelector<HTMLFieldSetElement>('.picks')?.disabled).toBe(true);
  expect(document.body.textContent).toContain('共 0 局');
  expect(client.see).not.toHaveBeenCalled();
  buttonOf('现在取回')?.click();
  await expect.poll(() => client.see.mock.calls.length).toBe(1);
});

test('[P.14] a round ended in the background is shown on return', async () => {
  const client = showTestGame({ ...GAME, history: [taken] });
  await expect.poll(resultText).toContain('返还 11.10');
  expect(client.see).toHaveBeenCalledWith(7);
  expect(buttonOf('开局')).toBeDefined();
});

test('[P.09] the rules are one press away and state the return', () => {
  showTestGame(GAME);
  const tab = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(
    ({ textContent }) => textContent === '规则',
  );
  tab?.click();
  const rules = document.querySelector<HTMLElement>('.rules');
  expect(rules?.checkVisibility()).toBe(true);
  expect(rules?.textContent).toContain('97.28% 至 98.00%');
});

test('[P.13] an open round makes no move by itself', async () => {
  vi.useFakeTimers();
  const client = showTestGame({ ...GAME, history: [opened] });
  await vi.advanceTimersByTimeAsync(600_000);
  vi.useRealTimers();
  expect(client.move).not.toHaveBeenCalled();
  expect(client.play).not.toHaveBeenCalled();
});
