import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buttonOf, resultText, roundView, showTestGame } from '#tests/fixtures/venue-page.ts';
import { createPlinkoScene } from './plinko-scene.ts';

const GAME = { engine: 'plinko', name: '万盏归家', createScene: createPlinkoScene } as const;
const path = [0, 1, 0, 0, 1, 0, 0, 1];
const slots = () => document.querySelectorAll('.board .slot').length;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('rows and risk are chosen and played by keyboard alone', async () => {
  const client = showTestGame(GAME, roundView({ choice: 2, outcome: path, payout: '200' }));
  const [rows, risk] = document.querySelectorAll<HTMLElement>('.picks');
  rows?.querySelector<HTMLElement>('input:checked')?.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(slots()).toBe(9);
  risk?.querySelector<HTMLElement>('input:checked')?.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.querySelector('.scr h2')?.textContent).toBe('8 排高风险返还率 97.19%');
  buttonOf('放下灯笼')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(resultText, { timeout: 5_000 }).toContain('左起第 4 个院子，×0.20返还 2.00');
  expect(client.play.mock.lastCall?.[0]).toMatchObject({ choice: 2 });
});

test('reduced motion shows a result without a fall', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.useFakeTimers();
  showTestGame(GAME, roundView({ choice: 0, outcome: path, payout: '650' }));
  buttonOf('放下灯笼')?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(resultText()).toContain('左起第 4 个院子');
  expect(document.querySelector('.ball.still')).not.toBeNull();
});

test('[P.21] a slot is lit only where the return exceeds the stake', async () => {
  const lit = async (payout: string) => {
    document.body.replaceChildren();
    showTestGame({ ...GAME, history: [roundView({ choice: 0, outcome: path, payout })] });
    await expect.poll(resultText).toContain('左起第 4 个');
    return document.querySelectorAll('.slot--gain').length;
  };
  expect([await lit('650'), await lit('1000'), await lit('1450')]).toEqual([0, 0, 1]);
});

test('[P.09] the rules state the exact returns', () => {
  showTestGame(GAME);
  expect(document.querySelector('.rules')?.textContent).toContain('16 排高风险 97.28%');
});
