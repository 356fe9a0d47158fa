import type { Page } from 'playwright';
import { gamePath } from '#app/routes/paths.ts';
import { GamePage, PENALTY, SLOT } from '#tests/e2e/pages/game.ts';
import { StatementPage } from '#tests/e2e/pages/statement.ts';
import { broken, button, type Scene, text } from '../scene.ts';
import { t } from '../texts.ts';

/** Transfers money to a venue and recovers all of it. */
async function recovered(page: Page): Promise<void> {
  const amount = page.getByRole('textbox', { name: t('transfer.amount') });
  await amount.fill('100');
  await amount.press('Enter');
  await page.getByRole('button', { name: t('assets.recoverLabel') }).click();
}

/** The overview of the wallet, moving money inside it, and the statement. */
export const statementScenes: readonly Scene[] = [
  { name: 'wallet', path: '/app/wallet', account: 'beian', shows: text(t('record.recent')) },
  {
    name: 'wallet-recovered',
    path: '/app/wallet',
    account: 'xuexian',
    prepare: recovered,
    shows: button(t('assets.hideOutcomes')),
  },
  { name: 'transfer', path: '/app/wallet/transfer', account: 'beian', shows: text(t('transfer.hint')) },
  {
    name: 'treasury',
    path: '/app/wallet/treasury',
    account: 'beian',
    shows: text(t('treasury.daysTitle', { days: 30 })),
  },
  { name: 'exchange', path: '/app/wallet/exchange', account: 'beian', shows: text(t('exchange.rate')) },
  { name: 'safer', path: '/app/safer', account: 'beian', shows: text(t('safer.talkTitle')) },
  { name: 'break', path: '/app/safer/break', account: 'beian', shows: text(t('rest.nowTitle')) },
  { name: 'exclusion', path: '/app/safer/exclusion', account: 'beian', shows: text(t('exclusion.effects')) },
  { name: 'blocks', path: '/app/safer/blocks', account: 'beian', shows: text(t('selfBlock.types')) },
  { name: 'close-account', path: '/app/safer/close', account: 'beian', shows: text(t('closing.todoTitle')) },
  { name: 'identity', path: '/app/safer/identity', account: 'beian', shows: text(t('identity.goodTitle')) },
  { name: 'limits', path: '/app/safer/limits', account: 'beian', shows: text(t('limits.lead')) },
  {
    name: 'play-report',
    path: '/app/safer/activity?by=month',
    account: 'beian',
    shows: text(t('playReport.monthNet')),
  },
  {
    name: 'preferences',
    path: '/app/safer/preferences',
    account: 'beian',
    shows: text(t('preferences.offersTitle')),
  },
  {
    name: 'self-check',
    path: '/app/safer/self-check',
    account: 'beian',
    shows: text(t('selfCheck.q1')),
  },
  {
    name: 'bet-records',
    path: '/app/wallet/bets?which=all&period=always',
    account: 'beian',
    shows: text(t('betRecord.validNote')),
  },
  {
    name: 'bet-returns',
    path: '/app/wallet/returns?period=always',
    account: 'beian',
    shows: text(t('betReturns.note')),
  },
  {
    name: 'game-records',
    path: '/app/wallet/games',
    account: 'beian',
    shows: text(t('venue.recordsNone')),
  },
  {
    name: 'game-slot',
    path: gamePath(SLOT, true),
    account: 'beian',
    shows: (page) => new GamePage(page).start,
  },
  {
    name: 'game-penalty',
    path: gamePath(PENALTY, true),
    shows: (page) => new GamePage(page).start,
  },
  { name: 'records', path: '/app/wallet/records', account: 'beian', shows: text(t('record.in')) },
  {
    name: 'record',
    path: '/app/wallet/records/1',
    account: 'beian',
    shows: text(t('record.number')),
  },
  {
    name: 'records-broken',
    path: '/app/wallet/records',
    account: 'beian',
    prepare: broken('/cw/v1/transaction'),
    shows: button(t('common.retry')),
  },
  { name: 'coins', path: '/app/wallet/coins', account: 'beian', shows: text(t('coins.records')) },
  {
    name: 'records-usdt',
    path: '/app/wallet/records?currency=USDT',
    account: 'xuexian',
    shows: text(t('record.moved')),
  },
  {
    name: 'records-transfers',
    path: '/app/wallet/records?type=transfer',
    account: 'beian',
    shows: text(t('record.in')),
  },
  {
    name: 'records-found',
    path: '/app/wallet/records',
    account: 'beian',
    prepare: (page) => new StatementPage(page).find('11'),
    shows: text(t('record.in')),
  },
  {
    name: 'records-none',
    path: '/app/wallet/records',
    account: 'beian',
    prepare: (page) => new StatementPage(page).find('999999999999'),
    shows: text(t('record.noneTitle')),
  },
  {
    name: 'coins-pay',
    path: '/app/wallet/coins',
    account: 'beian',
    prepare: (page) => page.getByRole('button', { name: /^300 / }).click(),
    shows: button(/^支付/),
  },
  {
    name: 'treasury-out',
    path: '/app/wallet/treasury',
    account: 'beian',
    prepare: (page) => page.getByRole('radio', { name: t('treasury.out') }).check({ force: true }),
    shows: text(/可转出/),
  },
  {
    name: 'exchange-confirm',
    path: '/app/wallet/exchange',
    account: 'beian',
    prepare: async (page) => {
      await page.getByLabel(t('exchange.amount')).fill('800');
      await page.getByRole('button', { name: /^兑换 ¥/ }).click();
    },
    shows: (page) => page.getByRole('alertdialog'),
  },
  { name: 'wallet-guest', path: '/app/wallet', shows: text('登录后查看') },
  {
    name: 'wallet-5003',
    path: '/app/wallet',
    siteId: 5003,
    account: 'beian',
    shows: text(t('record.recent')),
  },
  {
    name: 'deposit-5003',
    path: '/app/wallet/deposit',
    siteId: 5003,
    account: 'beian',
    shows: text(t('deposit.amountTitle')),
  },
  {
    name: 'wallet-nowhere',
    path: '/app/wallet/nowhere',
    account: 'beian',
    shows: text(t('common.notFoundTitle')),
  },
];
