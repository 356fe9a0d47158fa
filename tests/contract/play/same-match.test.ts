import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CashOutQuote } from '#contract/play/bet/cash-out-quote-schema.ts';
import { SlipQuote } from '#contract/play/bet/schema.ts';
import { findUpcomingLeg } from '../examples/bet-examples.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import type { WireClient, WireInput } from '../wire-client.ts';
import { createBetting } from './betting.ts';

const sandbox = sandboxForFile();
const { newId, legAlone, bettor, provenBooks } = createBetting(sandbox);

type Leg = WireInput<'bet.place'>['legs'][number];
const STAKE = 100_00n;

/** A selection of a match by its market and the end of its id. */
function legOn(matchId: string, market: string, key: RegExp): Leg {
  const { odds } = sandbox().world;
  const found = odds.of(matchId)?.markets.find(({ marketId }) => marketId === `${matchId}-${market}`);
  const selection = found?.selections.find(
    ({ selectionId, state }) =>
      state === 'open' && key.test(selectionId.slice(`${matchId}-${market}-`.length)),
  );
  if (!found || !selection) throw new Error(`no ${market} of ${matchId}`);
  const { selectionId, odds: price } = selection;
  return { matchId, marketId: found.marketId, selectionId, odds: price, material: found.version.material };
}

/** Home wins, both score, many corners: all in one match without other bets. */
function threeLegs() {
  const { matchId } = legAlone();
  return {
    matchId,
    home: legOn(matchId, 'win', /^home$/),
    both: legOn(matchId, 'both', /^yes$/),
    over: legOn(matchId, 'corner', /^over/),
  };
}

async function quoteOf(client: WireClient, legs: readonly Leg[], combining: string | null = null) {
  const refs = legs.map(({ matchId, marketId, selectionId }) => ({ matchId, marketId, selectionId }));
  const { data } = await client.call('bet.quote', { currency: 'CNY', legs: refs, combining });
  const [quote] = v.parse(SlipQuote, data).venues;
  if (!quote?.combination) throw new Error('no combination was quoted');
  return quote.combination;
}

const placing = (legs: readonly Leg[], combinedOdds: string | null, part: object = {}) => ({
  currency: 'CNY' as const,
  kind: 'multiple' as const,
  size: null,
  legs: [...legs],
  stake: '100.00',
  policy: 'any' as const,
  combinedOdds,
  clientRequestId: newId(),
  ...part,
});

/** Places legs of one match at the price that is quoted for them. */
async function placed(legs: readonly Leg[]) {
  const member = await bettor();
  const { odds } = await quoteOf(member.client, legs);
  const bet = await member.ask(placing(legs, odds));
  return { ...member, bet, odds: Number(odds) };
}

/** States a result, with more corners than any line. */
const end = (matchId: string, score: readonly [number, number], status = 'final') =>
  postAdmin(sandbox(), `/sandbox/matches/${matchId}/result`, {
    status,
    score,
    half: [0, 0],
    corners: [20, 20],
    note: '更正赛果',
  });

const paidAt = (odds: string | number) => (STAKE * BigInt(Math.round(Number(odds) * 100))) / 100n;

test('[3.10] legs of one match are priced together, not multiplied', async () => {
  const { home, both, over } = threeLegs();
  const { bet, odds } = await placed([home, both, over]);
  expect(bet).toMatchObject({ state: 'open', kind: 'multiple', lines: 1 });
  expect(bet.combination?.odds).toBe(odds.toFixed(2));
  expect(bet.highestReturn).toBe(paidAt(odds));
  expect(odds).toBeGreaterThan(Number(home.odds));
  const product = Number(home.odds) * Number(both.odds) * Number(over.odds);
  expect(Math.abs(odds / product - 1)).toBeGreaterThan(0.03);
  provenBooks();
});

test('[3.10] selections that exclude or imply a leg are listed with it', async () => {
  const { client } = await bettor();
  const { matchId, home } = threeLegs();
  const { others, odds } = await quoteOf(client, [home], matchId);
  const reasonOf = (selection: string) =>
    others.find(({ selectionId }) => selectionId === `${matchId}-${selection}`);
  expect(odds).toBeNull();
  expect(reasonOf('win-away')).toMatchObject({ is: 'excludes', with: 0 });
  expect(reasonOf('score-1:0')).toMatchObject({ is: 'covers', with: 0 });
  expect(reasonOf('drawless-away')).toMatchObject({ is: 'split' });
  expect(reasonOf('both-yes')).toBeUndefined();
});

test('[3.10] a leg that cannot be combined is left out of the price', async () => {
  const { client } = await bettor();
  const { home, both, over, matchId } = threeLegs();
  const away = legOn(matchId, 'win', /^away$/);
  const { odds } = await quoteOf(client, [home, both, over]);
  const quoted = await quoteOf(client, [home, away, both, over]);
  expect(quoted).toMatchObject({ legs: [0, 2, 3], odds, barred: [{ leg: 1, is: 'excludes', with: 0 }] });
});

test('[3.10] the platform refuses legs that exclude each other, by index', async () => {
  const { ask } = await bettor();
  const { home, both, matchId } = threeLegs();
  const away = legOn(matchId, 'win', /^away$/);
  const bet = await ask(placing([both, home, away], '5.00'));
  expect(bet).toMatchObject({ state: 'rejected', reason: { is: 'excludes', legs: [1, 2] } });
});

test('[3.10] seven legs, another match, or no seen price are refused', async () => {
  const { ask } = await bettor();
  const { home, both, over } = threeLegs();
  const elsewhere = findUpcomingLeg(sandbox(), 3);
  const seven = [home, both, over, home, both, over, home];
  expect((await ask(placing(seven, '9.00'))).reason?.is).toBe('tooMany');
  expect((await ask(placing([home, both, elsewhere], '9.00'))).reason?.is).toBe('related');
  expect((await ask(placing([home, both], null))).reason?.is).toBe('related');
});

test('[3.10] a worse combined price is offered again', async () => {
  const { ask } = await bettor();
  const { home, both } = threeLegs();
  const bet = await ask(placing([home, both], '99.00', { policy: 'higher' }));
  expect(bet).toMatchObject({ state: 'reOffered', offer: { prices: [{ leg: 0, from: '99.00' }] } });
});

test('[3.10] a locked leg locks the combination', async () => {
  const { client, ask } = await bettor();
  const { home, both } = threeLegs();
  await postAdmin(sandbox(), `/sandbox/markets/${both.marketId}`, { suspended: true });
  expect((await quoteOf(client, [home, both])).odds).toBeNull();
  expect(await ask(placing([home, both], '3.00'))).toMatchObject({
    state: 'rejected',
    reason: { is: 'suspended', legs: [1] },
  });
  await postAdmin(sandbox(), `/sandbox/markets/${both.marketId}`, { suspended: false });
});

test('[3.10] a won combination pays its price, and a correction takes it back', async () => {
  const { matchId, home, both, over } = threeLegs();
  const { bet, odds, balance, detail } = await placed([home, both, over]);
  const before = balance();
  await end(matchId, [4, 1]);
  expect(await detail(bet.betId)).toMatchObject({ state: 'settled', returned: paidAt(odds) });
  await end(matchId, [4, 0]);
  expect(await detail(bet.betId)).toMatchObject({ state: 'settled', returned: 0n });
  expect(balance()).toBe(before);
  provenBooks();
});

test('[3.10] once a leg is void, the others pay their price at placing', async () => {
  const { matchId, home, both, over } = threeLegs();
  const { client, bet, odds, detail } = await placed([home, both, over]);
  const { odds: ofTwo } = await quoteOf(client, [both, over]);
  // Broken off at 3:2: goals and corners are decided, the winner is not.
  await end(matchId, [3, 2], 'abandoned');
  const settled = await detail(bet.betId);
  expect(settled.legs.map((leg) => leg.result)).toEqual(['void', 'win', 'win']);
  expect(settled.combination?.paidOdds).toBe(ofTwo);
  expect(Number(ofTwo)).toBeLessThan(odds);
  expect(settled.returned).toBe(paidAt(ofTwo ?? ''));
  provenBooks();
});

test('[3.10] a match that is not played returns the stake', async () => {
  const { matchId, home, both } = threeLegs();
  const { bet, balance, detail } = await placed([home, both]);
  const before = balance();
  await end(matchId, [0, 0], 'postponed');
  expect(await detail(bet.betId)).toMatchObject({ state: 'void', returned: STAKE });
  expect(balance() - before).toBe(STAKE);
  provenBooks();
});

test('[3.10] a combination is cashed out at its joint value', async () => {
  const { home, both } = threeLegs();
  const { client, bet, balance } = await placed([home, both]);
  const { data } = await client.call('bet.cashOutQuote', { betId: bet.betId });
  const { value, quoteId } = v.parse(CashOutQuote, data);
  // The margins of two legs and of two open legs: about 0.95 each.
  expect(value).toBeGreaterThan((STAKE * 75n) / 100n);
  expect(value).toBeLessThan((STAKE * 90n) / 100n);
  const before = balance();
  const input = { betId: bet.betId, quoteId: quoteId ?? '', percent: 100, clientRequestId: newId() };
  await client.call('bet.cashOut', input);
  expect(balance() - before).toBe(value);
  provenBooks();
});
