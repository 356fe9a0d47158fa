import type { Page } from '@playwright/test';
import { withOtherCore, withoutFirstCore, withoutStorage } from '../pages/core-trouble.ts';
import { expect, sweep, test } from '../site.ts';

const bar = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

test('a page whose core fails to start shows a reload button', async ({ page }) => {
  await withoutFirstCore(page);
  await page.goto('/app/home');
  const notice = bar(page, /页面没有加载完整/);
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: '刷新' }).click();
  await expect(page.getByRole('link', { name: '登录' }).first()).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a page of an old build reloads once, then reports being outdated', sweep, async ({ page }) => {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await withOtherCore(page);
  await page.goto('/app/home');
  await expect(bar(page, /网站已更新/)).toBeVisible();
  expect(loads).toBe(2);
});

test('blocked storage is reported once, and the login lasts for the page', sweep, async ({ page, login }) => {
  await withoutStorage(page);
  await login.as('qinghe', '/app/me');
  const notice = bar(page, /不允许本站保存数据/);
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: '知道了' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('还没有登录')).toBeVisible();
  await expect(notice).toHaveCount(0);
});
