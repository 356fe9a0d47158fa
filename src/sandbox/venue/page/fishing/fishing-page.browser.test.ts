import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buttonOf, resultText, roundView, showTestGame } from '#tests/fixtures/venue-page.ts';
import { createFishingScene } from './fishing-scene.ts';

const GAME = { engine: 'fishing', name: '深海捕手', createScene: createFishingScene } as const;
const CATCH = roundView({ choice: 1, outcome: [1], payout: '3000' });
const netText = () => document.querySelector('.net b')?.textContent;
const kindField = (name: string) =>
  document.querySelector<HTMLInputElement>(`.targets [aria-label^="${name}"]`);

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('arrow keys choose the kind, and Enter fires at it', async () => {
  const client = showTestGame(GAME, CATCH);
  kindField('银梭')?.focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.poll(resultText).toContain('捕到碧燕 3×');
  expect(client.play.mock.lastCall?.[0]).toMatchObject({ choice: 1, stake: '1000' });
  expect(netText()).toBe('返还 30.00');
  expect(document.activeElement).toBe(kindField('碧燕'));
});

test('[P.13] a held key fires once', async () => {
  const client = showTestGame(GAME, CATCH, CATCH);
  const press = (repeat: boolean) =>
    kindField('银梭')?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', repeat, bubbles: true }));
  press(false);
  await expect.poll(resultText).toContain('捕到');
  press(true);
  expect(client.play).toHaveBeenCalledTimes(1);
});

test('a press on a fish aims at its kind and fires', async () => {
  const client = showTestGame(GAME, roundView({ choice: 7, outcome: [0] }));
  document.querySelector<HTMLElement>('.fish')?.click();
  await expect.poll(resultText).toContain('没捕到鲸鲨');
  expect(client.play.mock.lastCall?.[0]).toMatchObject({ choice: 7 });
  expect(buttonOf('捕鲸鲨 ¥10')).toBeDefined();
  expect(document.querySelector('.result .in')).toBeNull();
});

test('presses during a shot fire no second one', async () => {
  const client = showTestGame(GAME, CATCH, CATCH);
  const fish = document.querySelector<HTMLElement>('.fish');
  fish?.click();
  fish?.click();
  await expect.poll(resultText).toContain('捕到');
  expect(client.play).toHaveBeenCalledTimes(1);
});

test('fish stand still under reduced motion', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ ...matchMedia('all'), matches: true });
  showTestGame(GAME, roundView({ outcome: [0] }));
  expect(document.querySelector('.pond--still')).not.toBeNull();
  buttonOf('捕银梭')?.click();
  await expect.poll(netText).toBe('未捕到');
  expect(document.querySelector('.net')?.getAnimations()).toEqual([]);
});

test('[P.14] a shot settled in the background is shown on return', async () => {
  const client = showTestGame({ ...GAME, history: [CATCH] });
  await expect.poll(resultText).toContain('捕到碧燕');
  expect(client.see).toHaveBeenCalledWith(7);
  expect(kindField('碧燕')?.checked).toBe(true);
});

test('[P.09] the rules state the return and what changes no chance', () => {
  showTestGame(GAME);
  expect(document.querySelector('.rules')?.textContent).toContain('返还率都是 96.40%');
  expect(document.querySelector('.fishing__note')?.textContent).toContain('与游动路线和挨打次数无关');
});
