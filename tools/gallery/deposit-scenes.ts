import type { Page } from 'playwright';
import { tLater } from '#app/i18n/later-text.ts';
import { DepositPage } from '#tests/e2e/pages/deposit.ts';
import type { Scene } from './scene.ts';

/** A bank deposit still to be paid; the one an earlier picture left is as good. */
async function unpaidDeposit(page: Page): Promise<void> {
  const deposit = new DepositPage(page);
  await deposit.way(/银行卡转账/).check({ force: true });
  const left = page.getByText(tLater('order.remarkHint'));
  await deposit.amount.or(left).first().waitFor();
  if (!(await left.isVisible())) await deposit.make(/银行卡转账/, '3000');
}

const text = (words: string) => (page: Page) => page.getByText(words).first();

/** Paying in. */
export const depositScenes: readonly Scene[] = [
  {
    name: 'deposit',
    path: '/app/wallet/deposit',
    account: 'xuexian',
    shows: text(tLater('deposit.amountTitle')),
  },
  {
    name: 'deposit-usdt',
    path: '/app/wallet/deposit?in=USDT',
    account: 'xuexian',
    shows: text(tLater('deposit.rate')),
  },
  {
    name: 'deposit-limits',
    path: '/app/wallet/deposit',
    account: 'xinren',
    shows: text(tLater('deposit.offerTitle')),
  },
  {
    name: 'deposit-order',
    path: '/app/wallet/deposit',
    account: 'qinghe',
    prepare: unpaidDeposit,
    shows: text(tLater('order.remarkHint')),
  },
];
