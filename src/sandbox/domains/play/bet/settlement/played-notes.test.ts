import { expect, test } from 'vitest';
import { legOn, openBook, PRICE, place, settle } from '#tests/faults/bets/book.ts';
import type { Simulation } from '#tests/faults/bets/simulation.ts';
import { ANN } from '#tests/fixtures/money/test-money.ts';

const playedOf = ({ db }: Simulation) =>
  db
    .prepare(
      'SELECT coalesce(sum(worth), 0) AS worth, coalesce(sum(rebated), 0) AS rebated FROM turnover_day',
    )
    .get();

test('[7.16] settled stakes count for grades and rebates until voided or corrected', async () => {
  const simulation = openBook();
  await place(simulation, ['m1']);
  settle(simulation, 'm1', [0, 1]);
  expect(playedOf(simulation)).toEqual({ worth: 10_00, rebated: 10_00 });
  settle(simulation, 'm1', [0, 0], 'postponed');
  expect(playedOf(simulation)).toEqual({ worth: 0, rebated: 0 });
});

test('[7.16] a bet at an esports venue counts for the esports rebate', async () => {
  const simulation = openBook();
  for (const match of simulation.matches.values()) match.venue = 'HGDJ';
  const into = { userId: ANN, siteId: 5000, venue: 'HGDJ', into: true } as const;
  simulation.money.transfers.move({ ...into, currency: 'CNY', amount: 50_00n, requestId: 'esports' });
  await place(simulation, ['m1']);
  settle(simulation, 'm1', [0, 1]);
  expect(simulation.db.prepare('SELECT venue, kind, rebated FROM turnover_day').all()).toEqual([
    { venue: 'HGDJ', kind: 'esports', rebated: 10_00 },
  ]);
});

test('[7.16] a low price counts for grades and brings no rebate', async () => {
  const simulation = openBook();
  for (const match of simulation.matches.values()) match.prices = { 'win-home': '1.49' };
  await place(simulation, ['m1'], { legs: [legOn(simulation, 'm1', '1.49')] });
  settle(simulation, 'm1', [0, 1]);
  expect(playedOf(simulation)).toEqual({ worth: 10_00, rebated: 0 });
});

/** Places singles on sides of one market, ten of the currency each. */
async function onSides(simulation: Simulation, sides: readonly (readonly [string, 'CNY' | 'USDT'])[]) {
  const leg = legOn(simulation, 'm3');
  for (const [side, currency] of sides) {
    const selectionId = leg.selectionId.replace('home', side);
    await place(simulation, ['m3'], { currency, legs: [{ ...leg, selectionId, odds: PRICE }] });
  }
}

function openThreeWay(): Simulation {
  const simulation = openBook();
  const prices = { 'win-home': PRICE, 'win-draw': PRICE, 'win-away': PRICE };
  for (const match of simulation.matches.values()) match.prices = prices;
  const into = { userId: ANN, siteId: 5000, venue: 'YBTY', into: true } as const;
  simulation.money.transfers.move({ ...into, currency: 'USDT', amount: 500_00n, requestId: 'usdt' });
  return simulation;
}

test('[7.16] two of three sides of a line bring their rebate', async () => {
  const simulation = openThreeWay();
  await onSides(simulation, [
    ['home', 'CNY'],
    ['away', 'CNY'],
  ]);
  settle(simulation, 'm3', [0, 1]);
  expect(playedOf(simulation)).toEqual({ worth: 20_00, rebated: 20_00 });
});

test('[7.16] all sides of a line, in two currencies, bring no rebate', async () => {
  const simulation = openThreeWay();
  await onSides(simulation, [
    ['home', 'CNY'],
    ['away', 'CNY'],
    ['draw', 'USDT'],
  ]);
  settle(simulation, 'm3', [0, 1]);
  expect(playedOf(simulation)).toMatchObject({ rebated: 0 });
});

test('[7.16] both sides of a quarter line bring no rebate', async () => {
  const simulation = openBook();
  const match = simulation.matches.get('m1');
  if (!match) throw new Error('no match');
  match.prices = { 'total-over': PRICE, 'total-under': PRICE };
  match.total = 2.75;
  const marketId = 'm1-total';
  const on = (selectionId: string) => ({ ...legOn(simulation, 'm1'), marketId, selectionId });
  await place(simulation, ['m1'], { legs: [on('m1-total-over2.75')] });
  await place(simulation, ['m1'], { legs: [on('m1-total-under2.75')] });
  settle(simulation, 'm1', [3, 0]);
  expect(playedOf(simulation)).toMatchObject({ rebated: 0 });
  settle(simulation, 'm1', [0, 0], 'postponed');
  expect(playedOf(simulation)).toEqual({ worth: 0, rebated: 0 });
});

test('[7.16] two lines of one market cover nothing', async () => {
  const simulation = openBook();
  const match = simulation.matches.get('m1');
  if (!match) throw new Error('no match');
  match.prices = { 'total-over': PRICE, 'total-under': PRICE };
  for (const [total, side] of [
    [2, 'over'],
    [1.75, 'under'],
  ] as const) {
    match.total = total;
    const selectionId = `m1-total-${side}${total}`;
    await place(simulation, ['m1'], {
      legs: [{ ...legOn(simulation, 'm1'), marketId: 'm1-total', selectionId }],
    });
  }
  settle(simulation, 'm1', [1, 0]);
  expect(playedOf(simulation)).toEqual({ worth: 20_00, rebated: 20_00 });
});
