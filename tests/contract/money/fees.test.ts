import * as fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { orderFee, withdrawalFee } from '#contract/money/order/order-fee.ts';
import { minor, minorToText } from '#contract/units/money.ts';
import { DEMO_WITHDRAW_PASSWORD } from '#sandbox/domains/money/wallet/demo/seed-money.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const RUNS = 20;
const USER = 'u-xuexian';
let member: WireClient;
let requests = 0;

beforeAll(async () => {
  member = await loggedIn(sandbox().origin, sandbox().world.clock.now, 'xuexian');
});

/** Hundredths of a percent. */
const rates = fc.integer({ min: 0, max: 500 });
const amounts = fc.integer({ min: 100_00, max: 2_000_00 }).map((units) => minor(units));

test('[4.05] a deposit costs the fee that its screen shows', async () => {
  await fc.assert(
    fc.asyncProperty(rates, amounts, async (feeRate, amount) => {
      sandbox().money.payTypes.change('bank', { feeRate });
      const { data: offer } = await member.call('deposit.payTypes', { currency: 'CNY' });
      const { list } = v.parse(calls['deposit.payTypes'].response, offer);
      const shown = list.find(({ payType }) => payType === 'bank')?.feeRate ?? -1;
      const paying = { payType: 'bank', amount: minorToText(amount), chain: '', promotionId: '' };
      const { data } = await member.call('deposit.pay', {
        ...paying,
        clientRequestId: `fee-in-${requests++}`,
      });
      const order = v.parse(calls['deposit.pay'].response, data);
      expect(order.fee).toBe(orderFee(amount, shown));
      expect(order.net).toBe(amount - order.fee);
      sandbox().money.orders.happen(order.orderId, 'deadline');
    }),
    { numRuns: RUNS },
  );
});

test('[4.05] a withdrawal costs the fee that its screen shows', async () => {
  const [card] = sandbox().money.payees.view(USER, true).cards;
  await fc.assert(
    fc.asyncProperty(rates, amounts, async (feeRate, amount) => {
      await postAdmin(sandbox(), '/sandbox/sites/5000', { params: { withdraw_fee_rate: `${feeRate}` } });
      const { data: terms } = await member.call('withdraw.prompt', { currency: 'CNY' });
      const prompt = v.parse(calls['withdraw.prompt'].response, terms);
      const { data } = await member.call('withdraw.new', {
        payeeId: card?.payeeId ?? '',
        amount: minorToText(amount),
        password: DEMO_WITHDRAW_PASSWORD,
        speed: 'ordinary',
        clientRequestId: `fee-out-${requests++}`,
      });
      const order = v.parse(calls['withdraw.new'].response, data);
      expect(order.fee).toBe(withdrawalFee(amount, prompt));
      sandbox().money.orders.happen(order.orderId, 'refused');
    }),
    { numRuns: RUNS },
  );
});

test('[4.05] a transfer costs nothing, as its screen shows no fee', async () => {
  const move = { transfer_out: 'CENTERMONEY', api_name: 'YBTY', amount: '10.00', currency: 'CNY' } as const;
  const { data } = await member.call('transfer.move', { ...move, clientRequestId: 'fee-move' });
  expect(v.parse(calls['transfer.move'].response, data).fee).toBe(0n);
});
