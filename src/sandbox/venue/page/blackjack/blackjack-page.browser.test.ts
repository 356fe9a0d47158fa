import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenView, PlayedView, RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import { DOUBLE, HIT, STAND } from '#sandbox/games/blackjack/blackjack.table.ts';
import { BLACKJACK_TITLES } from '#sandbox/games/blackjack/blackjack-title.ts';
import { percentText } from '../amount-text.ts';
import { showGame } from '../game-page.ts';
import type { VenueClient } from '../venue-client.ts';
import { createBlackjackScene } from './blackjack-scene.ts';

const sums = { balance: '10000', rounds: 0, staked: '0', returned: '0' };
const view: OpenView = {
  key: 'key',
  game: { name: '二十一点', venueName: '风铃棋牌', engine: 'blackjack' },
  demo: false,
  currency: 'CNY',
  stakes: ['1000'],
  cycleMs: 3_000,
  endsAt: null,
  now: 0,
  rules: '',
  play: sums,
  history: [],
  seeds: { current: null, nextHash: '', revealed: null },
};
/** Eleven against a ten: a six and a five of spades, a king of spades. */
const openRound: RoundView = {
  roundId: 7,
  pairId: 'pair',
  nonce: 0,
  choice: 0,
  stake: '1000',
  payout: '0',
  outcome: [0, 1, 12, 0, 2, 5, 4],
  moves: [],
  next: [HIT, STAND, DOUBLE],
  isSeen: false,
  at: 0,
};
/** Doubled to twenty against nineteen. */
const endedRound: RoundView = {
  ...openRound,
  stake: '2000',
  payout: '4000',
  outcome: [-1, 2, 12, 8, 1, 3, 5, 4, 8],
  moves: [DOUBLE],
  next: [],
};
const answerOf = (round: RoundView): PlayedView => ({ round, play: { ...sums, rounds: 1 }, nextNonce: 1 });
const play = vi.fn<VenueClient['play']>();
const move = vi.fn<VenueClient['move']>();
const see = vi.fn<VenueClient['see']>();

function open(history: OpenView['history'] = []) {
  const client: VenueClient = {
    play,
    move,
    see,
    swarm: () => Promise.reject(new Error('no shared water')),
    refresh: () => Promise.resolve(sums),
    changeSeed: () => Promise.resolve(view.seeds),
  };
  const port = { ticket: 't', send: () => undefined, listen: () => undefined };
  const opened = { ...view, history };
  return showGame({ view: opened, scene: createBlackjackScene(opened), client, port, lost: () => undefined });
}

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('.moves .btn')];
const texts = () => buttons().map(({ textContent }) => textContent);
const cards = () =>
  [...document.querySelectorAll('.hand:not([hidden]) .card[role=img]')].map((card) =>
    card.getAttribute('aria-label'),
  );
const waits = () =>
  vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(500);
    expect(buttons().every((button) => button.getAttribute('aria-disabled') === 'false')).toBe(true);
    expect(buttons()).toHaveLength(3);
  });
const ends = () =>
  vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(500);
    expect(see).toHaveBeenCalledTimes(1);
  });

beforeEach(() => {
  vi.useFakeTimers();
  play.mockReset().mockResolvedValue(answerOf(openRound));
  move.mockReset().mockResolvedValue(answerOf(endedRound));
  see.mockReset().mockResolvedValue(null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('[P.09] the rules state the exact return of the best moves', () => {
  open();
  const [back = 0] = BLACKJACK_TITLES.find(({ name }) => name === view.game.name)?.exactReturns() ?? [];
  expect(document.querySelector('.rules')?.textContent).toContain(`返还率 ${percentText(back)}`);
});

test('[P.13] a round waits for each move of its player', async () => {
  open();
  document.querySelector<HTMLButtonElement>('.btn--go')?.click();
  await waits();
  expect(texts()).toEqual(['要牌', '停牌', '加倍 再下 ¥10']);
  expect(cards()).toEqual(['黑桃 K', '暗牌', '黑桃 6', '黑桃 5']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(move).toHaveBeenCalledTimes(0);
  buttons()[DOUBLE]?.click();
  await ends();
  expect(move).toHaveBeenCalledWith({ roundId: 7, index: 0, move: DOUBLE });
  expect(cards()).toEqual(['黑桃 K', '黑桃 9', '黑桃 6', '黑桃 5', '黑桃 9']);
  expect(document.querySelector('.result')?.textContent).toContain('20 点，赢');
});

test('[P.14] an open round has its buttons on return', async () => {
  open([openRound]);
  await waits();
  expect(texts()).toHaveLength(3);
  expect(document.querySelector('.result')?.textContent).toBe('轮到你：11 点，庄家亮 10 点');
  expect(play).toHaveBeenCalledTimes(0);
});

test('a hint states the value of each move when switched on', async () => {
  open([openRound]);
  await waits();
  const hint = document.querySelector<HTMLButtonElement>('[role=switch]');
  const text = document.querySelector('.hint p');
  expect([hint?.getAttribute('aria-checked'), text?.textContent]).toEqual(['false', '']);
  hint?.click();
  expect(hint?.getAttribute('aria-checked')).toBe('true');
  expect(text?.textContent).toMatch(/：加倍 \+\d+\.\d%，要牌 \+\d+\.\d%，停牌 −\d+\.\d%$/);
});

test('both hands of a split are named', async () => {
  const split = { ...openRound, stake: '2000', outcome: [1, 1, 12, 0, 2, 7, 9, 0, 2, 20, 3], moves: [3, 1] };
  open([split]);
  await waits();
  const shown = [...document.querySelectorAll('.bj__own .hand:not([hidden])')];
  expect(shown.map((hand) => hand.getAttribute('aria-label'))).toEqual(['第一手', '第二手']);
  expect(shown.map((hand) => hand.classList.contains('hand--active'))).toEqual([false, true]);
});

test('with reduced motion the cards are shown at once', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ ...matchMedia('all'), matches: true });
  const scene = createBlackjackScene(view);
  await scene.show(endedRound, false);
  expect(scene.container.querySelectorAll('.hand:not([hidden]) .card[role=img]')).toHaveLength(5);
});

test('[P.21] a won hand is lit only with a net win', async () => {
  const scene = createBlackjackScene(view);
  for (const [payout, lit] of [
    ['2000', 0],
    ['4000', 1],
  ] as const) {
    await scene.show({ ...endedRound, payout }, true);
    expect(scene.container.querySelectorAll('.hand--win')).toHaveLength(lit);
  }
});
