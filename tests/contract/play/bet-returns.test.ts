import * as v from 'valibot';
import { expect, test } from 'vitest';
import { betCalls } from '#contract/play/bet/calls.ts';
import { type BetGroupWire, BetReturns } from '#contract/play/bet/returns-schema.ts';
import { BALL_CLASSES } from '#contract/play/match/schema.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import type { loggedIn } from '../wire-client.ts';
import { createBetting } from './betting.ts';

const sandbox = sandboxForFile();
const { bettor, single, legAlone, result } = createBetting(sandbox);

type Client = Awaited<ReturnType<typeof loggedIn>>;
type Sums = { readonly count: number; readonly staked: bigint; readonly returned: bigint };

const returnsOf = async (client: Client, currency: 'CNY' | 'USDT' = 'CNY', from: number | null = null) =>
  v.parse(BetReturns, (await client.call('bet.returns', { currency, from })).data);

async function recordsOf(client: Client, from: number | null = null): Promise<Sums> {
  const input = { currency: 'CNY', which: 'settled', from, page: 1, size: 1 } as const;
  const { data } = await client.call('bet.list', input);
  const { total, staked, returned } = v.parse(betCalls['bet.list'].response, data);
  return { count: total, staked, returned };
}

const together = (parts: readonly Sums[]): Sums => ({
  count: parts.reduce((sum, { count }) => sum + count, 0),
  staked: parts.reduce((sum, { staked }) => sum + staked, 0n),
  returned: parts.reduce((sum, { returned }) => sum + returned, 0n),
});

const wholeOf = ({ count, staked, returned }: Sums): Sums => ({ count, staked, returned });
const netsOf = (parts: readonly Sums[]) => parts.map(({ staked, returned }) => returned - staked);

test('[7.13] every grouping of settled bets sums to the net of the records', async () => {
  const { client } = await bettor();
  const returns = await returnsOf(client);
  expect(returns.count).toBeGreaterThan(5);
  for (const parts of [returns.sports, returns.markets, returns.venues, returns.months])
    expect(together(parts)).toEqual(wholeOf(returns));
  expect(wholeOf(returns)).toEqual(await recordsOf(client));
});

test('[7.13] the records of a line sum to the line', async () => {
  const { client } = await bettor();
  const { sports, markets } = await returnsOf(client);
  const listed = async (group: BetGroupWire): Promise<Sums> => {
    const input = { currency: 'CNY', which: 'settled', group, page: 1, size: 1 } as const;
    const { data } = await client.call('bet.list', input);
    const { total, staked, returned } = v.parse(betCalls['bet.list'].response, data);
    return { count: total, staked, returned };
  };
  for (const { sport, ...sums } of sports) {
    const ballClassId = sport === null ? null : BALL_CLASSES[sport];
    expect(await listed({ by: 'sport', ballClassId })).toEqual(sums);
  }
  for (const { marketName, ...sums } of markets)
    expect(await listed({ by: 'market', marketName })).toEqual(sums);
});

test('[7.13] the largest loss is first', async () => {
  const { client } = await bettor();
  const { sports, markets, venues } = await returnsOf(client);
  for (const nets of [sports, markets, venues].map(netsOf))
    expect(nets).toEqual(nets.toSorted((one, other) => Number(one - other)));
});

test('[7.13] a corrected bet counts once, by its last result', async () => {
  const { client, ask, detail } = await bettor();
  const from = sandbox().world.clock.now();
  const leg = legAlone();
  const { betId } = await ask(single(leg));
  expect((await returnsOf(client, 'CNY', from)).count).toBe(0);
  await result(leg.matchId, [2, 0]);
  const { returned } = await detail(betId);
  expect(await returnsOf(client, 'CNY', from)).toMatchObject({ count: 1, staked: 100_00n, returned });
  await result(leg.matchId, [0, 2]);
  const lost = { count: 1, staked: 100_00n, returned: 0n };
  expect(await returnsOf(client, 'CNY', from)).toMatchObject({ ...lost, sports: [lost], months: [lost] });
  expect(await recordsOf(client, from)).toEqual(lost);
});

test('[7.13] bets of another currency are not counted', async () => {
  const { client, ask } = await bettor();
  const leg = legAlone();
  const before = await returnsOf(client, 'USDT');
  await ask(single(leg));
  await result(leg.matchId, [2, 0]);
  expect(await returnsOf(client, 'USDT')).toEqual(before);
});
