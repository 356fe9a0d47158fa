import { expect, test } from '../site.ts';

test('[2.03] [7.13] a phone shows a game per row with its figures', async ({ page }) => {
  await page.goto('/app/egame/ybegdz');
  const games = page.getByRole('list', { name: '游戏列表' });
  await expect(games.getByRole('listitem').first().getByRole('article')).toHaveCount(1);
  await page.getByRole('searchbox', { name: '搜索本场馆的游戏' }).fill('十二码');
  const game = games.getByRole('article').filter({ hasText: '十二码' });
  await expect(game).toContainText('返还率96.00%');
  await expect(game).toContainText('每局¥5 起');
  await game.getByRole('button', { name: '进入游戏：十二码' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: '试玩' })).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('理论返还率');
  await expect(page.getByRole('dialog')).toContainText('单局返还的标准差为注额的');
});
