import type { Page } from '@playwright/test';
import { WithdrawPage } from '../pages/withdraw.ts';
import { expect, sweep, test } from '../site.ts';
import { wrongClock } from './wrong-clock.ts';

const OPEN = '/cw/v1/withdraw/new';
const COMMAND_STATUS_PATH = '/cw/v1/command/byRequest';
const HOURS = 7;
const READ_WITHIN_MS = 400;
const VERIFYING = '核实中';

const verifying = (page: Page) => page.getByRole('region', { name: VERIFYING });
const going = (page: Page) => page.getByRole('article');

test('[P.11] [4.05] a lost response shows 核实中 in all tabs until it is resolved', async ({
  context,
  orderAdmin,
  page,
  sandbox,
  withdraw,
}) => {
  await withdraw.openAs('xuexian');
  const before = await withdraw.balance();
  await sandbox.break({ path: COMMAND_STATUS_PATH, kind: 'reset' });
  await sandbox.break({ path: OPEN, kind: 'truncate', times: 1 });
  await withdraw.submitAmount('130');
  await withdraw.enter();
  const other = await context.newPage();
  await other.goto(WithdrawPage.path);
  await expect(verifying(other)).toBeVisible();
  await page.reload();
  await expect(verifying(page)).toBeVisible();
  await expect(page.getByText('请求超时')).toHaveCount(0);

  await sandbox.resetOverrides();
  await expect(going(page)).toContainText('130.00');
  await expect(verifying(page)).toHaveCount(0);
  await expect(verifying(other)).toHaveCount(0);
  await expect(going(other)).toHaveCount(1);
  await page.getByRole('link', { name: '订单详情' }).click();
  await orderAdmin.happens(await withdraw.waitForOrder(), 'taken', 'paid');
  await page.goto(WithdrawPage.path);
  await expect.poll(() => withdraw.balance()).toBe(before - 130_00);
  expect(await sandbox.ledgerIsSound()).toBe(true);
});

test(
  '[4.05] an order whose tab closed early appears in the next tab once',
  sweep,
  async ({ context, orderAdmin, page, sandbox, withdraw }) => {
    await withdraw.openAs('xuexian');
    const before = await withdraw.balance();
    await sandbox.break({ path: OPEN, kind: 'latency', ms: 1_500, times: 1 });
    await withdraw.submitAmount('140');
    const sent = page.waitForRequest((request) => new URL(request.url()).pathname === OPEN);
    await withdraw.enter();
    await sent;
    const next = await context.newPage();
    await page.close();
    await next.goto(WithdrawPage.path);
    await expect(going(next)).toContainText('140.00');
    await expect(verifying(next)).toHaveCount(0);
    await next.getByRole('link', { name: '订单详情' }).click();
    const inNext = new WithdrawPage(next);
    await orderAdmin.happens(await inNext.waitForOrder(), 'taken', 'paid');
    await next.goto(WithdrawPage.path);
    await expect.poll(() => inNext.balance()).toBe(before - 140_00);
  },
);

test(
  '[4.05] the remaining time is correct with a wrong device clock',
  sweep,
  async ({ context, deposit, orderAdmin: _others, page, sandbox }) => {
    await wrongClock(context, HOURS);
    await deposit.openAs('beian');
    await deposit.make(/银行卡转账/, '150');
    const timer = page.getByRole('timer', { name: '剩余支付时间' });
    await expect(timer).toHaveText(/^(14:\d\d|15:00)$/);
    /** Reads the end of the remaining time by the platform’s clock, ms. */
    const end = async (): Promise<number> => {
      const before = await sandbox.now();
      const [minutes = 0, seconds = 0] = ((await timer.textContent()) ?? '').split(':').map(Number);
      const now = await sandbox.now();
      // A slow read has no reliable time and is repeated.
      return now - before < READ_WITHIN_MS ? now + (minutes * 60 + seconds) * 1_000 : end();
    };
    const endBefore = await end();

    const browser = await context.newCDPSession(page);
    await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
    const asleep = await sandbox.now();
    await expect.poll(async () => (await sandbox.now()) - asleep).toBeGreaterThan(3_000);
    await browser.send('Page.setWebLifecycleState', { state: 'active' });
    await expect.poll(async () => Math.abs((await end()) - endBefore)).toBeLessThan(1_500);
    await page.getByRole('button', { name: '取消订单' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click();
    await expect(page.getByRole('list', { name: '订单进度' })).toContainText('已取消');
  },
);
