import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { itemStatusField } from '#contract/fields/fields.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();

test('[3.17] only 0, 1 and 2 are a status: inactive, active and disabled', () => {
  expect([0, 1, 2].map((status) => v.parse(itemStatusField, status))).toEqual([
    'inactive',
    'active',
    'disabled',
  ]);
  for (const other of [3, -1, '1', null]) expect(v.safeParse(itemStatusField, other).success).toBe(false);
});

test('[3.17] a deposit method accepts money in one of three statuses', async () => {
  const { origin, world } = sandbox();
  const member = await loggedIn(origin, world.clock.now, 'qinghe');
  for (const [status, name, code] of [
    [0, 'inactive', PLATFORM_CODES.PAY_TYPE_CLOSED],
    [2, 'disabled', PLATFORM_CODES.PAY_TYPE_CLOSED],
    [1, 'active', 0],
  ] as const) {
    const change = { status, maintainedUntil: null };
    expect((await postAdmin(sandbox(), '/sandbox/pay-types/bank', change)).status).toBe(200);
    const { data } = await member.call('deposit.payTypes', { currency: 'CNY' });
    const { list } = v.parse(calls['deposit.payTypes'].response, data);
    expect(list.find(({ payType }) => payType === 'bank')?.status).toBe(name);
    const order = { payType: 'bank', amount: '200.00', chain: '', promotionId: '' };
    const paid = await member.call('deposit.pay', { ...order, clientRequestId: `status-${status}` });
    expect(paid.code).toBe(code);
  }
});
