import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import type { DayText } from '#contract/units/day-text.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { findUpcomingLeg, placeSingle } from '../examples/bet-examples.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const currency = 'CNY' as const;
const now = () => sandbox().world.clock.now();
const member = (name: string) => loggedIn(sandbox().origin, now, name);

const viewOf = async (client: WireClient) =>
  v.parse(calls['rebate.view'].response, (await client.call('rebate.view', { currency })).data);
const recordsOf = async (client: WireClient, from: DayText, to: DayText) => {
  const input = { currency, from, to, state: 'all', page: 1, size: 50 } as const;
  return v.parse(calls['rebate.records'].response, (await client.call('rebate.records', input)).data);
};
const claim = (client: WireClient, clientRequestId: string) =>
  client.call('rebate.claim', { currency, clientRequestId });

test('[7.16] a rebate is claimed once per id and appears in the records', async () => {
  const client = await member('beian');
  const { amount, ready } = await viewOf(client);
  expect(amount).toBe(ready.reduce((sum, day) => sum + day.amount, 0n));
  const [oldest, latest] = [ready.at(-1)?.day, ready[0]?.day];
  if (!oldest || !latest) throw new Error('the first demo member has nothing to claim');
  expect(await recordsOf(client, oldest, latest)).toMatchObject({ ready: amount, paid: 0n });
  const first = await claim(client, 'rebate-1');
  expect(first.code).toBe(0);
  expect(await claim(client, 'rebate-1')).toEqual(first);
  expect((await claim(client, 'rebate-2')).code).toBe(PLATFORM_CODES.ORDER_STEP_REFUSED);
  const after = await recordsOf(client, oldest, latest);
  expect(after).toMatchObject({ ready: 0n, paid: amount, total: ready.length });
  expect(after.list.every(({ state, paidAt }) => state === 'claimed' && paidAt === now())).toBe(true);
  const { data } = await client.call('statement.list', {
    page: '1',
    size: '1',
    type: 'rebate',
    state: 'all',
    currency,
    number: '',
    from: String(now() - DAY_MS),
    to: String(now()),
  });
  expect(data).toMatchObject({ list: [{ type: 'rebate', title: '返水' }] });
  expect(verifyLedger(sandbox().db).sound).toBe(true);
});

test('[7.16] a bet that is settled is in the estimate of its day', async () => {
  const client = await member('xinren');
  const { money } = sandbox();
  const whose = { userId: 'u-xinren', siteId: 5000, currency } as const;
  await postAdmin(sandbox(), '/sandbox/cash', { name: 'xinren', currency, amount: '2000' });
  money.transfers.move({ ...whose, venue: 'YBTY', amount: 1_000_00n, into: true, requestId: 'rebate-funds' });
  const leg = findUpcomingLeg(sandbox());
  placeSingle(sandbox(), leg, { userId: 'u-xinren', lineStake: 1_000_00n });
  expect((await viewOf(client)).today).toMatchObject({ venues: [], amount: 0n });
  const result = { status: 'final', score: [0, 3], half: [0, 1], note: '' };
  expect((await postAdmin(sandbox(), `/sandbox/matches/${leg.matchId}/result`, result)).status).toBe(200);
  const { today } = await viewOf(client);
  const rate = Number(leg.odds) < 1.5 ? 0n : 30n;
  expect(today.amount).toBe((1_000_00n * rate) / 10_000n);
  expect(today.venues).toMatchObject(rate === 0n ? [] : [{ venue: 'YBTY', kind: 'sports', rate: 30 }]);
});
