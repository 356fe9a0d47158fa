import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SwarmView } from '#sandbox/domains/play/venue/venue-view.ts';
import { buttonOf, resultText, roundView, showTestGame } from '#tests/fixtures/venue-page.ts';
import { VenueError } from '../venue-client.ts';
import { createFishingScene } from './fishing-scene.ts';

const NOW = 1_781_269_200_000;
const SWARM: SwarmView = {
  now: NOW,
  table: 1,
  seat: 1,
  seed: '07'.repeat(32),
  seats: [
    { seat: 0, kind: 'member', name: '雪**北' },
    { seat: 1, kind: 'self', name: '北**风' },
    { seat: 2, kind: 'simulated', name: '小*' },
    { seat: 3, kind: 'free', name: '' },
  ],
  gone: [],
  shots: [],
  askInMs: 30,
};
const GAME = { engine: 'fishing', name: '深海捕手', createScene: createFishingScene, swarm: SWARM } as const;
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
  const fish = [...document.querySelectorAll<HTMLElement>('.fish')].at(-1);
  fish?.click();
  await expect.poll(resultText).toContain('没捕到鲸鲨');
  const aim = { table: 1, fish: Number(fish?.dataset.fish) };
  expect(client.play.mock.lastCall?.[0]).toMatchObject({ choice: 7, aim });
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
  expect(document.querySelector('.fishing__note')?.textContent).toContain(
    '与游动路线、挨打次数和同桌的人无关',
  );
});

const seatTexts = () => [...document.querySelectorAll('.seat')].map((seat) => seat.textContent);

test('four seats show who sits where, the own at the lower left', () => {
  showTestGame(GAME);
  expect(document.querySelector('.seat--0')?.textContent).toContain('我');
  expect(document.querySelector('.seat--1')?.textContent).toContain('小*模拟');
  expect(document.querySelector('.seat--2')?.textContent).toContain('空位');
  expect(document.querySelector('.seat--3')?.textContent).toContain('雪**北');
});

test('a fish that another seat caught leaves the water', async () => {
  const client = showTestGame(GAME);
  const id = Number(document.querySelector<HTMLElement>('.fish')?.dataset.fish);
  const shot = { id: 'm1', seat: 0, fish: id, isCaught: true, at: NOW + 500 };
  client.swarm.mockResolvedValue({ ...SWARM, now: NOW + 600, gone: [id], shots: [shot] });
  await expect.poll(() => document.querySelector(`[data-fish="${id}"]`)).toBeNull();
  expect(seatTexts().join()).toContain('捕到银梭');
});

test('a late shot says that nothing was charged', async () => {
  const client = showTestGame(GAME);
  client.play.mockRejectedValue(new VenueError('FISH_GONE'));
  buttonOf('捕银梭')?.click();
  await expect.poll(resultText).toContain('这条鱼已被捕走或游走，没有扣款');
});

test('a lost connection is named until the venue answers again', async () => {
  const client = showTestGame(GAME);
  const note = () => document.querySelector('.fishing__note')?.textContent;
  client.swarm.mockRejectedValueOnce(new VenueError('OFFLINE'));
  await expect.poll(note).toContain('连接断开');
  await expect.poll(note, { timeout: 4_000 }).toContain('第 1 桌');
});

test('a visit at another table names it', async () => {
  const client = showTestGame(GAME);
  client.swarm.mockResolvedValue({ ...SWARM, now: NOW + 600, table: 2 });
  await expect.poll(resultText).toContain('现在坐第 2 桌');
});

test('no shot begins without a fish of the kind', async () => {
  const client = showTestGame(GAME);
  for (const fish of document.querySelectorAll('.fish')) fish.remove();
  buttonOf('捕银梭')?.click();
  await expect.poll(resultText).toContain('水里现在没有这种鱼');
  expect(client.play).not.toHaveBeenCalled();
});
