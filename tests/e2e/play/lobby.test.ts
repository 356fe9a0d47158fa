import { SLOT } from '../pages/game.ts';
import { expect, sweep, test } from '../site.ts';

/** Time in which a poll of the maintenance status shows on the page. */
const POLLED_MS = 25_000;

test('[7.13] a guest finds a game by kind and name', async ({ page }) => {
  await page.goto('/app/egame/bt');
  const shown = page.getByRole('main').getByRole('status').filter({ hasText: '共' });
  await expect(page.getByRole('heading', { level: 1, name: '白塔电子' })).toBeVisible();
  await page.getByRole('button', { name: '新上线', exact: true }).click();
  await expect(page).toHaveURL(/view=new/);
  await page.getByRole('searchbox', { name: '搜索本场馆的游戏' }).fill('夜场');
  await expect(page).toHaveURL(/q=/);
  await expect(shown).toHaveText('共 1 款');

  await page.getByRole('list', { name: '游戏列表' }).getByRole('link', { name: '试玩夜场灯光' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/app/play/${SLOT}\\?demo=1$`));
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: '搜索本场馆的游戏' })).toHaveValue('夜场');
  await expect(shown).toHaveText('共 1 款');
  await page.goto('/app/egame/bt?q=zzzz');
  await page.getByRole('button', { name: '清除条件' }).click();
  await expect(page).toHaveURL(/\/app\/egame\/bt$/);
  await expect(page.getByRole('searchbox', { name: '搜索本场馆的游戏' })).toHaveValue('');
  await expect(shown).not.toHaveText('共 0 款');
});

test('[7.13] a lobby lists the highest return first', async ({ page }) => {
  await page.goto('/app/egame/ybegdz');
  const rates = page.getByRole('list', { name: '游戏列表' }).getByText(/^\d+\.\d+%/);
  await expect(rates.first()).toBeVisible();
  const shown = (await rates.allTextContents()).map(Number.parseFloat);
  expect(shown).toEqual(shown.toSorted((one, two) => two - one));
  await page.getByRole('button', { name: '返还率 97% 以上' }).click();
  await expect(page).toHaveURL(/view=highReturn/);
});

test('[9.09] the fixed game is first in its venue, opening by id elsewhere', sweep, async ({ page }) => {
  for (const sort of ['heat', 'name']) {
    await page.goto(`/app/egame/bt?sort=${sort}`);
    const first = page.getByRole('list', { name: '游戏列表' }).getByRole('article').first();
    await expect(first).toContainText('锦鲤祥云');
  }
  await page.goto('/app/egame/bt?game=10583');
  await expect(page.getByRole('dialog')).toContainText('深海捕手');
});

test('[4.03] a venue in maintenance shows its end and blocks its games', sweep, async ({ page }) => {
  await page.goto('/app/egame/lz');
  await expect(page.getByText(/棱镜电子正在维护，预计 .*18:00 恢复/)).toBeVisible();
  await page
    .getByRole('button', { name: /教室风暴/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('维护中');
  await expect(page.getByRole('dialog').getByRole('button', { name: /进入/ })).toHaveCount(0);
});

test(
  '[7.13] [4.03] a lobby shows maintenance that begins while it is open',
  sweep,
  async ({ page, sandbox }) => {
    await page.goto('/app/egame/bt');
    await expect(page.getByRole('heading', { level: 1, name: '白塔电子' })).toBeVisible();
    await expect(page.getByText(/白塔电子正在维护/)).toHaveCount(0);
    await sandbox.venue('BTEGDZ', { status: 1 });
    await expect(page.getByText(/白塔电子正在维护，预计 .*18:00 恢复/)).toBeVisible({ timeout: POLLED_MS });
    await sandbox.venue('BTEGDZ', { status: 0 });
    await expect(page.getByText(/白塔电子正在维护/)).toHaveCount(0, { timeout: POLLED_MS });
  },
);

test('the electronic games menu leads into a venue and marks it', sweep, async ({ frame, page }) => {
  await page.goto('/app/home');
  await frame.entry('电子').hover();
  await frame.venues.getByRole('link', { name: /银狐电子/ }).click();
  await expect(page).toHaveURL('/app/egame/yh');
  await expect(page.getByRole('heading', { level: 1, name: '银狐电子' })).toBeVisible();
  await expect(frame.entry('电子')).toHaveAttribute('aria-current', 'page');
});
