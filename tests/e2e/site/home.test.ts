import { expect, sweep, test } from '../site.ts';

test('[2.02] home lists live matches by sport, each one click away', async ({ home, page }) => {
  await home.open();
  for (const sport of ['篮球', '电竞', '足球'] as const) {
    await home.tab(sport).click();
    await expect(home.tab(sport)).toHaveAttribute('aria-selected', 'true');
    const listed = (await home.countOf(sport)) > 0;
    await expect(listed ? home.leagues.first() : page.getByText('现在没有正在进行的比赛')).toBeVisible();
  }
  expect(await home.countOf('足球')).toBeGreaterThan(0);
  const card = home.liveCards.first();
  const name = await card.getByRole('link').first().getAttribute('aria-label');
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/app\/room\/match\//);
  // A long title scrolls: its text repeated twice contains it at every moment.
  await expect.poll(async () => (await page.title()).repeat(2)).toContain(`${name?.split('，')[0]} · 场边`);
});

test('[9.06] viewers above ten thousand show in ten-thousands', sweep, async ({ home }) => {
  await home.open();
  await expect(home.topMatch.getByText(/^\d+(\.\d)?万$/)).toBeVisible();
});

test(
  '[9.09] the fixed games lead the hot ones, and one opens by id',
  sweep,
  async ({ page, siteAddress }) => {
    await page.goto('/app/home?game=34055');
    await expect(page.getByRole('dialog', { name: '游戏资料' })).toContainText('连连麻将');
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/app\/home$/);
    await page.goto('/app/home#hot-games');
    const tiles = page.getByRole('region', { name: '热门游戏' }).getByRole('article');
    const names = ['锦鲤祥云', '深海捕手', '连连麻将'];
    for (const [index, name] of names.entries()) await expect(tiles.nth(index)).toContainText(name);
    await page.goto(siteAddress(5003, '/app/home?game=34055#hot-games'));
    await expect(page.getByText('本站没有这个游戏')).toBeVisible();
  },
);

test('the carousel moves by key and pauses on request', sweep, async ({ home, page }) => {
  await home.open();

  const current = home.carousel.locator('[aria-current=true]');
  await home.carousel.getByRole('button', { name: '暂停轮播' }).click();
  await expect(current).toHaveAccessibleName('第 1 张');
  await page.keyboard.press('ArrowRight');
  await expect(current).toHaveAccessibleName('第 2 张');
  await page.keyboard.press('ArrowLeft');
  await expect(current).toHaveAccessibleName('第 1 张');
  await page.keyboard.press('ArrowLeft');
  await expect(current).toHaveAccessibleName(`第 ${await home.carousel.getByRole('group').count()} 张`);
});

test('[2.02] prices and scores change in place, and a moved price is marked', async ({ home }) => {
  await home.open();
  await expect(home.movedPrices.first()).toBeVisible();
});

test('[2.02] filters are in the address, and back restores the position', async ({ home, page }) => {
  await home.open();
  await home.scope('早盘').click();
  await expect(home.scope('早盘').locator('input')).toBeChecked();

  const name = (await home.leagueNav.getByRole('link').nth(2).locator('span').textContent()) ?? '';
  await home.leagueNav.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/league=/);
  await expect(home.leagues).toHaveCount(1);
  await expect(home.leagues).toContainText(name);
  await home.leagueNav.getByRole('link', { name: /^全部赛事/ }).click();

  await page.getByRole('button', { name: `收起${name}`, exact: true }).click();
  await expect(page.getByRole('button', { name: `展开${name}`, exact: true })).toBeVisible();

  const scrollTop = 700;
  await page.mouse.wheel(0, scrollTop);
  await expect.poll(() => home.scrolled()).toBe(scrollTop);
  const address = page.url();
  const match = home.roomLink(home.rows.filter({ visible: true }).nth(3));
  await match.evaluate((link) => link instanceof HTMLElement && link.click());
  await expect(page).toHaveURL(/\/app\/room\/match\//);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(home.rows.first()).toBeVisible();
  await expect.poll(async () => Math.abs((await home.scrolled()) - scrollTop)).toBeLessThan(4);
});

for (const held of [true, false])
  test(
    `[2.02] back from a room ${held ? 'that is still on its way' : 'that is there'} restores the position of a tab opened here`,
    sweep,
    async ({ home, page, room }) => {
      if (held) await page.route(/room-screen/, () => undefined);
      await home.open('?scope=early');
      const scrollTop = 700;
      await page.mouse.wheel(0, scrollTop);
      await expect.poll(() => home.scrolled()).toBe(scrollTop);
      const address = page.url();
      const match = home.roomLink(home.rows.filter({ visible: true }).nth(3));
      await match.evaluate((link) => link instanceof HTMLElement && link.click());
      await expect(page).toHaveURL(/\/app\/room\/match\//);
      if (!held) await expect(room.pane('聊天')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect.poll(async () => Math.abs((await home.scrolled()) - scrollTop)).toBeLessThan(4);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );

test(
  '[2.02] a followed match is listed under 关注, guests must log in',
  sweep,
  async ({ home, login, page }) => {
    await home.open();
    await home.star(home.rows.first()).click();
    await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText('请先登录');

    await login.as('qinghe');
    await home.open();
    const sides = await home.sidesOf(home.rows.first());
    await home.star(home.rowOf(sides)).click();
    await home.scope('关注').click();
    await expect(home.rows).toHaveCount(1);
    expect(await home.sidesOf(home.rows.first())).toBe(sides);
    await home.star(home.rows.first()).click();
    await expect(page.getByText('还没有关注的比赛')).toBeVisible();
  },
);

test('[4.01] an away or unstarted anchor shows this instead of opening', sweep, async ({ home, page }) => {
  await page.goto('/app/home?tab=anchor');
  await home.anchors('未开播').first().click();
  await expect(page.getByText('比赛尚未开始')).toBeVisible();
  await home.anchors('暂离').first().click();
  await expect(page.getByText('主播暂时离开，稍后回来')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/home/);
  await home.anchors('直播').first().click();
  await expect(page).toHaveURL(/\/app\/room\/anchor\//);
});

test('home shows its error and recovers with one tap', sweep, async ({ home, page, sandbox }) => {
  let requestCount = 0;
  page.on('request', (request) => {
    if (request.url().includes('popularLive')) requestCount += 1;
  });
  await sandbox.break({ path: '/api/game/live/v1/popularLive', kind: 'status', status: 503 });
  await page.goto('/app/home');
  await expect(page.getByText('网络异常（503），请稍后再试').first()).toBeVisible();
  // After four attempts of two requests the list pauses for about seven seconds: an earlier request is caused by the tap.
  await expect.poll(() => requestCount).toBe(8);
  await sandbox.resetOverrides();
  await page.getByRole('main').getByRole('button', { name: '重试' }).click();
  await expect(home.liveCards.first()).toBeVisible({ timeout: 5_000 });
});

test(
  '[2.02] a failed part shows an error in its position beside the matches',
  sweep,
  async ({ home, page, sandbox }) => {
    await sandbox.break({ path: '/api/game/live/v1/anchorList', kind: 'status', status: 503 });
    await home.open();
    const rank = page.getByRole('region', { name: '主播人气榜' });
    const again = rank.getByRole('button', { name: '重试' });
    await expect(again).toBeVisible();
    await sandbox.resetOverrides();
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1_000 });
      await expect(rank.getByRole('listitem')).toHaveCount(5, { timeout: 2_000 });
    }).toPass();
  },
);

test('[8.13] a first visit during an outage recovers by itself', sweep, async ({ home, page, sandbox }) => {
  await sandbox.break({ path: '/api', kind: 'reset' });
  await page.goto('/app/home');
  await expect(page.getByRole('main').getByRole('button', { name: '重试' }).first()).toBeVisible();
  await sandbox.resetOverrides();
  await expect(home.liveCards.first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('link', { name: '体育', exact: true }).first()).toBeVisible({
    timeout: 60_000,
  });
  await expect(home.carousel.getByRole('link').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: '主播人气榜' }).getByRole('listitem')).toHaveCount(5, {
    timeout: 60_000,
  });
  await expect(page.getByRole('main').getByRole('button', { name: '重试' })).toHaveCount(0);
});

test('[8.12] a response that is not an object shows a plain message', sweep, async ({ page, sandbox }) => {
  await sandbox.break({ path: '/api/game/live/v1/popularLive', kind: 'html' });
  await page.goto('/app/home');
  await expect(page.getByText('网络异常，请稍后再试').first()).toBeVisible();
});

test('an address that does not exist offers the way home', sweep, async ({ page }) => {
  await page.goto('/app/nowhere');
  await page.getByRole('link', { name: '首页', exact: true }).last().click();
  await expect(page).toHaveURL(/\/app\/home/);
});

test('[2.02] static content is painted before any code and is then replaced', async ({ page, home }) => {
  const { promise: codeAllowed, resolve: allowCode } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await codeAllowed;
    await route.continue();
  });
  await page.goto('/app/home', { waitUntil: 'commit' });
  await expect(home.staticShell).toBeVisible();
  const shellBox = await home.staticShell.boundingBox();
  allowCode();
  await expect(home.liveCards.first()).toBeVisible();
  await expect(home.staticShell).toBeHidden();
  const seat = await home.stage.boundingBox();
  expect(seat).toMatchObject({
    x: shellBox?.x,
    y: shellBox?.y,
    width: shellBox?.width,
    height: shellBox?.height,
  });
});

test(
  '[2.02] a page with its early script blocked still shows its rows',
  sweep,
  async ({ page, home, policyWatch }) => {
    policyWatch.expectRefusal(/inline script/);
    await page.route('**/app/home', async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      await route.fulfill({
        response: answer,
        body: html.replace('<script>', '<script>/* of another build */'),
      });
    });
    const refused = page.waitForEvent('console', (message) => /inline script/.test(message.text()));
    await page.goto('/app/home');
    await refused;
    await expect(home.rows.first()).toBeVisible();
  },
);
