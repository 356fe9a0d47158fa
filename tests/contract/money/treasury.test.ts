import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { minor, minorToText } from '#contract/units/money.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();
const currency = 'CNY' as const;
const member = (name: string) => loggedIn(sandbox().origin, sandbox().world.clock.now, name);

test('[7.15] treasury deposits and withdrawals are booked once per id', async () => {
  const client = await member('beian');
  const balance = async () =>
    v.parse(calls['treasury.view'].response, (await client.call('treasury.view', { currency })).data).balance;
  const move = async (name: 'treasury.putIn' | 'treasury.takeOut', amount: string, clientRequestId: string) =>
    (await client.call(name, { amount, currency, clientRequestId })).code;
  const before = await balance();
  expect(await move('treasury.putIn', '100.00', 'in-1')).toBe(PLATFORM_CODES.SUCCESS);
  expect(await move('treasury.putIn', '100.00', 'in-1')).toBe(PLATFORM_CODES.SUCCESS);
  expect(await balance()).toBe(before + 100_00n);
  expect(await move('treasury.takeOut', '40.00', 'out-1')).toBe(PLATFORM_CODES.SUCCESS);
  expect(await balance()).toBe(before + 60_00n);
  expect(await move('treasury.takeOut', '99999999.00', 'out-2')).toBe(PLATFORM_CODES.BALANCE_SHORT);
  expect(await move('treasury.putIn', '99999999.00', 'in-2')).toBe(PLATFORM_CODES.BALANCE_SHORT);
  expect(await balance()).toBe(before + 60_00n);
});

test('[7.10] the treasury is configured for anybody, and keeps to its least amount', async () => {
  const client = await member('qinghe');
  const { data } = await client.call('treasury.config', { currency });
  const terms = v.parse(calls['treasury.config'].response, data);
  expect(terms).toMatchObject({ currency, leastPaid: 1n, daysShown: 30 });
  const visitor = createWireClient(sandbox().origin, sandbox().world.clock.now);
  expect((await visitor.call('treasury.config', { currency })).data).toEqual(data);

  const view = v.parse(
    calls['treasury.view'].response,
    (await client.call('treasury.view', { currency })).data,
  );
  expect(view.rate).toBe(terms.rate);
  const putIn = async (amount: bigint) => {
    const moving = { amount: minorToText(minor(amount)), currency, clientRequestId: `in-${amount}` };
    return (await client.call('treasury.putIn', moving)).code;
  };
  expect(await putIn(terms.leastIn - 1n)).toBe(PLATFORM_CODES.AMOUNT_OUT_OF_LIMITS);
  expect(await putIn(terms.leastIn)).toBe(PLATFORM_CODES.SUCCESS);
});
