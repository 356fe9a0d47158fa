import { expect, test } from '../site.ts';

test('[2.03] a phone shows three games per row, and covers open the sheet', async ({ page }) => {
  await page.goto('/app/egame/ybegdz');
  const games = page.getByRole('list', { name: '游戏列表' });
  await expect(games.getByRole('listitem').first().getByRole('article')).toHaveCount(3);
  await games.getByRole('button', { name: /十二码.*在玩/ }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: '试玩' })).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('理论返还率');
});
