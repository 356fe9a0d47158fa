import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenView, PlayedView, RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import { TILES_TITLES } from '#sandbox/games/tiles/tiles-title.ts';
import { percentText } from '../amount-text.ts';
import { showGame } from '../game-page.ts';
import type { VenueClient } from '../venue-client.ts';
import { createTilesScene } from './tiles-scene.ts';

const sums = { balance: '10000', rounds: 0, staked: '0', returned: '0' };
const view: OpenView = {
  key: 'key',
  game: { name: '竹林对弈', venueName: '风铃棋牌', engine: 'tiles' },
  demo: false,
  currency: 'CNY',
  stakes: ['1000'],
  cycleMs: 4_000,
  endsAt: null,
  now: 0,
  rules: '',
  play: sums,
  history: [],
  seeds: { current: null, nextHash: '', revealed: null },
};
/** Three of the fourth figure, with a one, a seven and a nine. */
const round: RoundView = {
  roundId: 7,
  pairId: 'pair',
  nonce: 0,
  choice: 0,
  stake: '1000',
  payout: '2000',
  outcome: [3, 0, 3, 8, 6, 3],
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
  return showGame({ view: opened, scene: createTilesScene(opened), client, port, lost: () => undefined });
}

const namesIn = (place: ParentNode, chosen: string) =>
  [...place.querySelectorAll(`${chosen} .tile[role=img]`)].map((tile) => tile.getAttribute('aria-label'));
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

test('[P.13] a press draws one hand and sorts it by its groups', async () => {
  open();
  expect(namesIn(document, '.rack')).toEqual([]);
  document.querySelector<HTMLButtonElement>('.btn--go')?.click();
  await seen();
  expect(namesIn(document, '.tiles--won')).toEqual(['四条', '四条', '四条']);
  expect(namesIn(document, '.tiles--rest')).toEqual(['一条', '七条', '九条']);
  expect(document.querySelector('.result')?.textContent).toContain('一刻 ×2.00');
  expect(play).toHaveBeenCalledTimes(1);
});

test('[P.14] a round settled in the background is shown on return', async () => {
  open([round]);
  await seen();
  expect(namesIn(document, '.rack')).toHaveLength(6);
  expect(play).toHaveBeenCalledTimes(0);
});

test('[P.09] the rules state the exact return', () => {
  open();
  const [back = 0] = TILES_TITLES.find(({ name }) => name === view.game.name)?.exactReturns() ?? [];
  expect(document.querySelector('.rules')?.textContent).toContain(`返还率 ${percentText(back)}`);
});

test('with reduced motion the tiles are shown at once', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ ...matchMedia('all'), matches: true });
  const scene = createTilesScene(view);
  await scene.show(round, false);
  expect(namesIn(document.createElement('div').appendChild(scene.container), '.tiles')).toHaveLength(6);
});

test('[P.21] groups are lit only where the return exceeds the stake', async () => {
  const scene = createTilesScene(view);
  for (const [payout, lit] of [
    ['1000', 0],
    ['2000', 1],
  ] as const) {
    await scene.show({ ...round, payout }, true);
    expect(scene.container.querySelectorAll('.tiles--won')).toHaveLength(lit);
  }
});

test('[P.20] a hand without a pattern is said plainly', async () => {
  const scene = createTilesScene(view);
  const lost = { ...round, payout: '0', outcome: [0, 1, 3, 4, 6, 7] };
  await scene.show(lost, true);
  expect(scene.resultText(lost)).toBe('没有牌型');
  expect(scene.container.querySelectorAll('.tiles--rest, .tiles--won')).toHaveLength(0);
});
