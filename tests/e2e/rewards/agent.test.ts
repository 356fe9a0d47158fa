import { EntryPage } from '../pages/entry.ts';
import { expect, sweep, test } from '../site.ts';

test(
  '[6.04] [7.02] an approved agent’s page lists members who registered by the link',
  sweep,
  async ({ friend, login, page, request: consoleApi, sandbox }, { retry }) => {
    await login.as('beian', '/app/me/agent');
    const main = page.getByRole('main');
    await page.getByRole('button', { name: '提交申请' }).click();
    await expect(main.getByText('至少选一种')).toBeVisible();
    await page.getByRole('button', { name: '自有社群' }).click();
    await page.getByLabel('预计每月新增').fill('20');
    await page.getByLabel('介绍一下你的渠道').fill('一个足球讨论群，平时发赛前分析和战术板。');
    await page.reload();
    await expect(page.getByLabel('介绍一下你的渠道')).toHaveValue(/战术板/);
    await page.getByRole('checkbox', { name: /未成年人/ }).check();
    await page.getByRole('checkbox', { name: /代理合作条款/ }).check();
    await page.getByRole('button', { name: '提交申请' }).click();
    await expect(main.getByText('申请正在审核')).toBeVisible();

    await sandbox.agent(1, { approve: true });
    await page.reload();
    const link = await main.getByText(/\/a\/A[A-Z0-9]{6}$/).textContent();
    const code = link?.split('/').at(-1) ?? '';
    await friend.page.goto(`/a/${code}`);
    await expect(friend.page).toHaveURL('/entry/register');
    const registering = friend.page.waitForRequest((request) =>
      request.url().endsWith('/memberRegister/v4/register'),
    );
    const entry = new EntryPage(friend.page, consoleApi);
    await entry.fill(`下级会员${retry}`, 'kan2026tai', `133 8888 000${retry}`);
    await entry.register.click();
    expect((await registering).headers()['agent-token']).toBe(code);
    await expect(friend.page).toHaveURL('/app/home');

    await page.reload();
    await expect(page.getByRole('region', { name: '下级会员' }).getByText(/^M\*\*\*/)).toHaveCount(1);
    await expect(main).toContainText('共 1 人，本月新增 1');
  },
);
