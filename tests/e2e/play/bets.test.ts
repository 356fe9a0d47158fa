import { BetSlip } from '../pages/bet-slip.ts';
import { expect, sweep, test } from '../site.ts';

const COMMAND_STATUS_PATH = '/cw/v1/command/byRequest';

test('a skip link leads from the page’s start to the slip', sweep, async ({ home, page, slip }) => {
  await home.open();
  await slip.prices.first().click();
  await expect(slip.bar).toBeVisible();
  const skip = page.getByRole('button', { name: '跳到投注单' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(slip.bar).toBeFocused();
});

test('[3.10] [P.06] a single is placed in four taps, and multiples need two matches', async ({
  login,
  home,
  page,
  slip,
}) => {
  await login.as('beian', '/app/home?scope=early');
  const priceIn = (row: number, at: number) => slip.pricesIn(home.rows, row).nth(at);
  await priceIn(0, 0).click();
  await slip.bar.click();
  await slip.acceptAnyPrice();
  await slip.quick('50').click();
  await slip.submit();
  await expect(slip.placed).toContainText('已受理 ¥50.00');
  await expect(slip.legs).toHaveCount(0);

  for (const [row, at] of [
    [0, 0],
    [1, 0],
    [0, 1],
  ] as const)
    await priceIn(row, at).click();
  const session = page.getByRole('region', { name: '本次投注' });
  await expect(session).toContainText('投注50.00净输赢−50.00');
  await expect(session.getByRole('timer')).toHaveText(/^00:0\d:\d\d$/);
  await slip.kind('串关').click();
  await expect(page.getByText(/属于同一场比赛，只能一起投同场组合/)).toBeVisible();
  await slip.legs.last().click();
  await expect(page.getByText('2 串 1 组合赔率')).toBeVisible();
  await slip.quick('50').click();
  await slip.submit();
  await expect(slip.placed.first()).toContainText('2 串 1');
});

test(
  '[3.10] focus moves from the button to the receipt and to its tab',
  sweep,
  async ({ login, home, page, slip }) => {
    await login.as('beian', '/app/home?scope=early');
    await slip.pricesIn(home.rows, 0).first().click();
    await slip.bar.click();
    await slip.acceptAnyPrice();
    await slip.quick('50').click();
    await slip.place.focus();
    await page.keyboard.press('Enter');
    await expect(slip.placed).toBeFocused();
    await slip.closeReceipt.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: /^投注单/ })).toBeFocused();
  },
);

test('[3.10] a slip survives reload and login, and is shared across tabs', async ({
  login,
  page,
  context,
  slip,
  sandbox,
}) => {
  const room = `/app/room/match/${await sandbox.upcomingMatch()}?pane=odds`;
  await page.goto(room);
  const price = slip.prices.first();
  await price.click();
  await expect(page.getByRole('button', { name: '登录后投注' })).toBeVisible();
  await page.reload();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await login.as('beian', room);
  await expect(price).toHaveAttribute('aria-pressed', 'true');

  const other = await context.newPage();
  await other.goto(room);
  const there = new BetSlip(other).prices.first();
  await expect(there).toHaveAttribute('aria-pressed', 'true');
  await there.click();
  await expect(price).toHaveAttribute('aria-pressed', 'false');
});

test(
  '[P.05] [3.10] an offer is declined or accepted, and a refusal shows the reason',
  sweep,
  async ({ login, page, slip, sandbox }) => {
    await login.as('beian', `/app/room/match/${await sandbox.upcomingMatch()}?pane=odds`);
    const price = slip.prices.first();
    const placeAnother = async (next: Readonly<Record<string, unknown>>) => {
      await sandbox.betting({ next });
      if ((await slip.legs.count()) === 0) await price.click();
      await slip.stake.fill('20');
      await slip.submit();
    };
    await placeAnother({ is: 'offer', less: 300 });
    await expect(slip.placed.getByRole('alert')).toContainText('场馆重新报价');
    await slip.answer(/^退回$/, '没有接受新报价，本金已退回');
    await slip.closeReceipt.click();

    await placeAnother({ is: 'offer', less: 300 });
    await slip.answer(/^以 .* 投注/, '已受理 ¥20.00');
    await slip.closeReceipt.click();

    await placeAnother({ is: 'refuse', note: '人工审核未通过' });
    await expect(slip.placed).toContainText('人工审核未通过');
    await page.getByRole('button', { name: '放回投注单' }).click();
    await expect(slip.placed).toHaveCount(0);
    await expect(slip.legs).toHaveCount(1);
  },
);

test(
  '[3.10] missing venue money is transferred in one tap',
  sweep,
  async ({ login, page, assets, slip, sandbox }) => {
    await login.as('xuexian', '/app/wallet');
    await assets.recover();
    await expect(assets.outcomes.first()).toBeVisible();
    await page.goto(`/app/room/match/${await sandbox.upcomingMatch()}?pane=odds`);
    await slip.prices.first().click();
    await slip.acceptAnyPrice();
    await slip.stake.fill('20');
    await page.getByRole('button', { name: '转入 ¥20.00' }).click();
    await expect(page.getByText(/余额 ¥20\.00$/)).toBeVisible();
    await expect(slip.placed).toHaveCount(0);
    await slip.place.click();
    await expect(slip.placed).toContainText('已受理 ¥20.00');

    await slip.tab('我的注单').click();
    const bet = page.getByRole('article').filter({ hasText: '本金 ¥20.00' }).first();
    await bet.getByRole('button', { name: /^兑现 / }).click();
    const offered = bet.getByRole('button', { name: /兑现.*到账 ¥/ });
    const offeredAmount = async () => Number(/¥([\d.]+)/.exec((await offered.textContent()) ?? '')?.[1]);
    const fullAmount = await offeredAmount();
    await bet.getByRole('slider').fill('50');
    await offered.click();
    await expect(bet).toContainText('已兑现');
    await expect(offered).toBeEnabled();
    expect(await offeredAmount()).toBeLessThan(fullAmount * 0.35);
    await bet.getByRole('slider').fill('100');
    await bet.getByRole('button', { name: /^全部兑现，到账 ¥/ }).click();
    await page.getByRole('group', { name: '注单范围' }).getByText('已结算').click();
    await expect(page.getByRole('article').first()).toContainText('已兑现');
  },
);

test(
  '[3.10] an open bet is cashed out in part on its page',
  sweep,
  async ({ login, page, slip, sandbox }) => {
    await login.as('beian', `/app/room/match/${await sandbox.upcomingMatch()}?pane=odds`);
    await slip.prices.first().click();
    await slip.acceptAnyPrice();
    await slip.quick('50').click();
    await slip.submit();
    await expect(slip.placed).toContainText('已受理 ¥50.00');
    await page.goto('/app/wallet/bets');
    await page
      .getByRole('group', { name: '进行情况' })
      .getByText(/^未开赛/)
      .click();
    const rows = page.getByRole('list', { name: '未结算的注单' }).getByRole('listitem');
    const placed = rows.filter({ hasText: '本金50.00' }).first();
    const name = (await placed.getAttribute('aria-label')) ?? '';
    const bet = page.getByRole('listitem', { name, exact: true }).first();
    await expect(bet).toContainText(/(未开赛|分钟后开赛).*还可赢/);
    await bet.getByRole('button', { name: /，兑现和详情/ }).click();
    await bet.getByRole('slider').fill('50');
    await bet.getByRole('button', { name: /^兑现 50%，到账 ¥/ }).click();
    await expect(bet).toContainText(/剩余本金25\.00还可赢.*已兑现/);
    await page.reload();
    await expect(page).toHaveURL(/part=early/);
    await expect(bet).toContainText('剩余本金25.00');
  },
);

test('[3.10] two selections of one match are placed at one price', async ({ login, page, slip, sandbox }) => {
  await login.as('beian', `/app/room/match/${await sandbox.upcomingMatch()}?pane=odds`);
  await slip.prices.first().click();
  await slip.acceptAnyPrice();
  await page
    .getByRole('button', { name: /^全场大小 大 \d+\.5 /, disabled: false })
    .first()
    .click();
  await slip.kind('串关').click();
  await expect(page.getByText(/不等于单独相乘的/)).toBeVisible();
  await slip.quick('50').click();
  await slip.submit();
  await expect(slip.placed.first()).toContainText('同场 2 串 1');
  await expect(slip.placed.first()).toContainText('¥50.00');
});

test('[3.10] a price opens its course, and an alert is set and removed', async ({
  login,
  home,
  page,
  slip,
}) => {
  await login.as('beian', '/app/home?scope=early');
  await slip.pricesIn(home.rows, 0).first().click();
  await slip.bar.click();
  await page.getByRole('button', { name: /的价格走势$/ }).click();
  const dialog = page.getByRole('dialog', { name: / 胜$/ });
  await expect(dialog.getByRole('img', { name: /^价格从 \d+\.\d\d 到 / })).toBeVisible();
  await dialog.getByText('近 6 小时').click();
  await expect(dialog.getByText(/封盘时断开。$/)).toBeVisible();
  await dialog.getByRole('button', { name: '到价提醒我' }).click();
  await dialog.getByRole('textbox', { name: '价格到' }).fill('99');
  await dialog.getByRole('button', { name: '99.00 或更高时提醒我' }).click();
  const alert = dialog.getByRole('listitem').filter({ hasText: '到 99.00 或更高' });
  await expect(alert).toContainText('站内消息，只提醒一次');
  await alert.getByRole('button', { name: /^删除提醒/ }).click();
  await expect(alert).toHaveCount(0);
});

test('[3.10] a set value survives a reload and is revoked', async ({ login, page, slip, sandbox }) => {
  await login.as('beian', `/app/room/match/${await sandbox.upcomingMatch()}?pane=odds`);
  await slip.prices.first().click();
  await slip.acceptAnyPrice();
  await slip.quick('50').click();
  await slip.submit();
  await expect(slip.placed).toContainText('已受理 ¥50.00');
  await slip.tab('我的注单').click();
  const bet = page.getByRole('article').filter({ hasText: '本金 ¥50.00' }).first();
  await bet.getByRole('button', { name: /^兑现 / }).click();
  await bet.getByRole('button', { name: '到价自动兑现' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^到 ¥.* 时全部兑现$/ })
    .click();
  await expect(bet).toContainText('有效至本场终场');
  await page.reload();
  await slip.tab('我的注单').click();
  await expect(bet).toContainText('时全部兑现');
  await bet.getByRole('button', { name: '撤销', exact: true }).click();
  await expect(bet).not.toContainText('时全部兑现');
});

test('[4.05] a bet with a lost response is verified and placed once', async ({
  login,
  page,
  slip,
  sandbox,
}) => {
  await login.as('beian', `/app/room/match/${await sandbox.upcomingMatch()}?pane=odds`);
  await sandbox.break({ path: COMMAND_STATUS_PATH, kind: 'reset' });
  await sandbox.break({ path: '/api/game/bet/v1/place', kind: 'truncate' });
  await slip.prices.first().click();
  await slip.acceptAnyPrice();
  await slip.stake.fill('23');
  await slip.submit();
  const verifying = page.getByRole('region', { name: '核实中' });
  await expect(verifying).toContainText('投注 ¥23.00');
  await page.reload();
  await expect(verifying).toContainText('投注 ¥23.00');
  await sandbox.resetOverrides();
  await expect(slip.placed).toContainText('已受理 ¥23.00');
  await expect(slip.legs).toHaveCount(0);
});
