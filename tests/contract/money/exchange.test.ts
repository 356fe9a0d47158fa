import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { DEMO_WITHDRAW_PASSWORD } from '#sandbox/domains/money/wallet/demo/seed-money.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();
const member = (name: string) => loggedIn(sandbox().origin, sandbox().world.clock.now, name);
type Client = Awaited<ReturnType<typeof member>>;

const quoteOf = async (client: Client) =>
  v.parse(calls['exchange.quote'].response, (await client.call('exchange.quote', {})).data);
const wallets = async (client: Client) =>
  v.parse(calls['wallet.assets'].response, (await client.call('wallet.assets', {})).data);
const swap = async (client: Client, quoteId: string, amount: string, clientRequestId: string) =>
  client.call('exchange.swap', { quoteId, from: 'CNY', amount, clientRequestId });

test('[P.04] [7.15] an exchange moves both balances by the quoted rate, once per id', async () => {
  const client = await member('beian');
  const { quoteId } = await quoteOf(client);
  const before = await wallets(client);
  const first = await swap(client, quoteId, '71.80', 'swap-once');
  expect(first.code).toBe(PLATFORM_CODES.SUCCESS);
  const after = await wallets(client);
  expect(after).not.toEqual(before);
  expect((await swap(client, quoteId, '71.80', 'swap-once')).data).toEqual(first.data);
  expect(await wallets(client)).toEqual(after);
});

test('[7.15] an unknown quote and amounts outside the limits are refused', async () => {
  const client = await member('beian');
  const { quoteId } = await quoteOf(client);
  expect((await swap(client, '1', '71.80', 'swap-old')).code).toBe(PLATFORM_CODES.QUOTE_EXPIRED);
  expect((await swap(client, quoteId, '0.01', 'swap-dust')).code).toBe(PLATFORM_CODES.AMOUNT_OUT_OF_LIMITS);
  expect((await swap(client, quoteId, '99999999.00', 'swap-much')).code).toBe(PLATFORM_CODES.BALANCE_SHORT);
});

const USER = 'u-beian';
const BONUS = {
  userId: USER,
  currency: 'CNY',
  source: 'operator',
  title: '例',
  amount: 88_00n,
  times: 5,
  termDays: 3,
} as const;

test('[4.05] [7.15] yuan with wagering left is not exchanged, and the other currency is', async () => {
  const client = await member('beian');
  const { money } = sandbox();
  money.wagering.set(USER, 'CNY', 1n);
  const before = await wallets(client);
  const { quoteId } = await quoteOf(client);
  expect((await swap(client, quoteId, '71.80', 'swap-unplayed')).code).toBe(PLATFORM_CODES.WAGERING_LEFT);
  expect(await wallets(client)).toEqual(before);
  const back = { quoteId, from: 'USDT', amount: '1.00', clientRequestId: 'swap-played' } as const;
  expect((await client.call('exchange.swap', back)).code).toBe(PLATFORM_CODES.SUCCESS);
  money.wagering.set(USER, 'CNY', 0n);
  expect((await swap(client, quoteId, '71.80', 'swap-unplayed')).code).toBe(PLATFORM_CODES.SUCCESS);
});

test('[4.05] a withdrawal in USDT forfeits bonuses of both currencies', async () => {
  const client = await member('beian');
  const { bonuses, payees } = sandbox().money;
  bonuses.give(BONUS, sandbox().world.clock.now());
  bonuses.give({ ...BONUS, currency: 'USDT' }, sandbox().world.clock.now());
  const { data } = await client.call('withdraw.prompt', { currency: 'USDT' });
  const shown = v.parse(calls['withdraw.prompt'].response, data).bonuses;
  expect(shown.map(({ currency }) => currency)).toEqual(['CNY', 'USDT']);
  const paying = {
    payeeId: payees.view(USER, true).addresses[0]?.payeeId ?? '',
    amount: '50.00',
    password: DEMO_WITHDRAW_PASSWORD,
    speed: 'ordinary',
    clientRequestId: 'bonus-given-up',
  } as const;
  expect((await client.call('withdraw.new', paying)).code).toBe(PLATFORM_CODES.SUCCESS);
  expect([...bonuses.locked(USER, 'CNY'), ...bonuses.locked(USER, 'USDT')]).toEqual([]);
});
