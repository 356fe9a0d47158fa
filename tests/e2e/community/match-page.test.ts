import { RoomPage } from '../pages/room.ts';
import { expect, sweep, test } from '../site.ts';

test('[2.10] statistics, line-ups and history are shown beside the video', async ({
  room,
  page,
  sandbox,
}) => {
  await room.openMatch(await sandbox.liveMatch(), 'ANIMATION');
  await room.pane('数据').click();
  await expect(page.getByRole('tabpanel').getByText('控球', { exact: true })).toBeVisible();
  await expect(page.getByText('颜色只分主客队，不是球衣色')).toBeVisible();
  await expect(page.getByRole('heading', { name: '比赛事件' })).toBeVisible();
  await room.pane('阵容').click();
  await expect(room.starters).toHaveCount(22);
  await room.pane('往绩').click();
  await expect(
    page
      .getByRole('table', { name: /积分榜$/ })
      .or(page.getByText('交锋记录'))
      .first(),
  ).toBeVisible();
});

test(
  '[2.10] markets fold and prices are written as chosen, also after a reload',
  sweep,
  async ({ room, page, sandbox }) => {
    await room.openMatch(await sandbox.liveMatch(), 'ANIMATION');
    const market = page.getByRole('button', { name: /^全场独赢\s*返还率/ });
    const fraction = room.prices.getByText(/^\d+\/\d+$/).first();
    await market.click();
    await page.getByRole('button', { name: '赔率格式，当前欧洲盘' }).click();
    await page.getByRole('menuitemradio', { name: '英式盘' }).click();
    await expect(fraction).toBeVisible();
    await page.reload();
    await expect(market).toHaveAttribute('aria-expanded', 'false');
    await expect(fraction).toBeVisible();
  },
);

test(
  '[4.03] venue maintenance is shown in the panel and locks every price',
  sweep,
  async ({ room, page, sandbox }) => {
    await sandbox.venue('YBTY', { status: 1 });
    await room.openMatch(await sandbox.liveMatch(), 'ANIMATION');
    await expect(page.getByText(/^云豹体育维护中，预计 .+ 恢复/)).toBeVisible();
    await expect(room.prices).not.toHaveCount(0);
    await expect(room.openPrices).toHaveCount(0);
  },
);

test('[4.03] a lost connection is shown in the panel and locks every price', async ({
  context,
  page,
  room,
  sandbox,
}) => {
  const notice = page.getByText('和平台的连接中断，赔率已锁定');
  await room.openMatch(await sandbox.liveMatch(), 'ANIMATION');
  await expect(room.openPrices).not.toHaveCount(0, { timeout: 20_000 });
  await expect(notice).toHaveCount(0);
  await context.setOffline(true);
  await expect(notice).toBeVisible({ timeout: 15_000 });
  await expect(room.prices).not.toHaveCount(0);
  await expect(room.openPrices).toHaveCount(0);
  await context.setOffline(false);
  await expect(notice).toHaveCount(0, { timeout: 20_000 });
});

test(
  '[4.01] the room counts down before kick-off, and a reminder survives a reload',
  sweep,
  async ({ room, page, sandbox }) => {
    await room.openMatch(await sandbox.upcomingMatch());
    await expect(page.getByRole('heading', { name: '比赛尚未开始' })).toBeVisible();
    await expect(page.getByRole('timer')).toBeVisible();
    await page.getByRole('button', { name: '开赛前提醒我' }).click();
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await page.goto('/app/me');
    const reminder = page.getByRole('link', { name: title ?? '' });
    await expect(reminder).toBeVisible();
    await page.getByRole('button', { name: `取消 ${title} 的提醒` }).click();
    await expect(reminder).toBeHidden();
  },
);

test(
  '[2.10] a member follows a match, a guest is prompted to log in',
  sweep,
  async ({ login, room, page, sandbox }) => {
    const matchId = await sandbox.liveMatch();
    const star = page.getByRole('button', { name: '关注比赛' });
    await room.openMatch(matchId, 'ANIMATION');
    await star.click();
    await expect(page.getByRole('alertdialog')).toBeVisible();

    await login.as('qinghe', RoomPage.matchPath(matchId, 'ANIMATION'));
    const followed = page.waitForResponse(/followSet/);
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await followed;
    await page.reload();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
  },
);
