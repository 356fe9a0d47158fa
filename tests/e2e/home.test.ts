import { expect, test } from './site.ts';

test('[2.02] home lists what is on by sport, and the right match is one click away', async ({
  home,
  page,
}) => {
  await home.open();
  for (const sport of ['篮球', '电竞', '足球'] as const) {
    await home.tab(sport).click();
    await expect(home.leagues.first()).toBeVisible();
  }
  const card = home.liveCards.first();
  const name = await card.getByRole('link').getAttribute('aria-label');
  await card.click();
  await expect(page).toHaveURL(/\/app\/room\/match\//);
  await expect(page).toHaveTitle(new RegExp(`^${name?.split('，')[0]} · 场边$`));
});

test('[9.06] viewers above ten thousand show in ten-thousands', async ({ home }) => {
  await home.open();
  await expect(home.topMatch.locator('.viewers')).toHaveText(/^\d+(\.\d)?万$/);
});

test('[4.01] an anchor who has not started, or is away, says so instead of opening', async ({
  home,
  page,
}) => {
  await home.open();
  await home.tab('主播').click();
  await home.anchors('未开播').first().click();
  await expect(page.getByText('比赛尚未开始')).toBeVisible();
  await home.anchors('暂离').first().click();
  await expect(page.getByText('主播暂时离开，稍后回来')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/home/);
  await home.anchors('直播').first().click();
  await expect(page).toHaveURL(/\/app\/room\/anchor\//);
});

test('home says what went wrong and comes back with one tap', async ({ home, page, sandbox }) => {
  await sandbox.break({ path: '/api/game/live/v1/popularLive', fault: 'status', status: 503 });
  await page.goto('/app/home');
  await expect(page.getByText('网络异常（503），请稍后再试').first()).toBeVisible();
  await sandbox.calm();
  await page.getByRole('main').getByRole('button', { name: '重试' }).click();
  await expect(home.liveCards.first()).toBeVisible();
});

test('[8.12] an answer that is no object is told in plain words', async ({ page, sandbox }) => {
  await sandbox.break({ path: '/api/game/live/v1/popularLive', fault: 'html' });
  await page.goto('/app/home');
  await expect(page.getByText('网络异常，请稍后再试').first()).toBeVisible();
});

test('an address that does not exist offers the way home', async ({ page }) => {
  await page.goto('/app/nowhere');
  await page.getByRole('link', { name: '首页', exact: true }).last().click();
  await expect(page).toHaveURL(/\/app\/home/);
});
