import { beyondEdge } from '../pages/accessibility.ts';
import { expect, sweep, test } from '../site.ts';

test(
  '[4.05] on a phone a withdrawal fits the screen and survives a failure',
  sweep,
  async ({ orderAdmin, page, sandbox, withdraw }) => {
    await withdraw.openAs('xuexian');
    expect(await beyondEdge(page)).toBe(0);
    await sandbox.break({ path: '/cw/v1/withdraw/new', kind: 'code', code: 429001, times: 1 });
    await withdraw.submitAmount('120');
    await withdraw.enter();
    await expect(withdraw.summary.getByRole('status')).toContainText('访问量太大或操作太频繁');
    await expect(withdraw.amount).toHaveValue('120');
    await withdraw.submit.click();
    await withdraw.enter();
    const orderId = await withdraw.waitForOrder();
    expect(await beyondEdge(page)).toBe(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await orderAdmin.happens(orderId, 'taken', 'returned');
    await page.reload();
    await expect(withdraw.order).toContainText('已退回中心钱包');
  },
);
