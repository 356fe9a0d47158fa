import { expect, sweep, test } from '../site.ts';

test('[P.17] a one-press day off shows in every tab and still allows withdrawals', async ({
  login,
  page,
}) => {
  await login.as('beian', '/app/home');
  const other = await page.context().newPage();
  await other.goto('/app/wallet/deposit');
  await expect(other.getByRole('heading', { level: 1, name: '充值' })).toBeVisible();

  await page.goto('/app/safer/break');
  await page.getByRole('button', { name: '休息 24 小时' }).click();
  await expect(page.getByText(/正在休息，到 .+。可以改得更久/)).toBeVisible();
  const resting = other.getByRole('heading', { level: 1, name: /正在休息，到 / });
  await expect(resting).toBeVisible();
  await expect(other.getByRole('link', { name: '充值' })).toHaveCount(0);

  await other
    .getByRole('navigation', { name: '可以做的事' })
    .getByRole('link', { name: /取走余额/ })
    .click();
  await expect(other.getByRole('heading', { level: 1, name: '提现' })).toBeVisible();
  await expect(other.getByRole('link', { name: '充值', exact: true })).toHaveCount(0);
  await other.goto('/app/play/10583');
  await expect(resting).toBeVisible();
  await other.getByRole('region', { name: '正在进行的比赛' }).getByRole('link').first().click();
  await expect(other).toHaveURL(/\/app\/room\/match\//);
  await expect(other.getByText('休息期间不显示赔率')).toBeVisible();
  await expect(other.getByRole('region', { name: '礼物', exact: true })).toHaveCount(0);
  await other.close();
});

test(
  '[P.18] a break becomes an irreversible exclusion after ticks, text and password',
  sweep,
  async ({ login, page }) => {
    await login.as('beian', '/app/safer/exclusion');
    await page.getByRole('radio', { name: /^1 年/ }).check();
    await page.getByRole('button', { name: '下一步：处理账户' }).click();
    await page.getByRole('button', { name: '下一步：确认' }).click();
    await expect(
      page.getByRole('heading', { name: /^1 年，到 \d{4}-\d{2}-\d{2} 周. \d{2}:\d{2}$/ }),
    ).toBeVisible();
    const begin = page.getByRole('button', { name: '开始自我排除 1 年' });
    await begin.click();
    await expect(page.getByText('请逐条勾选')).toBeVisible();
    for (const tick of await page.getByRole('checkbox').all()) await tick.check();
    await page.getByLabel('输入“自我排除 1 年”').fill('自我排除1年');
    await page.getByLabel('登录密码', { exact: true }).fill('wrong-password');
    await begin.click();
    await expect(page.getByRole('alert')).toContainText('没有成功');
    await page.getByLabel('登录密码', { exact: true }).fill('court2026');
    await begin.click();
    await expect(page.getByText(/自我排除生效中，到 /)).toBeVisible();
    await page.goto('/app/home');
    await expect(page.getByRole('heading', { level: 1, name: /自我排除中，到 / })).toBeVisible();
    await expect(page.getByRole('button', { name: /恢复/ })).toHaveCount(0);
    await page.getByRole('link', { name: '延长自我排除' }).click();
    await expect(page.getByRole('radio', { name: /6 个月/ })).toBeDisabled();
  },
);
