import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CashOutQuote } from '#contract/play/bet/cash-out-quote-schema.ts';
import { Bet } from '#contract/play/bet/schema.ts';
import { minor } from '#contract/units/money.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { createBetting } from './betting.ts';

const sandbox = sandboxForFile();
const SECOND = 1_000;
const { newId, advance, bettor, single, legAlone, result, provenBooks } = createBetting(sandbox);

test('[3.10] a result settles a bet, and a corrected one books the difference', async () => {
  const { balance, ask, detail } = await bettor();
  const leg = legAlone();
  const before = balance();
  const bet = await ask(single(leg));
  const isHome = leg.selectionId.endsWith('-home');
  expect(isHome).toBe(true);
  await result(leg.matchId, [2, 0]);
  const won = await detail(bet.betId);
  const paid = won.returned ?? 0n;
  expect(won.state).toBe('settled');
  expect(balance() - before).toBe(paid - 100_00n);
  await result(leg.matchId, [1, 1]);
  const lost = await detail(bet.betId);
  expect(lost).toMatchObject({
    returned: 0n,
    settlements: [{ no: 1 }, { no: 2, booked: -paid, note: '更正赛果' }],
  });
  expect(balance() - before).toBe(-100_00n);
  await result(leg.matchId, [1, 1], 'postponed');
  expect((await detail(bet.betId)).state).toBe('void');
  expect(balance()).toBe(before);
  provenBooks();
});

test('[3.10] a quote that ran out is not cashed out', async () => {
  const { client, balance, ask } = await bettor();
  const { betId } = await ask(single(legAlone()));
  const before = balance();
  const { quoteId } = v.parse(CashOutQuote, (await client.call('bet.cashOutQuote', { betId })).data);
  advance(6 * SECOND);
  const cashOut = { betId, quoteId: quoteId ?? '', percent: 100, clientRequestId: newId() };
  expect(v.parse(Bet, (await client.call('bet.cashOut', cashOut)).data)).toMatchObject({
    state: 'open',
    openStake: 100_00n,
    cashOut: { state: 'refused', reason: 'expired' },
  });
  expect(balance()).toBe(before);
});

test('[3.10] a bet that was cashed out whole is settled by no result', async () => {
  const { client, balance, ask, detail } = await bettor();
  const leg = legAlone();
  const { betId } = await ask(single(leg));
  const { quoteId } = v.parse(CashOutQuote, (await client.call('bet.cashOutQuote', { betId })).data);
  const cashOut = { betId, quoteId: quoteId ?? '', percent: 100, clientRequestId: newId() };
  expect((await client.call('bet.cashOut', cashOut)).code).toBe(0);
  const [cashedOut, after] = [await detail(betId), balance()];
  expect(cashedOut.state).toBe('cashedOut');
  await result(leg.matchId, [3, 0]);
  await result(leg.matchId, [3, 0], 'postponed');
  const last = await detail(betId);
  expect(last).toMatchObject({ state: 'cashedOut', returned: cashedOut.returned });
  expect(last.legs.map(({ result: shown }) => shown)).toEqual(['void']);
  expect(balance()).toBe(after);
  provenBooks();
});

test('[4.05] the next win pays the debt that a correction left', async () => {
  const { balance, ask, detail } = await bettor();
  const { money, db } = sandbox();
  const whose = { userId: 'u-beian', siteId: 5000, currency: 'CNY', venue: 'YBTY' } as const;
  const move = (amount: bigint, into: boolean) =>
    money.transfers.move({ ...whose, amount: minor(amount), into, requestId: newId() });
  const Owed = v.object({ owed: v.number() });
  const owed = () =>
    v.parse(
      Owed,
      db.prepare("SELECT -balance AS owed FROM ledger_account WHERE account = 'owed:u-beian:YBTY:CNY'").get(),
    ).owed;
  const leg = legAlone();
  const won = await ask(single(leg));
  await result(leg.matchId, [3, 0]);
  const { returned } = await detail(won.betId);
  move(balance(), false);
  await result(leg.matchId, [0, 3]);
  expect(owed()).toBe(Number(returned));
  move(400_00n, true);
  const next = legAlone();
  const { betId } = await ask(single(next, { stake: '400.00' }));
  await result(next.matchId, [3, 0]);
  const gained = (await detail(betId)).returned ?? minor(0);
  expect(owed()).toBe(0);
  expect(balance()).toBe(gained - (returned ?? minor(0)));
  provenBooks();
});

test('[3.10] a partial cash-out runs once by a quote, the rest settles', async () => {
  const { client, balance, ask, detail } = await bettor();
  const leg = legAlone();
  const { betId } = await ask(single(leg));
  const before = balance();
  const quoted = v.parse(CashOutQuote, (await client.call('bet.cashOutQuote', { betId })).data);
  expect(quoted.value).toBeGreaterThan(0n);
  const cashOut = { betId, quoteId: quoted.quoteId ?? '', percent: 40 };
  const requestCashOut = async () =>
    v.parse(Bet, (await client.call('bet.cashOut', { ...cashOut, clientRequestId: newId() })).data);
  const amount = (quoted.value * 40n) / 100n;
  expect(await requestCashOut()).toMatchObject({
    state: 'open',
    openStake: 60_00n,
    cashOut: { state: 'paid', amount },
  });
  expect(await requestCashOut()).toMatchObject({
    openStake: 60_00n,
    cashOut: { state: 'refused', reason: 'expired' },
  });
  expect(balance() - before).toBe(amount);
  await result(leg.matchId, [0, 3]);
  const settled = await detail(betId);
  expect(settled).toMatchObject({ state: 'settled', returned: 0n, cashedOut: amount });
  provenBooks();
});
