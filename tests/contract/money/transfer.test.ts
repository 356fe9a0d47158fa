import { expect, test } from 'vitest';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();

const client = (name: string) => loggedIn(sandbox().origin, sandbox().world.clock.now, name);

test('[3.03] a repeated recovery returns the same response and moves nothing', async () => {
  const member = await client('xuexian');
  const recover = () => member.call('transfer.recover', { currency: 'CNY', clientRequestId: 'all-back' });
  const first = await recover();
  const { balance } = sandbox().money.wallets;
  const holder = { userId: 'u-xuexian', currency: 'CNY' } as const;
  sandbox().money.transfers.move({
    ...holder,
    siteId: 5000,
    venue: 'YBTY',
    amount: 70_00n,
    into: true,
    requestId: 'in',
  });
  expect(await recover()).toEqual(first);
  expect(balance(holder, 'YBTY')).toBe(70_00n);
});
