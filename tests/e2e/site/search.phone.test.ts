import { problems } from '../pages/accessibility.ts';
import { expect, sweep, test } from '../site.ts';

test('[2.10] on a phone search is a separate page with hot words', sweep, async ({ page, search }) => {
  await page.goto('/app/home');
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await expect(search.field).toBeFocused();
  await page.getByRole('region', { name: '大家在搜' }).getByRole('button').last().click();
  await expect(search.group('游戏').first()).toBeVisible();
  expect(await problems(page)).toEqual([]);
  await search.group('游戏').first().click();
  await expect(search.gameSheet).toBeVisible();
  await search.gameSheet.getByRole('button', { name: '关闭' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
