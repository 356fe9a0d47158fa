import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { BetWire } from '#contract/play/bet/schema.ts';
import { viewerNow } from '#core-client/viewer.ts';
import { placedBet } from '#tests/fixtures/match/bets.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { showPlaced, usePlacedIds } from './placed-bets.ts';
import { PlacedCard } from './placed-card.tsx';

const FOLDS_MS = 10_000;
const card = page.getByRole('region', { name: '投注回执' });

function Cards() {
  return usePlacedIds().map((betId) => <PlacedCard key={betId} betId={betId} />);
}

/** Shows a bet as its command answered it, with the clock of the page in the hand of the test. */
function show(changes: Partial<BetWire>): void {
  showPlaced(placedBet(changes));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  mount(<Cards />);
}

// Placed bets are stored by viewer: nothing is stored before the core has named one.
beforeEach(async () => {
  await expect.poll(() => viewerNow().is).not.toBe('unknown');
  return () => vi.useRealTimers();
});

test('[3.10] the receipt of an accepted bet collapses after ten seconds', () => {
  show({ state: 'open' });
  vi.advanceTimersByTime(FOLDS_MS - 1);
  expect(card.length).toBe(1);
  vi.advanceTimersByTime(1);
  return expect.element(card).not.toBeInTheDocument();
});

test('[3.10] a receipt that the pointer moves over stays', () => {
  show({ state: 'open' });
  vi.advanceTimersByTime(FOLDS_MS - 1);
  card.element().dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  vi.advanceTimersByTime(FOLDS_MS - 1);
  expect(card.length).toBe(1);
});

test('[3.10] a rejected bet stays until the member dismisses it', async () => {
  show({
    state: 'rejected',
    reason: { is: 'operator', legs: [], limit: null, note: '' },
  });
  vi.advanceTimersByTime(5 * FOLDS_MS);
  expect(card.length).toBe(1);
  vi.useRealTimers();
  await page.getByRole('button', { name: '关闭回执' }).click();
  await expect.element(card).not.toBeInTheDocument();
});
