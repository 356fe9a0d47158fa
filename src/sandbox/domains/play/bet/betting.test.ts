import { expect, test } from 'vitest';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import {
  acceptOffer,
  legOn,
  openBook,
  passDelay,
  place,
  priced,
  SECOND,
  settle,
  UPCOMING,
} from '#tests/faults/bets/book.ts';
import { requestBet, requestQuote } from '#tests/faults/bets/simulation.ts';
import { verifyBets } from './settlement/verify-bets.ts';

test('limits follow the current prices, whatever price was requested', async () => {
  const simulation = openBook();
  for (const match of simulation.matches.values()) match.prices = { 'win-home': '9.00' };
  const legs = UPCOMING.map((matchId) => legOn(simulation, matchId, '1.01'));
  const bet = await place(simulation, UPCOMING, { legs, stake: '1000.00' });
  expect(bet).toMatchObject({ state: 'reOffered', reason: { is: 'stakeHigh' }, stake: 1_000_00n });
  expect(bet?.offer?.stake).toBeLessThan(300_00n);
});

test('accepting an offer of a lower stake refunds the rest', async () => {
  const simulation = openBook();
  const bet = await place(simulation, UPCOMING, { stake: '4000.00' });
  const { betId, version } = bet ?? {};
  const agreed = await requestBet(simulation, 'bet.answer', {
    betId,
    version,
    action: 'accept',
    clientRequestId: 'agree',
  });
  expect(agreed).toMatchObject({ state: 'open', stake: bet?.offer?.stake, openStake: bet?.offer?.stake });
  expect(agreed?.highestReturn).toBe((agreed?.stake ?? 0n) * 125n);
});

test('a system without a size is refused', async () => {
  const bet = await place(openBook(), UPCOMING, { kind: 'system' });
  expect(bet).toMatchObject({ state: 'rejected', reason: { is: 'tooFew' } });
});

test('correcting the lost leg of a multiple pays its win', async () => {
  const simulation = openBook();
  const { betId = '' } = (await place(simulation, ['m1', 'm3'])) ?? {};
  const bet = () => simulation.betting().ownOf(betId, 'u-ann');
  settle(simulation, 'm1', [0, 1]);
  expect(bet()).toMatchObject({ state: 'settled', paid: 0n });
  settle(simulation, 'm1', [1, 0]);
  expect(bet()).toMatchObject({ state: 'open', paid: null });
  expect(verifyBets(simulation.db)).toEqual({ astray: [], misbooked: [] });
  Object.assign(simulation.matches.get('m3') ?? {}, { isOver: true, score: [2, 0] });
  simulation.time.now += 3_600 * SECOND;
  simulation.betting().settleDue();
  expect(bet()).toMatchObject({ state: 'settled', paid: 250_00n });
  expect(verifyBets(simulation.db)).toEqual({ astray: [], misbooked: [] });
});

test('a settled bet whose match resumes returns its payout and is reopened', async () => {
  const simulation = openBook();
  const { betId = '' } = (await place(simulation, ['m1'])) ?? {};
  const bet = () => simulation.betting().ownOf(betId, 'u-ann');
  settle(simulation, 'm1', [1, 0]);
  expect(bet()).toMatchObject({ state: 'settled', paid: 50_00n, valid_stake: 10_00n });
  settle(simulation, 'm1', [1, 0], 'half');
  expect(bet()).toMatchObject({ state: 'open', paid: null, highest: 50_00n });
  expect(verifyBets(simulation.db)).toEqual({ astray: [], misbooked: [] });
  settle(simulation, 'm1', [1, 1]);
  expect(bet()).toMatchObject({ state: 'settled', paid: 0n, valid_stake: 10_00n });
  expect(verifyBets(simulation.db)).toEqual({ astray: [], misbooked: [] });
  expect(verifyLedger(simulation.db).sound).toBe(true);
});

test('a cash-out of too small a part of the stake is refused', async () => {
  const simulation = openBook();
  const { betId = '' } = (await place(simulation, ['m1'])) ?? {};
  const cashOut = async (percent: number) => {
    const { quoteId } = (await requestQuote(simulation, betId)) ?? {};
    const clientRequestId = `cash-out-${percent}`;
    return requestBet(simulation, 'bet.cashOut', { betId, quoteId, percent, clientRequestId });
  };
  expect(await cashOut(99)).toMatchObject({ state: 'open', openStake: 10n, cashOut: { state: 'paid' } });
  expect(await cashOut(1)).toMatchObject({
    openStake: 10n,
    cashOut: { state: 'refused', reason: 'notOffered' },
  });
});

test('an unknown quote has expired', async () => {
  const simulation = openBook();
  const { betId = '' } = (await place(simulation, ['m1'])) ?? {};
  const request = { betId, quoteId: 'long-gone', percent: 100, clientRequestId: 'late' };
  expect(await requestBet(simulation, 'bet.cashOut', request)).toMatchObject({
    state: 'open',
    cashOut: { state: 'refused', reason: 'expired', amount: 0n },
  });
});

test('a bet that fails when due blocks no other', async () => {
  const simulation = openBook();
  const [broken, sound] = [await place(simulation, ['m0']), await place(simulation, ['m2'])];
  const match = simulation.matches.get('m0') ?? {};
  Object.defineProperty(match, 'prices', {
    get: () => {
      throw new Error('no prices');
    },
  });
  for (let round = 0; round < 8; round++) {
    simulation.time.now += SECOND;
    simulation.betting().decideDue();
  }
  const stateOf = (betId = '') => simulation.betting().ownOf(betId, 'u-ann').state;
  expect(stateOf(sound?.betId)).toBe('open');
  expect(stateOf(broken?.betId)).toBe('delayed');
  expect(simulation.problems).toEqual(['no prices']);
});

test('[7.16] a member is notified of results and corrections, except of demo bets', async () => {
  const simulation = openBook();
  await place(simulation, ['m1']);
  await place(simulation, ['m1'], { clientRequestId: 'demo-5000-m1' });
  settle(simulation, 'm1', [1, 0]);
  const titles = () =>
    simulation.db
      .prepare("SELECT title FROM message WHERE title LIKE '注单%' ORDER BY message_id")
      .all()
      .map(({ title }) => title);
  expect(titles()).toEqual(['注单已结算，派彩 ¥50.00']);
  settle(simulation, 'm1', [0, 0], 'postponed');
  expect(titles().slice(1)).toEqual(['注单重新结算 −¥40.00', '注单重新结算 −¥40.00']);
});

test('the operator’s word counts for a bet whose price has moved', async () => {
  const simulation = openBook();
  simulation.betting().control.setNext({ is: 'refuse', note: '人工审核未通过' });
  const legs = [legOn(simulation, 'm1', '4.00')];
  const bet = await place(simulation, ['m1'], { legs, policy: 'none' });
  expect(bet).toMatchObject({ state: 'rejected', reason: { note: '人工审核未通过' } });
});

test('[3.10] offers accepted during the live delay respect the match limit', async () => {
  const simulation = openBook();
  priced(simulation, '200.00');
  for (let count = 0; count < 8; count++) {
    const legs = [legOn(simulation, 'm0', '1.01')];
    await acceptOffer(simulation, await place(simulation, ['m0'], { legs, stake: '600.00' }));
  }
  passDelay(simulation);
  const won = simulation.betting().store.riskedOn('u-ann', 'CNY', 'm0');
  expect(won).toBeGreaterThan(390_000_00n);
  expect(won).toBeLessThanOrEqual(400_000_00n);
});

test('[3.10] a risen price is offered with a lower stake', async () => {
  const simulation = openBook();
  priced(simulation, '2.00');
  const bet = await place(simulation, ['m0'], {
    legs: [legOn(simulation, 'm0', '2.00')],
    stake: '490.00',
    policy: 'higher',
  });
  priced(simulation, '600.00');
  passDelay(simulation);
  const offered = simulation.betting().ownOf(bet?.betId ?? '', 'u-ann');
  expect(offered).toMatchObject({
    state: 'reOffered',
    reason: { is: 'stakeHigh' },
    offer: { prices: [{ leg: 0, from: '2.00', to: '600.00' }], lineStake: 166_94n },
  });
  await acceptOffer(simulation, await requestBet(simulation, 'bet.detail', { betId: offered.bet_id }));
  passDelay(simulation);
  const accepted = simulation.betting().ownOf(offered.bet_id, 'u-ann');
  expect(accepted).toMatchObject({ state: 'open', open_stake: 166_94n });
  expect(accepted.highest - accepted.open_stake).toBeLessThanOrEqual(100_000_00n);
});

test('[3.10] the potential return of an open bet reflects its known results', async () => {
  const simulation = openBook();
  const { betId = '' } = (await place(simulation, UPCOMING)) ?? {};
  const detail = () => requestBet(simulation, 'bet.detail', { betId });
  expect(await detail()).toMatchObject({ highestReturn: 1_250_00n });
  settle(simulation, 'm1', [0, 0], 'postponed');
  settle(simulation, 'm3', [0, 0], 'postponed');
  expect(await detail()).toMatchObject({ state: 'open', highestReturn: 50_00n });
  expect(simulation.betting().store.riskedOn('u-ann', 'CNY', 'm5')).toBe(40_00n);
});
