import { RoomPage } from '../pages/room.ts';
import { expect, sweep, test } from '../site.ts';

test(
  '[2.01] /login redirects to /entry/login, and login returns to fromPage',
  sweep,
  async ({ login, page }) => {
    await page.goto('/login?fromPage=%2Fapp%2Fwallet&from=ad');
    await expect(page).toHaveURL('/entry/login?fromPage=%2Fapp%2Fwallet&from=ad');
    await login.fill('beian', 'court2026');
    await expect(page).toHaveURL('/app/wallet');
    await expect(page.getByRole('link', { name: /进入钱包$/ })).toContainText('12,860.45');
  },
);

test('a wrong password is reported under its field and keeps the input', sweep, async ({ login, page }) => {
  await page.goto('/entry/login');
  await login.fill('beian', 'wrong2026');
  await expect(page.getByText('账号或密码不正确')).toBeVisible();
  await expect(login.name).toHaveValue('beian');
  await expect(login.password).toHaveValue('wrong2026');
  await expect(login.password).toBeFocused();
});

test('empty fields are named before anything is sent', sweep, async ({ login, page }) => {
  await page.goto('/entry/login');
  await login.submit.click();
  await expect(page.getByText('请输入账号')).toBeVisible();
  await expect(page.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', '/cs');
  await expect(page.getByText('请输入密码')).toBeVisible();
  await expect(login.name).toBeFocused();
});

test('[4.02] a session outlives a reload and ends with logout, in every tab', async ({
  login,
  page,
  context,
}) => {
  await login.as('qinghe', '/app/me');
  await page.reload();
  await expect(page.getByRole('heading', { name: '青禾不眠' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/app/me');
  await expect(other.getByRole('heading', { name: '青禾不眠' })).toBeVisible();
  await login.out();
  await expect(other.getByText('还没有登录')).toBeVisible();
});

test('the token is nowhere the page can read', async ({ login, page }) => {
  await login.as('qinghe');
  const readable = await page.evaluate(
    () => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie,
  );
  expect(readable).not.toMatch(/token|[A-Za-z\d_-]{40,}/);
});

test(
  '[7.08] an unanswered login times out after five seconds and keeps the input',
  sweep,
  async ({ login, page, sandbox }) => {
    await sandbox.break({ path: '/api/site/group/account/memberLogin', kind: 'blackHole' });
    await page.goto('/entry/login');
    await login.fill('beian', 'court2026');
    await expect(page.getByText(/线路异常，正在为你切换|网络异常，请检查网络后再试/).first()).toBeVisible();
    await expect(login.name).toHaveValue('beian');
    await expect(login.submit).toBeEnabled();
  },
);

test(
  '[7.18] a clock ten minutes off blocks neither login nor chat',
  sweep,
  async ({ login, room, sandbox }) => {
    await sandbox.break({ path: '/', kind: 'skew', ms: 600_000 });
    await login.as('qinghe', RoomPage.matchPath(await sandbox.liveMatch()));
    await room.sendMessage('我的表快了十分钟');
    await expect(room.row('我的表快了十分钟')).toHaveCount(1);
  },
);

for (const [times, noticeCount] of [
  ['2', 1],
  ['0', 0],
] as const) {
  test(
    `[9.10] a wrong password triggers the site’s verification rule, here after ${times}`,
    sweep,
    async ({ login, page, sandbox }) => {
      await sandbox.siteParams({ login_verify_trigger_times: times });
      await page.goto('/entry/login');
      await login.fill('beian', 'wrong2026');
      await expect(page.getByText(/账号或密码不正确/)).toBeVisible();
      await expect(page.getByText(`连续输错 ${times} 次后，登录前要先完成安全验证`)).toHaveCount(noticeCount);
      await expect(page.getByText(/登录前要先完成安全验证/)).toHaveCount(noticeCount);
    },
  );
}
