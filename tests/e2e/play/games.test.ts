import { MINUTE_MS } from '#contract/units/durations.ts';
import { moving } from '../moving.ts';
import { BACCARAT, DICE_LOTTERY, GamePage, NINES, PENALTY, RISE, SLOT } from '../pages/game.ts';
import { expect, sweep, test } from '../site.ts';

test.use(moving);

const minorOf = (text: string | null) => BigInt((text ?? '').replace(/[^\d−-]/g, '').replace('−', '-'));

test('[3.02] [3.03] [P.07] a member funds a game, plays and recovers all money', async ({
  login,
  page,
  search,
  sandbox,
}) => {
  await login.as('xuexian', '/app/egame/bt');
  await search.field.fill('夜场灯光');
  await search.group('游戏').first().click();
  await search.gameSheet.getByRole('textbox', { name: /进入前转入/ }).fill('100');
  await search.gameSheet.getByRole('button', { name: '转入 ¥100.00 并进入' }).click();

  const game = new GamePage(page);
  await expect(game.start).toBeVisible();
  await expect(game.bar.getByRole('timer')).toHaveText(/^\d\d:\d\d:\d\d$/);
  await game.play();
  await expect(game.sum('本次投注')).toHaveText('10.00');
  const [staked, returned] = [10_00n, minorOf(await game.sum('返还').textContent())];

  await sandbox.advance(5 * MINUTE_MS);
  await page.reload();
  await expect(game.sum('本次投注')).toHaveText('10.00');
  await expect(game.bar.getByRole('timer')).toHaveText(/^00:0[5-9]:\d\d$/);

  await game.bar.getByRole('button', { name: '退出并回收' }).click();
  await expect(game.exit.getByRole('definition').first()).toHaveText('10.00');
  await game.exit.getByRole('button', { name: /^回收 ¥[\d,.]+ 并退出$/ }).click();
  await expect(page, 'where the member was before the game').toHaveURL(/\/app\/egame\/bt$/);

  await page.goto('/app/wallet/games');
  const row = page.getByRole('row', { name: /夜场灯光/ }).first();
  await expect(row).toContainText('10.00');
  expect(minorOf(await row.getByRole('cell').nth(1).textContent())).toBe(staked);
  expect(minorOf(await row.getByRole('cell').nth(3).textContent())).toBe(returned);
  expect(await sandbox.ledgerIsSound()).toBe(true);
});

test(
  '[3.03] a member who stays remains in the game after a late transfer',
  sweep,
  async ({ login, page, search }) => {
    const released = Promise.withResolvers<void>();
    await login.as('xuexian', '/app/home');
    await search.field.fill('夜场灯光');
    await search.group('游戏').first().click();
    await search.gameSheet.getByRole('textbox', { name: /进入前转入/ }).fill('100');
    await search.gameSheet.getByRole('button', { name: '转入 ¥100.00 并进入' }).click();
    const game = new GamePage(page);
    await expect(game.start).toBeVisible();
    await page.route('**/cg/v1/transfer', async (route) => {
      await released.promise;
      await route.continue();
    });
    const leave = game.bar.getByRole('button', { name: '退出并回收' });
    await leave.click();
    await game.exit.getByRole('button', { name: /^回收 ¥[\d,.]+ 并退出$/ }).click();
    await game.exit.getByRole('button', { name: '继续玩' }).click();
    await expect(game.exit).toBeHidden();
    released.resolve();
    await leave.click();
    await expect(game.exit.getByRole('button', { name: '退出', exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/app\/play\//);
  },
);

test('[P.14] leaving names an open round before, and its return after', async ({
  login,
  page,
  search,
  sandbox,
  toasts,
}) => {
  await login.as('xuexian', '/app/home');
  await search.field.fill('蜂巢迷阵');
  await search.group('游戏').first().click();
  await search.gameSheet.getByRole('textbox', { name: /进入前转入/ }).fill('100');
  await search.gameSheet.getByRole('button', { name: '转入 ¥100.00 并进入' }).click();
  const game = new GamePage(page);
  await game.venue.getByRole('button', { name: '开局 ¥10' }).click();
  await expect(game.venue.getByRole('button', { name: '退还本金 ¥10' })).toBeVisible();
  await game.bar.getByRole('button', { name: '退出并回收' }).click();
  await expect(game.exit).toContainText('还有一局没有结束，投注 ¥10.00');
  await expect(game.exit).toContainText('返还留在极光电子钱包');
  await game.exit.getByRole('button', { name: /^回收 ¥[\d,.]+ 并退出$/ }).click();
  await toasts.waitFor('投注 ¥10.00，返还 ¥10.00，在极光电子钱包');
  expect(await sandbox.ledgerIsSound()).toBe(true);
});

test('[P.12] [7.13] a guest plays a demo with points by keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/app/play/${PENALTY}?demo=1`);
  const game = new GamePage(page);
  await expect(game.start).toHaveText('射右下 10');
  await game.venue.getByRole('radio', { name: /^右下/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(game.start).toHaveText('射中下 10');
  await game.start.focus();
  await page.keyboard.press('Enter');
  await expect(game.result.filter({ hasText: /中下，(进球|被扑出|偏出)/ })).toBeVisible();
  await expect(game.bar.getByText('试玩分')).toBeVisible();
  await game.bar.getByRole('button', { name: '结束试玩' }).click();
  await game.exit.getByRole('button', { name: '退出', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/home$/);
});

test('a card round can be recomputed from its revealed seeds', sweep, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/app/play/${NINES}?demo=1`);
  const game = new GamePage(page);
  await game.venue.getByRole('radio', { name: /^客队/ }).check();
  await expect(game.start).toHaveText('押客队 10');
  await game.play();
  const cards = await game.venue.getByRole('img', { name: /^(黑桃|红心|方块|梅花) / }).count();
  expect(cards).toBeGreaterThanOrEqual(4);
  expect(cards).toBeLessThanOrEqual(6);
  await game.venue.getByRole('tab', { name: '公平' }).click();
  await game.venue.getByRole('button', { name: '换种子并公开上一组' }).click();
  await game.venue.getByRole('button', { name: '核对上一组的最后一局' }).click();
  await expect(game.venue.getByText('哈希一致')).toBeVisible();
  await expect(game.venue.getByText(/^客队 \d 点：/)).toBeVisible();
  await game.venue.getByRole('button', { name: '返回游戏' }).click();
  await expect(game.sum('本次投注')).toHaveText('10.00');
});

test('[3.02] a venue whose first domain does not answer opens by its second', sweep, async ({ page }) => {
  await page.route(/\/\/venue\.localhost/, (route) => route.abort());
  await page.clock.install();
  await page.goto(`/app/play/${SLOT}?demo=1`);
  await expect(page.getByText('正在载入，线路 1')).toBeVisible();
  await page.clock.fastForward(11_000);
  await page.getByRole('button', { name: '换另一条线路' }).click();
  await expect(new GamePage(page).start).toBeVisible();
});

test('[P.20] a lottery draws the issue that a guest bet on', async ({ page, sandbox }) => {
  await page.goto(`/app/play/${DICE_LOTTERY}?demo=1`);
  const { venue, result } = new GamePage(page);
  await venue.getByRole('button', { name: /^大 ?1\.89/ }).click();
  await venue.getByRole('button', { name: /^小 ?1\.89/ }).click();
  await venue.getByRole('button', { name: '确认 1 期，共 4' }).click();
  await expect(result.filter({ hasText: '下注成功' })).toBeVisible();
  await sandbox.advance(MINUTE_MS);
  await expect(result.filter({ hasText: '已开出，净输赢 −0.22' })).toBeVisible();
});

test('[P.12] a stake on a curve is decided, by keyboard alone', async ({ page, sandbox }) => {
  await page.goto(`/app/play/${RISE}?demo=1`);
  const { venue, result } = new GamePage(page);
  const button = venue.getByRole('button', { name: /投 10$/ });
  await expect(button).toBeVisible();
  await venue.getByRole('textbox', { name: '自动取回的倍数' }).fill('1.50');
  await expect(venue.getByText('到达概率 64.67%')).toBeVisible();
  await button.press('Enter');
  // A curve may end at once, and then its result takes the place of the confirmation.
  await expect(result.filter({ hasText: /下注成功|已开出/ })).toBeVisible({ timeout: 20_000 });
  await sandbox.advance(2 * MINUTE_MS);
  await expect(result.filter({ hasText: /已开出，净输赢 (\+5\.00|−10\.00)/ })).toBeVisible();
  await expect(venue.getByRole('button', { name: /^核对上一局 / })).toBeVisible();
});

test('[7.14] members chat and give gifts at a live table', async ({ login, page, room, sandbox }) => {
  await login.as('xuexian', `/app/play/${BACCARAT}?demo=1`);
  await expect(page.getByRole('complementary', { name: '本桌聊天' })).toBeVisible();
  await room.sendMessage('第一次来这桌');
  await expect(room.line('第一次来这桌')).toBeVisible();
  await page.getByRole('button', { name: '礼物', exact: true }).click();
  const before = await room.coinsNow();
  await room.sendGift('冠军奖杯');
  await expect.poll(() => room.coinsNow()).toBe(before - 520);
  await page.getByRole('button', { name: '关闭礼物面板' }).click();
  await expect(room.giftsOf('雪线以北', '冠军奖杯')).toBeVisible();
  expect(await sandbox.ledgerIsSound()).toBe(true);
});
