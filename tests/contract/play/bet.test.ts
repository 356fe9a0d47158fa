import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CommandOutcome } from '#contract/money/order/outcome-schema.ts';
import { betCalls } from '#contract/play/bet/calls.ts';
import { CashOutQuote } from '#contract/play/bet/cash-out-quote-schema.ts';
import { Bet, SlipQuote } from '#contract/play/bet/schema.ts';
import { minor, minorToText } from '#contract/units/money.ts';
import { findLegAt, findUpcomingLeg, legInPlay } from '../examples/bet-examples.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import type { WireInput } from '../wire-client.ts';
import { createBetting } from './betting.ts';

const sandbox = sandboxForFile();
const SECOND = 1_000;

const { newId, advance, bettor, single, result, provenBooks } = createBetting(sandbox);

test('[3.10] a slip is quoted at current odds with its stake limits', async () => {
  const { client } = await bettor();
  const { odds: _odds, material: _material, ...place } = findUpcomingLeg(sandbox());
  const { data } = await client.call('bet.quote', { currency: 'CNY', legs: [place, place] });
  const [quote] = v.parse(SlipQuote, data).venues;
  expect(quote).toMatchObject({
    venue: 'YBTY',
    shut: null,
    delayMs: 0,
    related: [[0, 1]],
    multiple: null,
  });
  expect(quote?.legs[0]).toMatchObject({ state: 'open', isLive: false });
  expect(quote?.legs[0]?.stakes.most).toBeGreaterThan(quote?.legs[0]?.stakes.least ?? 0n);
});

test('[4.05] a pre-match bet is accepted at once and deduplicated by its intent', async () => {
  const { balance, ask } = await bettor();
  const before = balance();
  const placing = single(findUpcomingLeg(sandbox()));
  const [bet, again] = [await ask(placing), await ask(placing)];
  expect(bet).toMatchObject({ state: 'open', openStake: 100_00n, returned: null });
  const [leg] = bet.legs;
  expect(leg?.itemName).toBe(`${leg?.homeName} 胜`);
  expect(again.betId).toBe(bet.betId);
  expect(before - balance()).toBe(100_00n);
  provenBooks();
});

test('[4.05] a bet with a lost response is looked up by request', async () => {
  const { client, ask } = await bettor();
  const placing = single(findUpcomingLeg(sandbox()));
  const { betId } = await ask(placing);
  const { data } = await client.call('command.byRequest', { requestId: placing.clientRequestId });
  const { outcome } = v.parse(v.object({ outcome: CommandOutcome }), data);
  expect(outcome).toMatchObject({ is: 'bet', bet: { betId } });
});

test('[3.10] a goal refuses a pending in-play bet and refunds its stake', async () => {
  const { balance, ask, detail } = await bettor();
  const before = balance();
  const leg = legInPlay(sandbox());
  const bet = await ask(single(leg, { policy: 'any' }));
  expect(bet).toMatchObject({ state: 'delayed', delayMs: 5 * SECOND });
  expect(before - balance()).toBe(100_00n);
  sandbox().world.matches.score(leg.matchId, 'home');
  advance(6 * SECOND);
  expect(await detail(bet.betId)).toMatchObject({ state: 'rejected', reason: { is: 'matchTurned' } });
  expect(balance()).toBe(before);
  provenBooks();
});

test('[3.10] [6.07] an open single is shared in its room where sites allow it', async () => {
  const { client, ask, detail } = await bettor();
  const leg = legInPlay(sandbox());
  const { betId } = await ask(single(leg, { policy: 'any', stake: '20.00' }));
  advance(6 * SECOND);
  const sharing = async () => (await detail(betId)).sharing;
  expect(await sharing()).toEqual({ orderId: betId, isShown: false });
  const inRoom = () => ({ roomNo: `m-${leg.matchId}`, orderId: betId, clientMsgId: newId() });
  expect((await client.call('chat.pushOrder', inRoom())).code).toBe(0);
  expect(await sharing()).toEqual({ orderId: betId, isShown: true });
  expect((await client.call('chat.revertOrder', inRoom())).code).toBe(0);
  expect(await sharing()).toEqual({ orderId: betId, isShown: false });
  await postAdmin(sandbox(), '/sandbox/sites/5000', { orderShareSeries: [] });
  expect(await sharing()).toBeNull();
  await postAdmin(sandbox(), '/sandbox/sites/5000', { orderShareSeries: ['star'] });
});

test('[P.05] [3.10] an offer can be accepted, once and until its deadline', async () => {
  const { client, balance, ask, detail } = await bettor();
  const before = balance();
  const leg = findUpcomingLeg(sandbox());
  const offer = async () => {
    await postAdmin(sandbox(), '/sandbox/betting', { next: { is: 'offer', less: 1_000 } });
    return ask(single(leg));
  };
  const offered = await offer();
  expect(offered).toMatchObject({ state: 'reOffered', reason: { is: 'oddsMoved' } });
  const answer = { betId: offered.betId, version: offered.version, action: 'accept' } as const;
  const { data } = await client.call('bet.answer', { ...answer, clientRequestId: newId() });
  expect(v.parse(Bet, data).state).toBe('open');
  expect((await client.call('bet.answer', { ...answer, clientRequestId: newId() })).code).toBe(422006);
  const missed = await offer();
  advance(9 * SECOND);
  expect((await detail(missed.betId)).state).toBe('lapsed');
  expect(before - balance()).toBe(100_00n);
  provenBooks();
});

test('[3.10] too low a stake and one above the balance are refused', async () => {
  const { client, balance, ask } = await bettor();
  const before = balance();
  const low = await ask(single(findUpcomingLeg(sandbox()), { stake: '1.00' }));
  expect(low).toMatchObject({ state: 'rejected', reason: { is: 'stakeLow', limit: 10_00n } });
  const stake = minorToText(minor(before + 1n));
  const short = await client.call('bet.place', single(findUpcomingLeg(sandbox()), { stake }));
  expect(short.code).toBe(421004);
  expect(balance()).toBe(before);
  provenBooks();
});

test('[3.10] two legs of one match are refused together, by index', async () => {
  const { ask } = await bettor();
  const leg = findUpcomingLeg(sandbox());
  const bet = await ask(single(leg, { kind: 'multiple', legs: [leg, leg] }));
  expect(bet).toMatchObject({ state: 'rejected', reason: { is: 'related', legs: [0, 1] } });
});

test('[4.03] a venue in maintenance refuses bets and locks its prices', async () => {
  const { client } = await bettor();
  const leg = findUpcomingLeg(sandbox());
  await postAdmin(sandbox(), '/sandbox/venues/YBTY', { status: 1 });
  expect((await client.call('bet.place', single(leg))).code).toBe(422017);
  const markets = sandbox().world.odds.of(leg.matchId)?.markets ?? [];
  expect(markets.flatMap(({ selections }) => selections.map(({ state }) => state))).not.toContain('open');
  await postAdmin(sandbox(), '/sandbox/venues/YBTY', { status: 0 });
});

test('[3.10] bets and their sums are limited to a period', async () => {
  const { client, ask } = await bettor('xuexian');
  const early = await ask(single(findUpcomingLeg(sandbox(), 3)));
  advance(10 * SECOND);
  const late = await ask(single(findUpcomingLeg(sandbox(), 4), { stake: '50.00' }));
  const listed = async (part: Partial<WireInput<'bet.list'>>) => {
    const input = { currency: 'CNY', which: 'all', page: 1, size: 20, ...part } as const;
    return v.parse(betCalls['bet.list'].response, (await client.call('bet.list', input)).data);
  };
  const since = await listed({ from: late.placedAt });
  expect(since).toMatchObject({ total: 1, staked: 50_00n, list: [{ betId: late.betId }] });
  const until = await listed({ from: early.placedAt, to: early.placedAt });
  expect(until).toMatchObject({ total: 1, staked: 100_00n, list: [{ betId: early.betId }] });
  expect(await listed({ venue: 'YBTY', from: late.placedAt })).toMatchObject({
    total: 1,
    venues: expect.arrayContaining([{ venue: 'YBTY', venueName: '云豹体育' }]),
  });
  const other = await listed({ venue: 'LJTY' });
  expect(other.total).toBeGreaterThan(0);
  expect(new Set(other.list.map(({ venue }) => venue))).toEqual(new Set(['LJTY']));
  expect(await listed({ venue: 'BTEGDZ' })).toMatchObject({ total: 0, staked: 0n, list: [] });
  expect(await listed({ from: late.placedAt + 1 })).toMatchObject({ total: 0, staked: 0n, list: [] });
});

test('[3.10] legs of two venues are refused together, and taken apart', async () => {
  const { client, ask } = await bettor();
  const legs = [findLegAt(sandbox(), 'YBTY'), findLegAt(sandbox(), 'YBDJ')] as const;
  const mixed = single(legs[0], { kind: 'multiple', legs: [...legs] });
  expect((await client.call('bet.place', mixed)).code).toBe(422024);
  const refs = legs.map(({ matchId, marketId, selectionId }) => ({ matchId, marketId, selectionId }));
  const { data } = await client.call('bet.quote', { currency: 'CNY', legs: refs });
  const { venues } = v.parse(SlipQuote, data);
  expect(venues.map(({ venue, multiple, legs: own }) => [venue, multiple, own.length])).toEqual([
    ['YBTY', null, 1],
    ['YBDJ', null, 1],
  ]);
  const funds = { userId: 'u-beian', siteId: 5000, currency: 'CNY', venue: 'YBDJ', amount: 100_00n } as const;
  sandbox().money.transfers.move({ ...funds, into: true, requestId: newId() });
  expect(await ask(single(legs[1], { policy: 'any' }))).toMatchObject({
    state: 'open',
    venue: 'YBDJ',
    venueName: '云豹电竞',
  });
});

test('[3.05] [3.10] a bet moves the wallet of its own venue', async () => {
  const { balance, ask, detail } = await bettor();
  const { wallets } = sandbox().money;
  const whose = { userId: 'u-beian', currency: 'CNY' } as const;
  const before = [balance(), wallets.balance(whose, 'HGDJ')];
  const leg = findLegAt(sandbox(), 'HGDJ');
  const { betId } = await ask(single(leg, { policy: 'any' }));
  expect([balance(), wallets.balance(whose, 'HGDJ')]).toEqual([before[0], (before[1] ?? 0n) - 100_00n]);
  await result(leg.matchId, [2, 0]);
  const { returned } = await detail(betId);
  expect(returned).toBeGreaterThan(100_00n);
  expect(wallets.balance(whose, 'HGDJ')).toBe((before[1] ?? 0n) - 100_00n + (returned ?? 0n));
  provenBooks();
});

test('[4.03] a bet at a closed venue is cashed out to it', async () => {
  const { client, balance, ask } = await bettor();
  const { betId } = await ask(single(findUpcomingLeg(sandbox())));
  const before = balance();
  await postAdmin(sandbox(), '/sandbox/venues/YBTY', { status: 1 });
  const { data } = await client.call('bet.cashOutQuote', { betId });
  const { quoteId, value } = v.parse(CashOutQuote, data);
  expect(quoteId).not.toBeNull();
  const cashOut = { betId, quoteId: quoteId ?? '', percent: 100, clientRequestId: newId() };
  const cashed = v.parse(Bet, (await client.call('bet.cashOut', cashOut)).data);
  expect(cashed).toMatchObject({ state: 'cashedOut', cashedOut: value });
  expect(balance() - before).toBe(value);
  await postAdmin(sandbox(), '/sandbox/venues/YBTY', { status: 0 });
  provenBooks();
});

test('[4.03] [P.29] an offer is not accepted once its venue is shut', async () => {
  const { client, ask } = await bettor();
  await postAdmin(sandbox(), '/sandbox/betting', { next: { is: 'offer', less: 1_000 } });
  const { betId, version } = await ask(single(findUpcomingLeg(sandbox())));
  const accept = () =>
    client.call('bet.answer', { betId, version, action: 'accept', clientRequestId: newId() });
  await client.call('selfBlock.set', { kind: 'venue', id: 'YBTY', blocked: true });
  expect((await accept()).code).toBe(424005);
  sandbox().db.exec('DELETE FROM self_block');
  await postAdmin(sandbox(), '/sandbox/venues/YBTY', { displayed: false });
  expect((await accept()).code).toBe(422017);
  await postAdmin(sandbox(), '/sandbox/venues/YBTY', { displayed: true });
  expect((await accept()).code).toBe(0);
});

test('[3.10] a bet of another member is not found', async () => {
  const { ask } = await bettor();
  const { betId } = await ask(single(findUpcomingLeg(sandbox())));
  const other = await bettor('fangguan');
  expect((await other.client.call('bet.detail', { betId })).code).toBe(404001);
});
