import { beyondEdge, problemsDayAndNight } from '../pages/accessibility.ts';
import { expect, test } from '../site.ts';

test('[2.02] home on a phone fits the screen without accessibility violations', async ({ home, page }) => {
  await home.open();
  await home.scope('早盘').tap();
  await expect(page).toHaveURL(/scope=early/);
  await home.tab('篮球').tap();
  await expect(home.rows.first()).toBeVisible();
  expect(await beyondEdge(page)).toBe(0);
  await page.getByRole('heading', { name: '场馆' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: '场馆' }).getByRole('link').first()).toBeVisible();
  expect(await problemsDayAndNight(page)).toEqual([]);
});
