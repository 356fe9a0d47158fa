import { BetSlip } from './pages/bet-slip.ts';
import { expect, test } from './site.ts';

const ASK = '/cw/v1/command/byRequest';

test('[3.10] from home to a placed single in four taps', async ({ login, home, page, slip, sandbox }) => {
  await login.as('xuexian', '/app/home?scope=early');
  await expect(home.rows.first()).toBeVisible();
  await slip.prices('全场独赢').first().click();
  await slip.bar.click();
  await page.getByRole('button', { name: '50', exact: true }).click();
  await slip.place.click();
  await expect(slip.placed).toContainText('已受理 ¥50.00');
  await expect(slip.legs).toHaveCount(0);
  expect(await sandbox.ledgerIsSound()).toBe(true);
});

test('[3.10] a slip outlives a reload and a login, and is the same in every tab', async ({
  login,
  page,
  context,
  slip,
  sandbox,
}) => {
  const room = `/app/room/match/${await sandbox.upcomingMatch()}?pane=odds`;
  await page.goto(room);
  const price = slip.prices('全场独赢').first();
  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: '登录后投注' })).toBeVisible();
  await login.as('xuexian', room);
  await expect(price).toHaveAttribute('aria-pressed', 'true');

  const other = await context.newPage();
  await other.goto(room);
  const there = new BetSlip(other).prices('全场独赢').first();
  await expect(there).toHaveAttribute('aria-pressed', 'true');
  await there.click();
  await expect(price).toHaveAttribute('aria-pressed', 'false');

  await price.click();
  await page.goto('/app/me');
  await login.out();
  await page.goto(room);
  await expect(price).toHaveAttribute('aria-pressed', 'false');
});

test('[3.10] two matches make a multiple; two selections of one match are refused with the reason', async ({
  login,
  home,
  page,
  slip,
}) => {
  await login.as('xuexian', '/app/home?scope=early');
  const rows = home.rows.filter({ visible: true });
  const priceIn = (row: number, at: number) =>
    rows
      .nth(row)
      .getByRole('button', { name: /^全场独赢 .* 对 /, disabled: false })
      .nth(at);
  await priceIn(0, 0).click();
  await priceIn(1, 0).click();
  await slip.bar.click();
  await slip.kind('串关').click();
  await expect(page.getByText('2 串 1 组合赔率')).toBeVisible();
  await page.getByRole('button', { name: '50', exact: true }).click();
  await slip.bar.click();
  await priceIn(0, 1).click();
  await slip.bar.click();
  await expect(page.getByText(/属于同一场比赛，不能串在一起/)).toBeVisible();
  await slip.legs.last().click();
  await slip.place.click();
  await expect(slip.placed).toContainText('2 串 1');
});

test('[3.10] a bet on a match in play waits out its delay, and may be left', async ({
  login,
  page,
  slip,
  sandbox,
}) => {
  await sandbox.betting({ delayMs: 3_000 });
  await login.as('xuexian', `/app/room/match/${await sandbox.liveMatch()}?pane=odds`);
  await slip.prices('全场独赢').first().click();
  await page.getByText('任何', { exact: true }).click();
  await slip.stake.fill('20');
  await slip.place.click();
  await expect(slip.placed.getByRole('timer')).toBeVisible();
  await page.goto('/app/home');
  await slip.bar.click();
  await expect(slip.placed).toContainText(/已受理|场馆重新报价|未受理/);
});

test('[3.10] a price that is offered again is taken or left, and what is left costs nothing', async ({
  login,
  page,
  slip,
  sandbox,
}) => {
  await login.as('xuexian', `/app/room/match/${await sandbox.upcomingMatch()}?pane=odds`);
  for (const answer of ['退回', '接受'] as const) {
    await sandbox.betting({ next: { is: 'offer', less: 300 } });
    await slip.prices('全场独赢').first().click();
    await slip.stake.fill('20');
    await slip.place.click();
    await expect(slip.placed.getByRole('alert')).toContainText('场馆重新报价');
    if (answer === '退回') {
      await expect(async () => {
        await slip.placed.getByRole('button', { name: '退回' }).click();
        await expect(slip.placed).toContainText('报价已失效，本金已退回', { timeout: 1_000 });
      }).toPass();
      await slip.placed.getByRole('button', { name: '关闭回执' }).click();
    } else {
      await expect(async () => {
        await slip.placed.getByRole('button', { name: /^以 .* 投注/ }).click();
        await expect(slip.placed).toContainText('已受理 ¥20.00', { timeout: 1_000 });
      }).toPass();
    }
  }
  expect(await sandbox.ledgerIsSound()).toBe(true);
});

test('[3.10] a refused bet says why in the operator’s words and goes back into the slip', async ({
  login,
  page,
  slip,
  sandbox,
}) => {
  await sandbox.betting({ next: { is: 'refuse', note: '人工审核未通过' } });
  await login.as('xuexian', `/app/room/match/${await sandbox.upcomingMatch()}?pane=odds`);
  await slip.prices('全场独赢').first().click();
  await slip.stake.fill('20');
  await slip.place.click();
  await expect(slip.placed).toContainText('人工审核未通过');
  await page.getByRole('button', { name: '放回投注单' }).click();
  await expect(slip.placed).toHaveCount(0);
  await expect(slip.legs).toHaveCount(1);
});

test('[3.10] too little at the venue is moved there in one tap, and placing waits for a tap of its own', async ({
  login,
  page,
  assets,
  slip,
  sandbox,
}) => {
  await login.as('xuexian', '/app/wallet');
  await assets.recover();
  await expect(assets.outcomes.first()).toBeVisible();
  await page.goto(`/app/room/match/${await sandbox.upcomingMatch()}?pane=odds`);
  await slip.prices('全场独赢').first().click();
  await slip.stake.fill('20');
  await page.getByRole('button', { name: '转入 ¥20.00' }).click();
  await expect(page.getByText(/余额 ¥20\.00$/)).toBeVisible();
  await expect(slip.placed).toHaveCount(0);
  await slip.place.click();
  await expect(slip.placed).toContainText('已受理 ¥20.00');
});

test('[4.05] a bet whose answer was lost is verified over a reload and placed once', async ({
  login,
  page,
  slip,
  sandbox,
}) => {
  await login.as('xuexian', `/app/room/match/${await sandbox.upcomingMatch()}?pane=odds`);
  await sandbox.break({ path: ASK, kind: 'reset' });
  await sandbox.break({ path: '/api/game/bet/v1/place', kind: 'truncate' });
  await slip.prices('全场独赢').first().click();
  await slip.stake.fill('23');
  await slip.place.click();
  const verifying = page.getByRole('region', { name: '核实中' });
  await expect(verifying).toContainText('投注 ¥23.00');
  await page.reload();
  await expect(verifying).toContainText('投注 ¥23.00');
  await sandbox.resetOverrides();
  await expect(page.getByText('投注 ¥23.00已完成')).toBeVisible();
  await expect(slip.legs).toHaveCount(0);
  expect(await sandbox.ledgerIsSound()).toBe(true);
});

test('[3.10] an open bet is cashed out for what its quote says', async ({ login, page, slip, sandbox }) => {
  await login.as('xuexian', `/app/room/match/${await sandbox.upcomingMatch()}?pane=odds`);
  await slip.prices('全场独赢').first().click();
  await slip.stake.fill('20');
  await slip.place.click();
  await expect(slip.placed).toContainText('已受理 ¥20.00');
  await slip.tab('注单').click();
  const bet = page.getByRole('article').filter({ hasText: '本金 ¥20.00' }).first();
  await bet.getByRole('button', { name: /^兑现 / }).click();
  await bet.getByRole('button', { name: /^全部兑现，到账 ¥/ }).click();
  await page.getByRole('group', { name: '注单范围' }).getByText('已结算').click();
  await expect(page.getByRole('article').first()).toContainText('已兑现');
  expect(await sandbox.ledgerIsSound()).toBe(true);
});
