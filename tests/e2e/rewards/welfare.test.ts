import { expect, sweep, test } from '../site.ts';

test(
  '[P.26] [7.16] an accepted bonus shows its wagering and can be forfeited',
  sweep,
  async ({ login, page }) => {
    await login.as('beian', '/app/welfare');
    const bonuses = page.getByRole('region', { name: '彩金', exact: true });
    await bonuses.getByRole('button', { name: '领取赛事周彩金' }).click();
    const dialog = page.getByRole('dialog', { name: '赛事周彩金' });
    await expect(dialog).toContainText('5 倍流水，¥290.00');
    await dialog.getByRole('button', { name: '领取 ¥58.00' }).click();
    const bar = bonuses.getByRole('progressbar', { name: '赛事周彩金的流水' });
    await expect(bar).toHaveAttribute('aria-valuetext', /\/ 290\.00$/);

    await bonuses.getByRole('button', { name: '放弃赛事周彩金' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '放弃 ¥58.00' }).click();
    await expect(page.getByText('已放弃，彩金 ¥58.00 已收回')).toBeVisible();
    await bonuses.getByRole('tab', { name: /已结束/ }).click();
    await expect(bonuses.getByRole('listitem').filter({ hasText: '赛事周彩金' })).toContainText('主动放弃');

    const coupons = page.getByRole('region', { name: '优惠券' });
    await coupons.getByRole('button', { name: '使用“50 金币券”' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '现在使用' }).click();
    await expect(page.getByText('已到账 50 金币')).toBeVisible();
    await coupons.getByRole('button', { name: '使用记录' }).click();
    await expect(coupons.getByRole('listitem').filter({ hasText: '50 金币券' })).toContainText('已使用');
  },
);
