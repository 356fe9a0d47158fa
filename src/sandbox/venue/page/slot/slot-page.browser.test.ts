import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenView, PlayedView, RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import { slotChances, slotReturn } from '#sandbox/games/slot/slot-odds.ts';
import { percentText } from '../amount-text.ts';
import { showGame } from '../game-page.ts';
import type { VenueClient } from '../venue-client.ts';
import { createSlotScene } from './slot-scene.ts';

const CELLS = 15;
const TEN_MINUTES_MS = 600_000;
const sums = { balance: '10000', rounds: 0, staked: '0', returned: '0' };
const round: RoundView = {
  roundId: 7,
  pairId: 'pair',
  nonce: 0,
  choice: 0,
  stake: '1000',
  payout: '400',
  outcome: Array.from({ length: CELLS }, (_, cell) => cell % 5),
  moves: [],
  next: [],
  isSeen: false,
  at: 0,
};
const view: OpenView = {
  key: 'key',
  game: { name: '夜场灯光', venueName: '白塔电子', engine: 'slot' },
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

const played: PlayedView = { round, play: { ...sums, rounds: 1 }, nextNonce: 1 };
const play = vi.fn<VenueClient['play']>();
const see = vi.fn<VenueClient['see']>();

function open(history: OpenView['history'] = []) {
  const client: VenueClient = {
    play,
    move: () => Promise.resolve(played),
    see,
    refresh: () => Promise.resolve(sums),
    changeSeed: () => Promise.resolve(view.seeds),
  };
  const port = { ticket: 't', send: () => undefined, listen: () => undefined };
  const lost = vi.fn<() => void>();
  const opened = { ...view, history };
  return showGame({ view: opened, scene: createSlotScene(opened), client, port, lost });
}

const startButton = () => document.querySelector<HTMLButtonElement>('.btn--go');

beforeEach(() => {
  vi.useFakeTimers();
  play.mockReset().mockResolvedValue(played);
  see.mockReset().mockResolvedValue(null);
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('[P.09] the rules are one press away and state the exact return', () => {
  open();
  const stated = percentText(slotReturn(slotChances()));
  const tab = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(
    ({ textContent }) => textContent === '规则',
  );
  const rules = document.querySelector<HTMLElement>('.rules');
  expect(rules?.checkVisibility()).toBe(false);
  tab?.click();
  expect(rules?.checkVisibility()).toBe(true);
  expect(rules?.textContent).toContain(`理论返还率 ${stated}`);
});

test('[P.13] an open game plays one round per press and none by itself', async () => {
  open();
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS);
  expect(play).toHaveBeenCalledTimes(0);
  startButton()?.click();
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    expect(see).toHaveBeenCalledTimes(1);
  });
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS);
  expect(startButton()?.getAttribute('aria-disabled')).toBe('false');
  expect(play).toHaveBeenCalledTimes(1);
});

test.each(['0', '400'])('[P.20] a round that returns %s of 1000 invites to nothing', async (payout) => {
  open([{ ...round, payout }]);
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    expect(see).toHaveBeenCalledTimes(1);
  });
  expect(document.body.textContent).not.toMatch(/再来|再玩|再试|追回|翻本|加倍|差一点/);
  expect(startButton()?.textContent).toBe('转一局 ¥10');
});

test('[P.14] a round settled in the background is shown on return', async () => {
  open([round]);
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    expect(see).toHaveBeenCalledWith(round.roundId);
  });
  expect(document.querySelector('.result')?.textContent).toContain('返还 4.00');
  expect(play).toHaveBeenCalledTimes(0);
});
