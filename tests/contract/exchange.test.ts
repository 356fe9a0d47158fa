import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { sandboxForFile } from './sandbox-fixture.ts';
import { loggedIn } from './wire-client.ts';

const sandbox = sandboxForFile();
const member = (name: string) => loggedIn(sandbox().origin, sandbox().world.clock.now, name);
type Client = Awaited<ReturnType<typeof member>>;

const quoteOf = async (client: Client) =>
  v.parse(calls['exchange.quote'].response, (await client.ask('exchange.quote', {})).data);
const purses = async (client: Client) =>
  v.parse(calls['wallet.assets'].response, (await client.ask('wallet.assets', {})).data);
const swap = async (client: Client, quoteId: string, amount: string, clientRequestId: string) =>
  client.ask('exchange.swap', { quoteId, from: 'CNY', amount, clientRequestId });

test('[P.04] [7.15] an exchange moves both purses by the quoted rate, and a repeat of its id moves nothing', async () => {
  const client = await member('beian');
  const { quoteId } = await quoteOf(client);
  const before = await purses(client);
  const first = await swap(client, quoteId, '71.80', 'swap-once');
  expect(first.code).toBe(PLATFORM_CODES.SUCCESS);
  const after = await purses(client);
  expect(after).not.toEqual(before);
  expect((await swap(client, quoteId, '71.80', 'swap-once')).data).toEqual(first.data);
  expect(await purses(client)).toEqual(after);
});

test('[7.15] a quote that nobody gave, too little and too much are refused', async () => {
  const client = await member('beian');
  const { quoteId } = await quoteOf(client);
  expect((await swap(client, '1', '71.80', 'swap-old')).code).toBe(PLATFORM_CODES.QUOTE_EXPIRED);
  expect((await swap(client, quoteId, '0.01', 'swap-dust')).code).toBe(PLATFORM_CODES.AMOUNT_OUT_OF_LIMITS);
  expect((await swap(client, quoteId, '99999999.00', 'swap-much')).code).toBe(PLATFORM_CODES.BALANCE_SHORT);
});
