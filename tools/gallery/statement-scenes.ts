import type { Page } from 'playwright';
import { tLater } from '#app/i18n/later-text.ts';
import { t } from '#app/i18n/text.ts';
import { SandboxDesk } from '#tests/e2e/pages/sandbox.ts';
import type { Scene } from './scene.ts';

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first();
const text = (words: string) => (page: Page) => page.getByText(words).first();

async function broken(page: Page): Promise<void> {
  await new SandboxDesk(page.request).break({ path: '/cw/v1/transaction', fault: 'html' });
  await page.reload();
}

/** The overview of the wallet, moving money inside it, and the statement. */
export const statementScenes: readonly Scene[] = [
  { name: 'wallet', path: '/app/wallet', account: 'beian', shows: text(tLater('record.recent')) },
  {
    name: 'wallet-recovered',
    path: '/app/wallet',
    account: 'xuexian',
    prepare: (page) => page.getByRole('button', { name: tLater('assets.recoverLabel') }).click(),
    shows: button(tLater('assets.hideOutcomes')),
  },
  { name: 'transfer', path: '/app/wallet/transfer', account: 'beian', shows: text(tLater('transfer.hint')) },
  {
    name: 'treasury',
    path: '/app/wallet/treasury',
    account: 'beian',
    shows: text(tLater('treasury.daysTitle')),
  },
  { name: 'exchange', path: '/app/wallet/exchange', account: 'beian', shows: text(tLater('exchange.rate')) },
  { name: 'limits', path: '/app/wallet/limits', account: 'beian', shows: text(tLater('limits.lead')) },
  { name: 'records', path: '/app/wallet/records', account: 'beian', shows: text(tLater('record.in')) },
  { name: 'record', path: '/app/wallet/records/1', account: 'beian', shows: text(tLater('record.number')) },
  {
    name: 'records-broken',
    path: '/app/wallet/records',
    account: 'beian',
    prepare: broken,
    shows: button(t('common.retry')),
  },
  { name: 'coins', path: '/app/wallet/coins', account: 'beian', shows: text(tLater('coins.records')) },
];
