import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { sandboxForFile } from './sandbox-fixture.ts';
import { loggedIn } from './wire-client.ts';

const sandbox = sandboxForFile();
const currency = 'CNY' as const;
const member = (name: string) => loggedIn(sandbox().origin, sandbox().world.clock.now, name);

test('[4.05] a lower limit holds at once, a higher one waits; a deposit beyond the limit is refused', async () => {
  const client = await member('beian');
  const dayLimit = async () => {
    const { data } = await client.ask('depositLimit.list', { currency });
    return v.parse(calls['depositLimit.list'].response, data).list.find(({ period }) => period === 'day');
  };
  const set = async (amount: string) =>
    (await client.ask('depositLimit.set', { currency, period: 'day', amount })).code;
  expect(await set('200.00')).toBe(PLATFORM_CODES.SUCCESS);
  expect((await dayLimit())?.amount).toBe(200_00n);
  expect(await set('900.00')).toBe(PLATFORM_CODES.SUCCESS);
  const waiting = await dayLimit();
  expect(waiting?.amount).toBe(200_00n);
  expect(waiting?.pending).not.toBeNull();
  const deposit = {
    payType: 'bank',
    amount: '500.00',
    chain: '',
    promotionId: '',
    clientRequestId: 'beyond',
  };
  expect((await client.ask('deposit.pay', deposit)).code).toBe(PLATFORM_CODES.LIMIT_REACHED);
});
