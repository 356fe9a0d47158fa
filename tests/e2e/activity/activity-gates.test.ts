import { paths } from '#app/routes/paths.ts';
import { expect, sweep, test } from '../site.ts';

test(
  '[8.15] a blacklisted member is alerted and redirected home',
  sweep,
  async ({ login, page, sandbox }) => {
    await sandbox.activityTag('qinghe', 'blacklist', true);
    await login.as('qinghe', paths.wheel);
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('温馨提示');
    await alert.getByRole('button', { name: '好' }).click();
    await expect(page).toHaveURL(paths.home);
    await sandbox.activityTag('qinghe', 'blacklist', false);
    await page.goto(paths.wheel);
    await expect(page.getByText('怎样再得次数')).toBeVisible();
  },
);

test('[2.09] a guest who opens an activity is prompted to log in', sweep, async ({ login, page }) => {
  await page.goto(paths.wheel);
  const prompt = page.getByRole('alertdialog');
  await expect(prompt).toContainText('登录');
  await prompt.press('Escape');
  await expect(page).toHaveURL(paths.home);
  await expect(prompt).toBeHidden();
  await page.goto(paths.wheel);
  await prompt.getByRole('button', { name: '去登录' }).click();
  await login.fill('beian', 'court2026');
  await expect(page).toHaveURL(paths.wheel);
  await expect(page.getByText('怎样再得次数')).toBeVisible();
  await expect(prompt).toBeHidden();
});

test(
  '[1.05] an activity limited to yuan sites offers no deposit on another site',
  sweep,
  async ({ login, page, siteAddress }) => {
    await page.goto(siteAddress(5003, '/entry/login?fromPage=%2Fapp%2Fme%2Finvite'));
    await login.fill('qinghe', 'court2026');
    await expect(page.getByRole('heading', { name: /^好友达标，你和好友各得 ₮/ })).toBeVisible();
    for (const path of [paths.wheel, paths.lottery, paths.firstDeposit, paths.continuedDeposit]) {
      await page.goto(siteAddress(5003, path));
      const main = page.getByRole('main');
      await expect(main.getByText('本站没有这个活动')).toBeVisible();
      await expect(main.getByRole('link', { name: '去充值' })).toHaveCount(0);
    }
  },
);

test(
  '[1.03] wheel odds set in the console are shown to a member',
  sweep,
  async ({ login, operator, page }) => {
    const { page: consolePage } = operator;
    await operator.open();
    const wheel = consolePage
      .getByRole('region', { name: '活动' })
      .getByRole('group')
      .filter({ hasText: '幸运转盘' });
    await wheel.getByText('幸运转盘').click();
    const odds = wheel.locator('form').filter({ hasText: '各格概率' });
    await odds.getByLabel('18 金币').fill('31.5');
    await odds.getByRole('button', { name: '保存' }).click();
    await expect(consolePage.getByRole('log', { name: '操作记录' })).toContainText('现在是 99.50 %');
    await expect(odds.getByLabel('18 金币')).toHaveValue('31.5');
    await odds.getByLabel('谢谢参与').fill('28.5');
    await odds.getByRole('button', { name: '保存' }).click();
    await expect(odds.getByLabel('谢谢参与')).toHaveValue('28.50');
    await login.as('beian', paths.wheel);
    await expect(page.getByText('31.50%')).toBeVisible();
  },
);
