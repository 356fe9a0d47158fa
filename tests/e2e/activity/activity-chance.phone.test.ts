import { paths } from '#app/routes/paths.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import { beyondEdge } from '../pages/accessibility.ts';
import { expect, sweep, test } from '../site.ts';

test(
  '[1.03] on a phone with reduced motion still envelopes open one by one',
  sweep,
  async ({ login, page, sandbox }) => {
    await sandbox.activity('rain-1', 'openWindow');
    await sandbox.advance(10 * SECOND_MS);
    await login.as('qinghe', paths.rain);
    const waits = page.getByRole('button', { name: /^\d\d:\d\d 场：/ }).last();
    await waits.tap();
    await expect(waits).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: '进场拆红包' }).tap();
    await page.getByRole('button', { name: '拆第 1 封' }).tap();
    await page.getByRole('button', { name: '拆第 2 封' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: '已拆 2 封，共 8 封' })).toBeVisible();
    await page.getByRole('button', { name: '全部拆开' }).tap();
    await expect(page.getByText('已入账，收据在“我的记录”里')).toBeVisible();
    await page.getByRole('button', { name: '回到活动' }).tap();
    await expect(page.getByRole('button', { name: '看这一场的结果' })).toBeVisible();
    await expect(page.getByRole('region', { name: '我的记录' })).toContainText(/\d+ 金币/);
    expect(await beyondEdge(page)).toBe(0);
  },
);

test('[1.03] on a phone the guess slip covers the page until closed', sweep, async ({ login, page }) => {
  await login.as('beian', paths.guess);
  const question = page.getByRole('article').first();
  await question.getByRole('button').first().tap();
  await page.getByRole('button', { name: '不投了' }).tap();
  await expect(page.getByRole('button', { name: '不投了' })).toBeHidden();
  await question.getByRole('button').nth(1).tap();
  await page.getByRole('button', { name: '50', exact: true }).tap();
  await page.getByRole('button', { name: '投 50 金币' }).tap();
  await expect(question.getByText('我投 50')).toBeVisible();
  expect(await beyondEdge(page)).toBe(0);
});
