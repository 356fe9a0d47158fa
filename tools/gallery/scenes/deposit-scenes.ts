import type { APIRequestContext, Page } from 'playwright';
import { paths } from '#app/routes/paths.ts';
import { DepositPage } from '#tests/e2e/pages/deposit.ts';
import { OrderAdmin } from '#tests/e2e/pages/order-admin.ts';
import { inTurn, press, type Scene, text } from '../scene.ts';
import { t } from '../texts.ts';

/** Creates an unpaid bank deposit, or reuses one left by an earlier screenshot. */
async function unpaidDeposit(page: Page): Promise<void> {
  const deposit = new DepositPage(page);
  await deposit.method(/银行卡转账/).check({ force: true });
  const existingOrder = page.getByText(t('order.remarkHint'));
  await deposit.amount.or(existingOrder).first().waitFor();
  if (!(await existingOrder.isVisible())) await deposit.make(/银行卡转账/, '3000');
}

/** Opens the page of a USDT order, or reuses one left by an earlier screenshot. */
async function usdtOrder(page: Page): Promise<void> {
  const deposit = new DepositPage(page);
  const existingOrder = page.getByRole('link', { name: t('deposit.toOrder') }).first();
  await deposit.amount.or(existingOrder).first().waitFor();
  if (await existingOrder.isVisible()) await existingOrder.click();
  else await deposit.make('USDT-TRC20', '100');
}

/** The member's own limit of a day, and what fills it. */
async function usedUp(page: Page, consoleApi: APIRequestContext): Promise<void> {
  const day = page
    .getByRole('listitem')
    .filter({ hasText: t('limits.day') })
    .first();
  await day.getByText(t('limits.none')).or(day.getByText('/ ¥100.00')).waitFor();
  if ((await day.getByText(t('limits.none')).count()) === 0) return;
  await day.getByRole('button', { name: t('limits.set') }).click();
  await day.getByRole('textbox').fill('100');
  await day.getByRole('button', { name: /^设为/ }).click();
  await page.getByText('/ ¥100.00').waitFor();
  await page.goto(DepositPage.path);
  const admin = new OrderAdmin(consoleApi);
  await admin.othersAct(false);
  const orderId = await new DepositPage(page).make(/银行卡转账/, '100');
  await press(t('order.confirm'))(page);
  await admin.happens(orderId, 'credited');
  await admin.othersAct(true);
}

const again = (path: string) => async (page: Page) => {
  await page.goto(path);
};

/** Paying in. */
export const depositScenes: readonly Scene[] = [
  {
    name: 'deposit',
    path: '/app/wallet/deposit',
    account: 'xuexian',
    shows: text(t('deposit.amountTitle')),
  },
  {
    name: 'deposit-usdt',
    path: '/app/wallet/deposit?in=USDT',
    account: 'xuexian',
    shows: text(t('deposit.rate')),
  },
  {
    name: 'deposit-limits',
    path: '/app/wallet/deposit',
    account: 'xinren',
    shows: text(t('deposit.offerTitle')),
  },
  {
    name: 'deposit-order',
    path: '/app/wallet/deposit',
    account: 'qinghe',
    prepare: unpaidDeposit,
    shows: text(t('order.remarkHint')),
  },
  {
    name: 'deposit-order-page',
    path: '/app/wallet/deposit?in=USDT',
    endsAt: paths.depositOrder,
    account: 'xuexian',
    prepare: usdtOrder,
    shows: (page) => new DepositPage(page).course,
  },
  {
    name: 'limits-used-up',
    path: '/app/safer/limits',
    account: 'fangguan',
    prepare: inTurn(usedUp, again('/app/safer/limits')),
    shows: text('/ ¥100.00'),
  },
  {
    name: 'deposit-barred',
    path: '/app/safer/limits',
    endsAt: paths.deposit,
    account: 'fangguan',
    prepare: inTurn(usedUp, again(DepositPage.path)),
    shows: (page) => page.getByRole('status').getByRole('link', { name: t('deposit.seeLimits') }),
  },
];
