import type { APIRequestContext, Page } from 'playwright';
import { paths } from '#app/routes/paths.ts';
import { OrderAdmin } from '#tests/e2e/pages/order-admin.ts';
import { WithdrawPage } from '#tests/e2e/pages/withdraw.ts';
import { broken, press, type Scene, text } from '../scene.ts';
import { t } from '../texts.ts';

/** A part of what was demanded is still to be staked. */
async function toStake(page: Page, consoleApi: APIRequestContext): Promise<void> {
  const admin = new OrderAdmin(consoleApi);
  await admin.wagering('fangguan', '1120.00');
  await admin.wagering('fangguan', '280.00');
  await page.reload();
}

async function tooMuch(page: Page): Promise<void> {
  await new WithdrawPage(page).amount.fill('120000');
}

/** Creates an order that ends with a refund, so that every screenshot has room for its own order. */
async function returned(page: Page, consoleApi: APIRequestContext): Promise<void> {
  const withdraw = new WithdrawPage(page);
  const admin = new OrderAdmin(consoleApi);
  await admin.othersAct(false);
  const orderId = await withdraw.withdraw('300');
  await admin.happens(orderId, 'taken', 'returned');
  await admin.othersAct(true);
  await page.reload();
}

async function wrongCard(page: Page): Promise<void> {
  await press(t('payee.addCard', { word: '银行卡' }))(page);
  await page.getByLabel(t('payee.cardNumber', { word: '银行卡' })).pressSequentially('6228480402564890011');
}

/** Money out: the form, its window, an order, payees and the withdrawal password. */
export const withdrawalScenes: readonly Scene[] = [
  {
    name: 'withdraw',
    path: '/app/wallet/withdraw',
    account: 'beian',
    prepare: (page) => new WithdrawPage(page).amount.fill('1200'),
    shows: text('¥1,200.00'),
  },
  {
    name: 'withdraw-too-much',
    path: '/app/wallet/withdraw',
    account: 'beian',
    prepare: tooMuch,
    shows: text(t('withdraw.fixFirst', { verb: '提现' })),
  },
  {
    name: 'withdraw-secret',
    path: '/app/wallet/withdraw',
    account: 'beian',
    prepare: (page) => new WithdrawPage(page).submitAmount('1200'),
    shows: (page) => new WithdrawPage(page).secret,
  },
  {
    name: 'withdraw-usdt',
    path: '/app/wallet/withdraw?in=USDT',
    account: 'beian',
    shows: (page) => new WithdrawPage(page).amount,
  },
  {
    name: 'withdraw-first-time',
    path: '/app/wallet/withdraw',
    account: 'qinghe',
    shows: text(t('withdraw.none')),
  },
  {
    name: 'withdraw-wagering',
    path: '/app/wallet/withdraw',
    account: 'fangguan',
    prepare: toStake,
    shows: text('280.00'),
  },
  {
    name: 'withdraw-broken',
    path: '/app/wallet/withdraw',
    account: 'beian',
    prepare: broken('/cw/v1/withdraw/prompt'),
    shows: (page) => page.getByRole('main').getByRole('button', { name: '重试' }),
  },
  {
    name: 'withdraw-order',
    path: '/app/wallet/withdraw',
    endsAt: paths.withdrawOrder,
    account: 'xuexian',
    prepare: returned,
    shows: text('已退回中心钱包'),
  },
  {
    name: 'payees',
    path: '/app/wallet/payees',
    account: 'beian',
    shows: text(t('payee.steps')),
  },
  {
    name: 'payees-card',
    path: '/app/wallet/payees',
    account: 'beian',
    prepare: wrongCard,
    shows: text(t('payee.cardWrong')),
  },
  {
    name: 'payees-first-time',
    path: '/app/wallet/payees',
    account: 'qinghe',
    shows: text(t('payee.steps')),
  },
  {
    name: 'withdraw-password',
    path: '/app/wallet/password',
    account: 'beian',
    prepare: (page) => page.getByLabel(t('secret.next', { verb: '提现' })).fill('123456'),
    shows: text(t('secret.weak')),
  },
];
