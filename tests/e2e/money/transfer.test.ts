import { expect, sweep, test } from '../site.ts';

test('[3.03] [3.05] transfers to and from a venue update every balance', async ({
  login,
  page,
  assets,
  sandbox,
}) => {
  await login.as('xuexian', '/app/wallet');
  const [centre, there] = [await assets.part('中心钱包'), await assets.at('蓝鲸体育')];

  await page.goto('/app/wallet/transfer?venue=LJTY');
  await assets.amount.fill('0.001');
  await expect(assets.amount).toHaveValue('0.00');
  await assets.amount.fill('250.5');
  await page.reload();
  await expect(assets.amount).toHaveValue('250.5');
  await page.getByRole('button', { name: '转入 ¥250.50' }).click();
  await expect(page.getByText('转账成功：中心钱包 → 蓝鲸体育 ¥250.50')).toBeVisible();
  await expect(assets.amount).toHaveValue('');
  await assets.amount.fill('250.5');
  await expect(page.getByText(/^\d+ 秒前已有一笔“转入场馆 ¥250.50”成功，再提交会多转一笔$/)).toBeVisible();
  await assets.amount.fill('250.51');
  await expect(page.getByText(/再提交会多转一笔/)).toHaveCount(0);

  await page.goto('/app/wallet');
  await expect.poll(() => assets.part('中心钱包')).toBe(centre - 250_50n);
  await expect.poll(() => assets.at('蓝鲸体育')).toBe(there + 250_50n);

  await page.goto('/app/wallet/transfer?venue=LJTY');
  await page.getByRole('button', { name: '调换转入转出方向' }).click();
  await assets.amount.fill('250.5');
  await page.getByRole('button', { name: '转出 ¥250.50' }).click();
  await expect(page.getByText('转账成功：蓝鲸体育 → 中心钱包 ¥250.50')).toBeVisible();
  await page.goto('/app/wallet');
  await expect.poll(() => assets.part('中心钱包')).toBe(centre);
  expect(await sandbox.ledgerIsSound()).toBe(true);
});

test('[3.03] a link to another venue starts the transfer over', sweep, async ({ frame, login, page }) => {
  await login.as('xuexian', '/app/wallet/transfer?venue=LJTY&way=out');
  const target = page.getByLabel('到场馆');
  await expect(page.getByRole('button', { name: '调换转入转出方向' })).toBeVisible();
  await expect(target).toHaveCount(0);
  await frame.entry('真人').hover();
  await frame.venues.getByRole('link', { name: /极光真人/ }).click();
  await expect(target).toHaveValue('JGZR');
  await page.reload();
  await expect(target).toHaveValue('JGZR');
});

test(
  '[7.13] [4.03] all venue money is recovered at once, from closed venues too',
  sweep,
  async ({ login, page, assets, sandbox }) => {
    await login.as('xuexian', '/app/wallet/transfer?venue=LJTY');
    for (const venue of ['LJTY', 'JGZR']) {
      await page.getByLabel('到场馆').selectOption(venue);
      await assets.amount.fill('30');
      await page.getByRole('button', { name: '转入 ¥30.00' }).click();
      await expect(assets.amount).toHaveValue('');
    }
    await sandbox.venue('JGZR', { status: 1 });
    await page.goto('/app/wallet');
    const moves = assets.venue('极光真人').getByRole('button', { name: /全部/ });
    await expect(moves.first()).toBeDisabled();
    await expect(moves.last()).toBeEnabled();
    const total = await assets.total.textContent();
    await assets.recover();
    await expect(assets.outcomes.filter({ hasText: '蓝鲸体育' })).toContainText('已收回 ¥');
    await expect(assets.outcomes.filter({ hasText: '极光真人' })).toContainText('已收回 ¥30.00');
    await expect.poll(() => assets.at('蓝鲸体育')).toBe(0n);
    await expect.poll(() => assets.at('极光真人')).toBe(0n);
    await expect(assets.total).toHaveText(total ?? '');
    await sandbox.venue('JGZR', { status: 0 });
  },
);

test(
  '[3.05] a recovery with a lost response is verified and moves money once',
  sweep,
  async ({ login, page, assets, sandbox }) => {
    await login.as('xuexian', '/app/wallet');
    const total = await assets.total.textContent();
    await sandbox.break({ path: '/cw/v1/command/byRequest', kind: 'reset' });
    await sandbox.break({ path: '/cg/v1/recovery', kind: 'truncate', times: 1 });
    await assets.recover();
    await expect(page.getByRole('region', { name: '核实中' }).first()).toBeVisible();
    await sandbox.resetOverrides();
    await expect(page.getByRole('list', { name: '各场馆回收结果' })).toBeAttached();
    await expect(assets.total).toHaveText(total ?? '');
    expect(await sandbox.ledgerIsSound()).toBe(true);
  },
);

test('[7.13] the whole centre wallet moves to a venue in one tap', sweep, async ({ login, page, assets }) => {
  await login.as('wuhao', '/app/wallet');
  const centre = await assets.part('中心钱包');
  expect(centre).toBeGreaterThan(0n);
  await page.getByRole('button', { name: '全部转入青禾体育' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^全部转入/ })
    .click();
  await expect.poll(() => assets.part('中心钱包')).toBe(0n);
  await expect(page.getByRole('button', { name: '全部转入云豹体育' })).toBeDisabled();
  await page.getByRole('button', { name: '刷新青禾体育余额' }).click();
  await expect(assets.venue('青禾体育')).toContainText('刚刚更新');
  await page.getByRole('button', { name: '全部转出青禾体育的余额' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^全部转出/ })
    .click();
  // The earlier balance of the member at the venue is returned too.
  await expect.poll(() => assets.part('中心钱包')).toBeGreaterThanOrEqual(centre);
});

test(
  '[1.05] the overview is in yuan or USDT, and amounts can be hidden',
  sweep,
  async ({ login, page, assets }) => {
    await login.as('fangguan', '/app/wallet');
    await expect(assets.total).toContainText('¥');
    await page.getByRole('radio', { name: 'USDT' }).check({ force: true });
    await expect(assets.total).toContainText('₮');
    await page.getByRole('main').getByRole('button', { name: '隐藏金额' }).click();
    await expect(assets.total).toContainText('••••');
    await expect(assets.venues.getByRole('listitem').first()).toContainText('••••');
    await page.getByRole('main').getByRole('button', { name: '显示金额' }).click();
    await expect(assets.total).not.toContainText('••••');
  },
);
