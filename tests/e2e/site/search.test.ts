import { problems } from '../pages/accessibility.ts';
import { expect, sweep, test } from '../site.ts';

test('[2.10] the key / focuses the search, arrow keys select and Enter opens', async ({
  home,
  page,
  search,
}) => {
  await page.goto('/app/home');
  await expect(search.field).toBeVisible();
  const [club = ''] = (await home.sidesOf(home.liveCards.first())).split(' 对 ');
  await page.keyboard.press('/');
  await expect(search.field).toBeFocused();
  await page.keyboard.type('hx');
  await expect(search.group('联赛').first()).toContainText('海峡');
  await page.keyboard.press('ArrowDown');
  await expect(search.options.nth(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(search.options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(search.options.nth(0)).toHaveAttribute('aria-selected', 'true');
  await search.field.fill(club);
  await expect(search.group('比赛').first()).toContainText(club);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/room\/match\//);
});

test(
  '[9.03] a search runs when typing pauses, and Esc clears, then leaves',
  sweep,
  async ({ page, search, sandbox }) => {
    await page.goto('/app/home');
    await search.field.click();
    const before = (await sandbox.calls('search.all')).total;
    // One key after the other without a rest, however slow the machine is.
    await Promise.all([...'锦鲤祥云'].map((key) => page.keyboard.insertText(key)));
    await expect(search.group('游戏').first()).toContainText('锦鲤祥云');
    await expect(search.options.first().locator('mark')).toHaveText('锦鲤祥云');
    expect((await sandbox.calls('search.all')).total - before).toBe(1);
    await page.keyboard.press('Escape');
    await expect(search.field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(search.field).not.toBeFocused();
    await expect(page.getByText('大家在搜')).toBeHidden();
  },
);

test(
  '[7.13] a found game shows its facts and prompts guests to log in [2.09]',
  sweep,
  async ({ page, search }) => {
    await page.goto('/app/home');
    await search.field.fill('深海捕手');
    await search.group('游戏').first().click();
    await expect(search.gameSheet).toContainText('海图捕鱼');
    await expect(search.gameSheet).toContainText('96.40%');
    await expect(search.gameSheet.getByRole('listitem')).toHaveCount(5);
    await search.gameSheet.getByRole('button', { name: '收藏' }).click();
    await expect(page.getByRole('alertdialog', { name: '请先登录' })).toBeVisible();
  },
);

test(
  '[7.13] a favourite game survives a reload, and the search is in history',
  sweep,
  async ({ login, page, search }) => {
    await login.as('qinghe');
    const openSheet = async () => {
      await search.field.fill('山海图');
      await search.group('游戏').first().click();
    };
    await openSheet();
    await search.gameSheet.getByRole('button', { name: '收藏', exact: true }).click();
    await expect(page.getByText('已收藏山海图')).toBeVisible();
    await page.reload();
    await search.field.click();
    await search.history.getByRole('button', { name: '删除搜索记录 山海图' }).click();
    await expect(search.history).toBeHidden();
    await openSheet();
    await search.gameSheet.getByRole('button', { name: '已收藏' }).click();
    await expect(search.gameSheet.getByRole('button', { name: '收藏', exact: true })).toBeVisible();
  },
);

test('failed and empty searches show a message', sweep, async ({ page, sandbox, search }) => {
  await page.goto('/app/home');
  await sandbox.break({ path: '/api/site/search/v1/all', kind: 'html' });
  await search.field.fill('锦鲤祥云');
  await expect(page.getByText('搜索没有完成')).toBeVisible();
  await sandbox.resetOverrides();
  const retry = search.box.getByRole('button', { name: '重试' });
  // The search is also retried automatically, which removes the button.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
    await expect(search.options.first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(await problems(page, 'search')).toEqual([]);
  await search.field.fill('查无此物');
  await expect(page.getByText('没有找到“查无此物”')).toBeVisible();
});

test('hot words that failed to load can be retried', sweep, async ({ page, sandbox, search }) => {
  await page.goto('/app/home');
  await sandbox.break({ path: '/api/site/search/v1/hot', kind: 'status', status: 500 });
  await search.field.focus();
  const hot = page.getByRole('region', { name: '大家在搜' });
  const retry = hot.getByRole('button', { name: '重试' });
  await expect(retry).toBeVisible();
  await sandbox.resetOverrides();
  await retry.click();
  await expect(hot.getByRole('listitem').first()).toBeVisible();
  await expect(retry).toBeHidden();
});
