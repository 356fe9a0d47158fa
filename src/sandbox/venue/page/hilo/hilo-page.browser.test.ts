import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buttonOf, resultText, roundView, showTestGame } from '#tests/fixtures/venue-page.ts';
import { createHiloScene } from './hilo-scene.ts';

const GAME = { engine: 'hilo', name: '双球竞高', createScene: createHiloScene } as const;
const [HIGHER, LOWER, SKIP, TAKE] = [0, 1, 2, 3];
const ALL = [HIGHER, LOWER, SKIP, TAKE];
const begun = roundView({ outcome: [6], next: ALL });
const skipped = roundView({ outcome: [6, 3], moves: [SKIP], next: ALL });
const guessed = roundView({ outcome: [6, 3, 9], moves: [SKIP, HIGHER], next: ALL });
const taken = roundView({ ...guessed, moves: [SKIP, HIGHER, TAKE], next: [], payout: '1280' });
const wrong = roundView({ outcome: [6, 2], moves: [HIGHER] });

const focused = () => document.activeElement?.textContent;

afterEach(() => document.body.replaceChildren());

test('cards are skipped, guessed and taken by keyboard alone', async () => {
  const client = showTestGame(GAME, begun, skipped, guessed, taken);
  buttonOf('翻第一张')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('更高');
  expect(document.querySelector('.odds')?.textContent).toContain('更高：概率 52.94%，猜中后 ×1.86');
  buttonOf('换牌，还有 3 次')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('换牌，还有 2 次');
  buttonOf('更高')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(resultText).toContain('已猜中 1 次');
  expect(focused()).toBe('更高');
  buttonOf('现在取回')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(resultText).toContain('猜中 1 次，取回');
  expect(client.move).toHaveBeenLastCalledWith({ roundId: 7, index: 2, move: TAKE });
  expect(focused()).toBe('翻第一张 ¥10');
});

test('a wrong guess is said plainly', async () => {
  showTestGame(GAME, begun, wrong);
  buttonOf('翻第一张')?.click();
  await expect.poll(() => buttonOf('更高')).toBeDefined();
  buttonOf('更高')?.click();
  await expect.poll(resultText).toContain('翻出 300 米，没有猜中返还 0.00');
  expect(document.querySelector('.hcard--wrong')).not.toBeNull();
});

test('a round resumed from the history waits with its buttons', async () => {
  showTestGame({ ...GAME, history: [skipped] });
  await expect.poll(() => buttonOf('换牌，还有 2 次')).toBeDefined();
  expect(buttonOf('退还本金 ¥10')).toBeDefined();
  expect(buttonOf('翻第一张')).toBeUndefined();
  expect(document.querySelectorAll('.earlier .hcard')).toHaveLength(1);
});

test('[P.09] the rules state the exact return', () => {
  showTestGame(GAME);
  expect(document.querySelector('.rules')?.textContent).toContain('返还率 98.02%');
});
