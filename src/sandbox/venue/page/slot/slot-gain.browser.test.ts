import { expect, test } from 'vitest';
import type { OpenView, RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import { SLOT_SYMBOLS } from '#sandbox/games/slot/slot.table.ts';
import { slotHits } from '#sandbox/games/slot/slot.ts';
import { createControls } from '../controls/controls.ts';
import { createSlotScene } from './slot-scene.ts';

const CELLS = 15;
const play = { balance: '10000', rounds: 0, staked: '0', returned: '0' };
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
  play,
  history: [],
  seeds: { current: null, nextHash: '', revealed: null },
};
/** Every cell has the same symbol: every line hits. */
const outcome = Array.from({ length: CELLS }, () => SLOT_SYMBOLS.length - 1);
const round = (payout: string): RoundView => ({
  roundId: 1,
  pairId: 'pair',
  nonce: 0,
  choice: 0,
  stake: '1000',
  payout,
  outcome,
  moves: [],
  next: [],
  isSeen: false,
  at: 0,
});

test('[P.21] winning lines are lit only where the return exceeds the stake', async () => {
  expect(slotHits(outcome).length).toBeGreaterThan(0);
  const scene = createSlotScene(view);
  const lit = () => scene.container.querySelectorAll('.hit').length;
  for (const payout of ['400', '1000']) {
    await scene.show(round(payout), true);
    expect(lit()).toBe(0);
  }
  await scene.show(round('1001'), true);
  expect(lit()).toBeGreaterThan(0);
});

test('[P.21] a return up to the stake has no green of a gain', () => {
  const controls = createControls(view, createSlotScene(view), {
    begin: () => undefined,
    move: () => undefined,
  });
  for (const payout of ['0', '400', '1000']) {
    controls.show(round(payout));
    expect(controls.result.querySelector('.in')).toBeNull();
  }
  controls.show(round('1001'));
  expect(controls.result.querySelector('.in')).not.toBeNull();
});
