import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { SITE_IDS, SITES } from '#sandbox/base/tables/sites.table.ts';
import { DEMO_WITHDRAW_PASSWORD } from '#sandbox/domains/money/wallet/demo/seed-money.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();

test('[P.19] a withdrawal cannot be reversed by default, on any site', async () => {
  for (const siteId of SITE_IDS) expect(SITES[siteId].params?.withdraw_cancel ?? '0').toBe('0');
  const member = await loggedIn(sandbox().origin, sandbox().world.clock.now, 'xuexian');
  const { cards } = sandbox().money.payees.view('u-xuexian', true);
  const { data } = await member.call('withdraw.new', {
    payeeId: cards[0]?.payeeId ?? '',
    amount: '300.00',
    password: DEMO_WITHDRAW_PASSWORD,
    speed: 'ordinary',
    clientRequestId: 'no-way-back',
  });
  const { orderId, version, allowedActions } = v.parse(calls['withdraw.new'].response, data);
  expect(allowedActions).not.toContain('cancel');
  const cancel = { orderId, version: String(version), clientRequestId: 'take-it-back' };
  expect((await member.call('order.cancel', cancel)).code).toBe(PLATFORM_CODES.ORDER_STEP_REFUSED);
});
