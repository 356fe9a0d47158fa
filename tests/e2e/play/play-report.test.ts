import { readFile } from 'node:fs/promises';
import { expect, sweep, test } from '../site.ts';

test(
  '[P.02] [P.03] play figures are charted, listed and exported, with keyboard navigation',
  sweep,
  async ({ login, page }) => {
    await login.as('beian', '/app/safer/activity?by=month');
    const chart = page.getByRole('slider', { name: '每月净输赢' });
    await expect(chart.locator('canvas')).toBeVisible();
    const rows = page.getByRole('table').locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(14);
    const valueText = await chart.getAttribute('aria-valuetext');
    await chart.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(chart).not.toHaveAttribute('aria-valuetext', valueText ?? '');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出' }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(15);
    await expect(page.getByText('注册以来的净充值')).toBeVisible();
  },
);

test(
  '[P.29] a self-check of nine questions stays local and ends with help',
  sweep,
  async ({ login, page }) => {
    await login.as('beian', '/app/safer/self-check');
    for (let n = 1; n <= 9; n++) {
      await expect(page.getByText(`第 ${n} / 9 题`)).toBeVisible();
      await page.getByRole('radio', { name: n <= 5 ? '有时' : '从没有' }).check();
      await page.getByRole('button', { name: n === 9 ? '看结果' : '下一题' }).click();
    }
    await expect(page.getByRole('heading', { name: '自测结果' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '中等' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(page.getByRole('link', { name: /设定或调低限额/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /和专业的人谈谈/ })).toBeVisible();
    await page.reload();
    await expect(page.getByText('第 1 / 9 题')).toBeVisible();
  },
);

test(
  '[P.01] [P.29] offers are disabled and the balance is hidden in every tab',
  sweep,
  async ({ context, frame, login, page }) => {
    await login.as('qinghe', '/app/safer/preferences');
    await page.getByRole('button', { name: '停发全部优惠信息' }).click();
    await expect(page.getByRole('switch', { name: '优惠活动' })).not.toBeChecked();
    await expect(page.getByRole('switch', { name: '浮动推广窗' })).not.toBeChecked();
    await page.getByRole('switch', { name: '隐藏余额' }).click();
    await expect(frame.balance).toContainText('已隐藏');
    const other = await context.newPage();
    await other.goto('/app/safer/preferences');
    await expect(other.getByRole('switch', { name: '优惠活动' })).not.toBeChecked();
    await expect(other.getByRole('switch', { name: '隐藏余额' })).toBeChecked();
  },
);
