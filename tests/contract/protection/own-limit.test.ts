import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { RAISE_EXPIRY_MS, RAISE_WAITS_MS } from '#contract/protection/own-limit/constants.ts';
import { type OwnLimit, ReachedLimit } from '#contract/protection/own-limit/schema.ts';
import { findUpcomingLeg } from '../examples/bet-examples.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient } from '../wire-client.ts';

/** Live world: the tests move its clock in one step. */
const sandbox = sandboxForFile({ world: 'live' });
const currency = 'CNY' as const;
let ids = 0;
const newId = () => `own-limit-${++ids}`;
const now = () => sandbox().world.clock.now();
const member = (name = 'beian') => loggedIn(sandbox().origin, now, name);
const later = (ms: number) => postAdmin(sandbox(), '/sandbox/clock', { advance: ms });

type LimitKey = Pick<OwnLimit, 'kind' | 'period'>;
const shown = async (client: WireClient, { kind, period }: LimitKey) => {
  const { data } = await client.call('ownLimit.list', { currency });
  const { list } = v.parse(calls['ownLimit.list'].response, data);
  return list.find((limit) => limit.kind === kind && limit.period === period);
};
const set = async (client: WireClient, key: LimitKey, amount: bigint | null) =>
  (await client.call('ownLimit.set', { currency, ...key, amount: amount === null ? null : String(amount) }))
    .code;

/** Sends money to the book and stakes it on a match to come. */
async function bet(
  client: WireClient,
  stake: string,
  name = 'beian',
  clientRequestId = newId(),
  leg = findUpcomingLeg(sandbox()),
) {
  const whose = { userId: `u-${name}`, siteId: 5000, currency } as const;
  sandbox().money.transfers.move({
    ...whose,
    venue: 'YBTY',
    amount: 300_00n,
    into: true,
    requestId: newId(),
  });
  const placing = { currency, kind: 'single' as const, size: null, legs: [leg], policy: 'any' as const };
  return client.call('bet.place', { ...placing, stake, clientRequestId });
}
const Reached = v.object({ limit: ReachedLimit, until: v.optional(v.number()) });

test('[P.16] a stake is accepted to the last cent of the limit', async () => {
  const client = await member();
  const key = { kind: 'stake', period: 'day' } as const;
  const used = (await shown(client, key))?.used ?? 0n;
  expect(await set(client, key, used + 100_00n)).toBe(PLATFORM_CODES.SUCCESS);
  expect((await bet(client, '60.00')).code).toBe(PLATFORM_CODES.SUCCESS);
  const over = await bet(client, '40.01');
  expect(over.code).toBe(PLATFORM_CODES.LIMIT_REACHED);
  const { limit, until } = v.parse(Reached, over.data);
  expect(limit).toEqual({ kind: 'stake', period: 'day', currency, left: '40.00' });
  expect(until).toBe((await shown(client, key))?.opensAt);
  const [requestId, leg] = [newId(), findUpcomingLeg(sandbox())];
  expect((await bet(client, '40.00', 'beian', requestId, leg)).code).toBe(PLATFORM_CODES.SUCCESS);
  expect(await shown(client, key)).toMatchObject({ left: 0n });
  expect(await set(client, key, 1n)).toBe(PLATFORM_CODES.SUCCESS);
  expect((await bet(client, '40.00', 'beian', requestId, leg)).code).toBe(PLATFORM_CODES.SUCCESS);
});

test('[P.15] a raise needs 24 hours and a second confirmation', async () => {
  let client = await member('qinghe');
  const key = { kind: 'loss', period: 'month' } as const;
  /** Sessions end meanwhile. */
  const after = async (ms: number) => {
    await later(ms);
    client = await member('qinghe');
  };
  const confirm = async (accept: boolean) =>
    (await client.call('ownLimit.confirm', { currency, ...key, accept })).code;
  await set(client, key, 500_00n);
  await set(client, key, 900_00n);
  expect(await shown(client, key)).toMatchObject({
    amount: 500_00n,
    pending: { amount: 900_00n, confirmable: false },
  });
  expect(await confirm(true)).toBe(PLATFORM_CODES.ORDER_STEP_REFUSED);
  await after(RAISE_WAITS_MS);
  expect(await shown(client, key)).toMatchObject({ amount: 500_00n, pending: { confirmable: true } });
  expect(await confirm(true)).toBe(PLATFORM_CODES.SUCCESS);
  expect(await shown(client, key)).toMatchObject({ amount: 900_00n, pending: null });
  await set(client, key, null);
  await set(client, key, 100_00n);
  expect(await shown(client, key)).toMatchObject({ amount: 100_00n, pending: null });
  await set(client, key, 200_00n);
  await after(RAISE_WAITS_MS + RAISE_EXPIRY_MS);
  expect(await shown(client, key)).toMatchObject({ amount: 100_00n, pending: null });
  expect(await confirm(true)).toBe(PLATFORM_CODES.ORDER_STEP_REFUSED);
});

test('[P.16] a single stake has its own limit, gifts have coin limits', async () => {
  const client = await member('xuexian');
  await set(client, { kind: 'single', period: 'each' }, 50_00n);
  const over = await bet(client, '50.01', 'xuexian');
  expect(v.parse(Reached, over.data)).toEqual({
    limit: { kind: 'single', period: 'each', currency, left: '50.00' },
  });
  await set(client, { kind: 'gift', period: 'day' }, 1n);
  const gift = sandbox().world.matches.list(1)[0];
  const roomNo = `m-${gift?.matchId}`;
  const giftRequest = { roomNo, giftId: 'g02', count: 9, clientRequestId: newId() };
  const refused = await client.call('gift.reward', giftRequest);
  expect(refused.code).toBe(PLATFORM_CODES.LIMIT_REACHED);
  expect(v.parse(Reached, refused.data).limit).toMatchObject({ kind: 'gift', currency: 'COIN' });
});

test('[P.15] an unsupported window and an amount of zero are refused', async () => {
  const client = await member('wuhao');
  expect(await set(client, { kind: 'single', period: 'day' }, 5n)).toBe(PLATFORM_CODES.BAD_REQUEST);
  expect(await set(client, { kind: 'loss', period: 'day' }, 0n)).toBe(PLATFORM_CODES.BAD_REQUEST);
});
