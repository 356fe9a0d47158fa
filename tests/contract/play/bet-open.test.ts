import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CashOutQuote } from '#contract/play/bet/cash-out-quote-schema.ts';
import { legInPlay } from '../examples/bet-examples.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { createBetting } from './betting.ts';

const sandbox = sandboxForFile();
const { advance, bettor, single, legAlone, result, provenBooks } = createBetting(sandbox);
const DELAY_MS = 20_000;

/** Price of a score in a match in play, which further goals can rule out. */
function scoreInPlay(matchId: string) {
  const market = sandbox()
    .world.odds.of(matchId)
    ?.markets.find(({ marketId }) => marketId === `${matchId}-score`);
  const selection = market?.selections.find(
    ({ state, selectionId }) => state === 'open' && /\d:\d$/.test(selectionId),
  );
  if (!market || !selection) throw new Error('no score is open');
  const { selectionId, odds } = selection;
  return { matchId, marketId: market.marketId, selectionId, odds, material: market.version.material };
}

test('[3.10] an open bet shows what the score makes of it', async () => {
  const { ask, detail } = await bettor();
  const { matchId } = legInPlay(sandbox());
  const leg = scoreInPlay(matchId);
  const { betId } = await ask(single(leg, { stake: '10.00', policy: 'any' }));
  advance(DELAY_MS);
  const [, home, away] = /(\d):(\d)$/.exec(leg.selectionId) ?? [];
  const backed = [Number(home), Number(away)] as const;
  await result(matchId, backed, 'half');
  const hit = await detail(betId);
  expect(hit.state).toBe('open');
  expect(hit.legs[0]?.outlook).toMatchObject({
    now: 'win',
    best: 'win',
    score: { home: backed[0], away: backed[1] },
  });
  expect(hit.highestReturn).toBeGreaterThan(hit.openStake);

  await result(matchId, [backed[0] + 1, backed[1]], 'half');
  const ruledOut = await detail(betId);
  expect(ruledOut).toMatchObject({ state: 'open', highestReturn: 0n });
  expect(ruledOut.legs[0]?.outlook).toMatchObject({ now: 'lose', best: 'lose', isSure: true });

  await result(matchId, [backed[0] + 1, backed[1]]);
  expect(await detail(betId)).toMatchObject({ state: 'settled', returned: 0n });
  expect((await detail(betId)).legs[0]?.outlook).toBeNull();
  provenBooks();
});

test('[3.10] a bet before its match has no outlook, but crests', async () => {
  const { ask } = await bettor();
  const { legs } = await ask(single(legAlone()));
  expect(legs[0]?.outlook).toBeNull();
  expect(legs[0]?.homeLogo).not.toBe('');
});

test('[3.10] cash-out offers of all open bets are the ones of each', async () => {
  const { client, ask, detail } = await bettor();
  const placed = await ask(single(legAlone()));
  const Quotes = v.object({ list: v.array(CashOutQuote) });
  const quotesIn = async (currency: 'CNY' | 'USDT') =>
    v.parse(Quotes, (await client.call('bet.cashOutQuotes', { currency })).data).list;
  const list = await quotesIn('CNY');
  const alone = v.parse(CashOutQuote, (await client.call('bet.cashOutQuote', { betId: placed.betId })).data);
  expect(list.find(({ betId }) => betId === placed.betId)?.value).toBe(alone.value);
  const states = await Promise.all(list.map(async ({ betId }) => (await detail(betId)).state));
  expect(new Set(states)).toEqual(new Set(['open']));
  const others = await quotesIn('USDT');
  expect(others.filter(({ betId }) => list.some((quote) => quote.betId === betId))).toEqual([]);
});
