import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buttonOf, resultText, roundView, showTestGame } from '#tests/fixtures/venue-page.ts';
import { createDiceScene } from './dice-scene.ts';

const GAME = { engine: 'dice', name: '铁皮兄弟', createScene: createDiceScene } as const;
const facts = () => document.querySelector('.bet__facts')?.textContent ?? '';

afterEach(() => document.body.replaceChildren());

test('side and target are chosen and rolled by keyboard alone', async () => {
  const client = showTestGame(GAME, roundView({ choice: 14, outcome: [6, 6, 4], payout: '3730' }));
  document.querySelector<HTMLElement>('.pick input')?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(facts()).toContain('不小于 12');
  document.querySelector<HTMLElement>('input[type=range]')?.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(facts()).toContain('不小于 13概率25.93%倍数×3.74返还率96.96%');
  buttonOf('押大 ¥10')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(resultText).toContain('三骰之和 16（6 + 6 + 4），目标不小于 13');
  expect(client.play.mock.lastCall?.[0]).toMatchObject({ choice: 14, stake: '1000' });
  expect(document.querySelector('.ruler__mark--hit')?.textContent).toBe('16');
  expect(document.activeElement).toBe(buttonOf('押大'));
});

test('[P.14] a roll settled in the background is shown on return', async () => {
  const client = showTestGame({ ...GAME, history: [roundView({ choice: 3, outcome: [5, 5, 1] })] });
  await expect.poll(resultText).toContain('三骰之和 11');
  expect(client.see).toHaveBeenCalledWith(7);
  expect(document.querySelector('.result .in')).toBeNull();
});

test('[P.09] the rules state the exact returns', () => {
  showTestGame(GAME);
  expect(document.querySelector('.rules')?.textContent).toContain('返还率 96.30% 至 97.00%');
});
