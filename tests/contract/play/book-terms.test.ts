import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { betCalls } from '#contract/play/bet/calls.ts';
import { SlipQuote } from '#contract/play/bet/schema.ts';
import type { Currency } from '#contract/units/money.ts';
import { BOOKS, type BookCode, SITE_BOOKS } from '#sandbox/base/tables/books.table.ts';
import { findLegAt } from '../examples/bet-examples.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const client = () => createWireClient(sandbox().origin, sandbox().world.clock.now);

async function termsOf(venue: BookCode, currency: Currency = 'CNY') {
  const { data } = await client().call('bet.terms', { venue, currency });
  return v.parse(betCalls['bet.terms'].response, data);
}

test('[3.10] venues differ in limits, delays and margins', async () => {
  const [own, whale, green] = await Promise.all([termsOf('YBTY'), termsOf('LJTY'), termsOf('QHTY')]);
  expect([own.winMost, whale.winMost, green.winMost]).toEqual([200_000_00n, 320_000_00n, 80_000_00n]);
  const football = [own, whale, green].map(({ sports }) => sports[0]);
  expect(football.map((terms) => terms?.delayMs)).toEqual([5_000, 6_000, 8_000]);
  expect(football.map((terms) => terms?.overrounds.win)).toEqual([1_050, 1_045, 1_065]);
});

test('[3.10] a venue states the sports it takes bets on', async () => {
  const sports = async (venue: BookCode) => (await termsOf(venue)).sports.map(({ sport }) => sport);
  expect(await sports('YBTY')).toEqual(['football', 'basketball']);
  expect(await sports('HGDJ')).toEqual(['esports']);
});

test('[3.10] the stated highest stake is that of a quoted slip', async () => {
  for (const venue of SITE_BOOKS[5000].filter((code) => BOOKS[code].kind === 'sports').slice(0, 2)) {
    const { matchId, marketId, selectionId } = findLegAt(sandbox(), venue);
    const { data } = await client().call('bet.quote', {
      currency: 'CNY',
      legs: [{ matchId, marketId, selectionId }],
    });
    const stakes = v.parse(SlipQuote, data).venues[0]?.legs[0]?.stakes;
    const terms = await termsOf(venue);
    expect(stakes?.least).toBe(terms.stakes.least);
    expect(stakes?.most).toBeLessThanOrEqual(terms.stakes.most);
  }
});

test('[3.10] the delay that an operator sets is stated', async () => {
  await postAdmin(sandbox(), '/sandbox/betting', { delayMs: 1_500 });
  onTestFinished(async () => {
    await postAdmin(sandbox(), '/sandbox/betting', { delayMs: null });
  });
  expect((await termsOf('YBTY')).sports.map(({ delayMs }) => delayMs)).toEqual([1_500, 1_500]);
});

test('[3.10] a venue that a site does not have has no terms', async () => {
  const { code } = await client().call('bet.terms', { venue: 'BTEGDZ', currency: 'CNY' });
  expect(code).toBe(PLATFORM_CODES.NOT_FOUND);
});
