import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { serverTime } from '#contract/units/time.ts';
import { serverNow } from '#core-client/core.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { OwnLimitRow } from './own-limit-row.tsx';

const CNY = {
  name: '人民币',
  code: 'CNY',
  unitWord: '元',
  symbols: ['¥'],
  symbol: '¥',
  withdrawWord: '提现',
  bankCardWord: '银行卡',
} as const;

test('[P.16] a raise can be confirmed from its time on', async () => {
  mount(
    <OwnLimitRow
      currency={{ ...CNY, symbols: ['¥'] }}
      limit={{
        kind: 'stake',
        period: 'day',
        unit: 'CNY',
        amount: 100_00n,
        used: 0n,
        left: 100_00n,
        opensAt: null,
        pending: {
          unit: 'CNY',
          amount: 200_00n,
          effectiveAt: serverTime(serverNow() + 1_500),
          confirmable: false,
        },
      }}
    />,
  );
  await expect.element(page.getByRole('button', { name: '保留现在的限额' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '确认', exact: true })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: '确认', exact: true }), { timeout: 5_000 })
    .toBeVisible();
});
