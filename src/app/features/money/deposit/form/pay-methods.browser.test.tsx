import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PayType } from '#contract/money/order/payment-schema.ts';
import { PAY_TYPES } from '#sandbox/domains/ground/pay-type/pay-types.table.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { payChoices } from './deposit-rules.ts';
import { PayMethods } from './pay-methods.tsx';

const methodRadio = (name: RegExp) => page.getByRole('radio', { name });

test('[4.05] one of two networks is recommended, a closed method shows why', async () => {
  const choices = payChoices(PAY_TYPES.map((type) => v.parse(PayType, type)));
  mount(<PayMethods choices={choices} chosen={choices[0]} onChoose={vi.fn()} />);
  await expect.element(methodRadio(/USDT-TRC20 ?推荐/)).toBeVisible();
  await expect.element(methodRadio(/USDT-ERC20/)).not.toHaveAccessibleName(/推荐/);
  await expect.element(methodRadio(/扫码支付/)).toBeDisabled();
  await expect.element(methodRadio(/扫码支付/)).toHaveAccessibleName(/收款码正在更换，请先选其他方式/);
});

test('[4.05] a payment method in maintenance shows its end, before other notes', async () => {
  const closed = PAY_TYPES.map((type) =>
    v.parse(PayType, { ...type, status: 2, maintainedUntil: 1_700_000_000_000 }),
  );
  mount(<PayMethods choices={payChoices(closed)} chosen={undefined} onChoose={vi.fn()} />);
  await expect.element(methodRadio(/扫码支付/)).toHaveAccessibleName(/维护至/);
});
