import { GamePage, PENALTY, SLOT } from '../pages/game.ts';
import { expect, sweep, test } from '../site.ts';

test(
  '[P.28] [P.22] [P.07] a slot needs a plan and is the only open game',
  sweep,
  async ({ login, page, search, context }) => {
    await login.as('qinghe', '/app/home');
    await search.field.fill('夜场灯光');
    await search.group('游戏').first().click();
    const sheet = search.gameSheet;
    await sheet
      .getByRole('group', { name: /^最多投入/ })
      .getByText('自己填')
      .click();
    await sheet.getByRole('textbox', { name: '最多投入多少' }).fill('5');
    await sheet.getByRole('group', { name: '时间', exact: true }).getByText('60 分').click();
    await sheet.getByRole('button', { name: '进入游戏' }).click();
    const game = new GamePage(page);
    await expect(game.start).toBeVisible();
    await expect(game.bar.getByText('投注')).toBeVisible();
    const timer = game.bar.getByRole('timer');
    await expect(timer).toHaveText(/^00:0\d:\d\d$/);

    const other = await context.newPage();
    await other.goto(`/app/play/${PENALTY}`);
    await expect(other.getByText('夜场灯光还在进行')).toBeVisible();
    await expect(other.getByRole('link', { name: '回到夜场灯光' })).toHaveAttribute(
      'href',
      `/app/play/${SLOT}`,
    );
    await other.getByRole('button', { name: '结束它' }).click();
    await expect(new GamePage(other).start).toBeVisible();
  },
);

test('[P.28] a slot opened by its address first requires time and spend', sweep, async ({ login, page }) => {
  await login.as('qinghe', `/app/play/${SLOT}`);
  await expect(page.getByRole('heading', { name: '先选这次玩多久，再进入夜场灯光' })).toBeVisible();
  await page.getByRole('group', { name: '时间', exact: true }).getByText('30 分').click();
  await page.getByRole('button', { name: '进入游戏' }).click();
  const game = new GamePage(page);
  await expect(game.start).toBeVisible();
  await page.reload();
  await expect(game.start).toBeVisible();
});
