import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenView, PlayedView, RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import { NINES_TITLES } from '#sandbox/games/nines/nines-title.ts';
import { percentText } from '../amount-text.ts';
import { showGame } from '../game-page.ts';
import { createNinesScene } from '../nines/nines-scene.ts';
import { createTigerScene } from '../tiger/tiger-scene.ts';
import type { VenueClient } from '../venue-client.ts';

const sums = { balance: '10000', rounds: 0, staked: '0', returned: '0' };
const view: OpenView = {
  key: 'key',
  game: { name: '双壶斗茶', venueName: '风铃棋牌', engine: 'nines' },
  demo: false,
  currency: 'CNY',
  stakes: ['1000'],
  cycleMs: 5_000,
  endsAt: null,
  now: 0,
  rules: '',
  play: sums,
  history: [],
  seeds: { current: null, nextHash: '', revealed: null },
};
/** Five points of two cards against eight. */
const round: RoundView = {
  roundId: 7,
  pairId: 'pair',
  nonce: 0,
  choice: 0,
  stake: '1000',
  payout: '2000',
  outcome: [2, 2, 1, 7, 12],
  moves: [],
  next: [],
  isSeen: false,
  at: 0,
};
const played: PlayedView = { round, play: { ...sums, rounds: 1 }, nextNonce: 1 };
const play = vi.fn<VenueClient['play']>();
const see = vi.fn<VenueClient['see']>();

function open(history: OpenView['history'] = []) {
  const client: VenueClient = {
    play,
    move: () => Promise.resolve(played),
    see,
    swarm: () => Promise.reject(new Error('no shared water')),
    refresh: () => Promise.resolve(sums),
    changeSeed: () => Promise.resolve(view.seeds),
  };
  const port = { ticket: 't', send: () => undefined, listen: () => undefined };
  const opened = { ...view, history };
  return showGame({ view: opened, scene: createNinesScene(opened), client, port, lost: () => undefined });
}

const startButton = () => document.querySelector<HTMLButtonElement>('.btn--go');
const cards = () =>
  [...document.querySelectorAll('.card[role=img]')].map((card) => card.getAttribute('aria-label'));
const seen = () =>
  vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    expect(see).toHaveBeenCalledWith(round.roundId);
  });

beforeEach(() => {
  vi.useFakeTimers();
  play.mockReset().mockResolvedValue(played);
  see.mockReset().mockResolvedValue(null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('[P.13] a press deals one round and shows its cards', async () => {
  open();
  expect(cards()).toEqual([]);
  startButton()?.click();
  await seen();
  expect(cards()).toEqual(['黑桃 3', '黑桃 2', '黑桃 8', '黑桃 K']);
  expect(document.querySelector('.mid')?.textContent).toBe('庄胜5 : 8');
  expect(play).toHaveBeenCalledTimes(1);
});

test('[P.14] a round settled in the background is shown on return', async () => {
  open([round]);
  await seen();
  expect(cards()).toHaveLength(4);
  expect(document.querySelector('.result')?.textContent).toContain('返还 20.00');
  expect(play).toHaveBeenCalledTimes(0);
});

test('[P.09] each bet states its exact return', () => {
  open();
  const returns = NINES_TITLES.find(({ name }) => name === view.game.name)?.exactReturns() ?? [];
  const labels = [...document.querySelectorAll('.bet input')].map((bet) => bet.getAttribute('aria-label'));
  for (const back of returns)
    expect(labels.some((label) => label?.includes(`返还率 ${percentText(back)}`))).toBe(true);
});

test('a bet chosen by keyboard is the one played', async () => {
  open();
  const fields = [...document.querySelectorAll<HTMLInputElement>('.bet input')];
  fields.find((field) => field.getAttribute('aria-label')?.startsWith('闲对'))?.click();
  expect(startButton()?.textContent).toBe('押闲对 ¥10');
  startButton()?.click();
  await seen();
  expect(play.mock.calls[0]?.[0].choice).toBe(3);
});

test('with reduced motion the result is shown at once', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ ...matchMedia('all'), matches: true });
  const scene = createNinesScene(view);
  await scene.show(round, false);
  expect(scene.container.querySelector('.mid')?.textContent).toBe('庄胜5 : 8');
});

test('[P.21] the winner is lit only where the return exceeds the stake', async () => {
  const scene = createTigerScene({ ...view, game: { ...view.game, name: '战鼓催征', engine: 'tiger' } });
  for (const [payout, isLit] of [
    ['0', false],
    ['1000', false],
    ['2000', true],
  ] as const) {
    await scene.show({ ...round, payout, outcome: [12, 0] }, true);
    expect(scene.container.querySelector('.is-gain') !== null).toBe(isLit);
  }
});
