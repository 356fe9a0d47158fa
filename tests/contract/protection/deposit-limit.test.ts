import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { minor, minorToText } from '#contract/units/money.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, loggedIn, type WireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const currency = 'CNY' as const;
const member = (name: string) => loggedIn(sandbox().origin, sandbox().world.clock.now, name);

test('[4.05] a lower deposit limit applies at once, and a higher one waits', async () => {
  const client = await member('beian');
  const dayLimit = async () => {
    const { data } = await client.call('depositLimit.list', { currency });
    return v.parse(calls['depositLimit.list'].response, data).list.find(({ period }) => period === 'day');
  };
  const set = async (amount: string) =>
    (await client.call('depositLimit.set', { currency, period: 'day', amount })).code;
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
  expect((await client.call('deposit.pay', deposit)).code).toBe(PLATFORM_CODES.LIMIT_REACHED);
});

test('[P.15] three tabs together deposit no more than the limit', async () => {
  const tabs = await Promise.all([member('xuexian'), member('xuexian'), member('xuexian')]);
  const [tab] = tabs;
  if (!tab) throw new Error('no tab');
  const dayLimit = async () => {
    const { data } = await tab.call('depositLimit.list', { currency });
    return v.parse(calls['depositLimit.list'].response, data).list.find(({ period }) => period === 'day');
  };
  const used = (await dayLimit())?.used ?? 0n;
  const amount = minorToText(minor(used + 250_00n));
  await tab.call('depositLimit.set', { currency, period: 'day', amount });
  const pays = (client: WireClient, clientRequestId: string, payType: string) =>
    client.call('deposit.pay', { payType, amount: '200.00', chain: '', promotionId: '', clientRequestId });
  const answers = await Promise.all(tabs.map((client, n) => pays(client, `tab-${n}`, 'bank')));
  expect(answers.filter(({ code }) => code === PLATFORM_CODES.SUCCESS)).toHaveLength(1);
  expect((await dayLimit())?.left).toBe(50_00n);
  for (const off of [-DAY_MS, DAY_MS]) {
    const skewedClient = createWireClient(
      sandbox().origin,
      () => sandbox().world.clock.now() + off,
      tab.token,
    );
    expect((await pays(skewedClient, `far-${off}`, 'bank')).code).not.toBe(PLATFORM_CODES.SUCCESS);
  }
  expect((await dayLimit())?.left).toBe(50_00n);
});
