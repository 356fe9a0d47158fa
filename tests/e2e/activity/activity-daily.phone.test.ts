import { paths } from '#app/routes/paths.ts';
import { expect, sweep, test } from '../site.ts';

test(
  '[1.03] on a phone a member signs in daily, spins and exchanges points',
  sweep,
  async ({ login, page, sandbox }) => {
    await sandbox.grantPoints('beian', 3000);
    await login.as('beian', paths.activities);
    await page
      .getByRole('region', { name: '今天可以做' })
      .getByRole('link', { name: /签到礼/ })
      .tap();
    await page.getByRole('button', { name: /^签到领 / }).tap();
    const receipt = page.getByRole('dialog');
    await receipt.getByRole('button', { name: '收好' }).tap();
    await expect(page.getByRole('button', { name: '今天已签到' })).toBeDisabled();

    await page.goto(paths.wheel);
    await page.getByRole('button', { name: '抽一次' }).tap();
    await expect(receipt).toBeVisible();

    await page.goto(paths.topGift);
    await page.getByRole('button', { name: '金币', exact: true }).tap();
    await page
      .getByRole('button', { name: /^兑换 / })
      .first()
      .tap();
    await receipt.getByRole('button', { name: /积分兑换$/ }).tap();
    await expect(receipt).toContainText('领取收据');
    await expect(receipt).toBeInViewport({ ratio: 1 });
  },
);
