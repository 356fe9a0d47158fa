import { expect, sweep, test } from '../site.ts';
import { refusal } from './refusal.ts';

/** First request of home whose failure is shown to the viewer. */
const LOUD = '/api/game/live/v1/popularLive';
const PER_INFO = '/api/site/group/site/perInfo';

/** Time enough for a page to open on a busy machine. */
const MAINTAINED_MS = 15_000;

test(
  '[8.10] maintenance counts on nothing but the site’s own information',
  sweep,
  async ({ page, sandbox, toasts }) => {
    await sandbox.break(refusal(LOUD, 'SYSTEM_MAINTENANCE'));
    await page.goto('/app/home');
    await toasts.waitFor('系统维护中，请稍后再来');
    await expect(page).toHaveURL('/app/home');
  },
);

test('[2.05] [8.10] the maintenance page counts down and returns by itself', async ({ page, sandbox }) => {
  const now = await sandbox.now();
  await sandbox.maintain({ status: 0, startAt: now - 60_000, endAt: now + MAINTAINED_MS, text: '' });
  await page.goto('/app/wallet?from=test');
  await expect(page).toHaveURL('/maintenance');
  await expect(page.getByRole('heading', { name: '正在重新划线' })).toBeVisible();
  await expect(page.getByText(/^00:00:[01]\d$/)).toBeVisible();
  await expect(page).toHaveURL('/app/wallet?from=test', { timeout: 2 * MAINTAINED_MS });
});

test(
  '[7.13] [2.05] the maintenance page follows the operator, and returns at an early end',
  sweep,
  async ({ page, sandbox }) => {
    const now = await sandbox.now();
    await sandbox.maintain({ status: 0, startAt: now - 60_000, endAt: null, text: '正在升级' });
    await page.goto('/app/home');
    await expect(page).toHaveURL('/maintenance');
    await expect(page.getByText('正在升级')).toBeVisible();
    await sandbox.maintain({ status: 0, startAt: now - 60_000, endAt: null, text: '还要一会儿' });
    await expect(page.getByText('还要一会儿')).toBeVisible({ timeout: 2 * MAINTAINED_MS });
    await sandbox.maintain(null);
    await expect(page).toHaveURL('/app/home', { timeout: 2 * MAINTAINED_MS });
  },
);

test(
  '[8.08] a caveat with status 0 leads to maintenance, another to the alert',
  sweep,
  async ({ page, sandbox }) => {
    await sandbox.break(refusal(LOUD, 'ACCESS_CAVEAT', '', { maintenance: { status: 0, endAt: null } }));
    await page.goto('/app/home');
    await expect(page).toHaveURL('/maintenance');
    // Leaves the site, which would return by itself between the two refusals and store an answer.
    await page.goto('about:blank');
    await sandbox.resetOverrides();
    const maintenance = { status: 1, region: '群岛', usualRegion: '东岸' };
    await sandbox.break(refusal(LOUD, 'ACCESS_CAVEAT', '', { maintenance }));
    await page.goto('/app/home?tab=x');
    await expect(page.getByRole('heading', { name: '访问前请留意' })).toBeVisible();
    await expect(page).toHaveURL('/access-alert');
    await expect(page.getByText('群岛')).toBeVisible();
    await page.getByRole('button', { name: '继续访问' }).click();
    await expect(page).toHaveURL('/app/home?tab=x');
    await page.reload();
    await expect(page.getByRole('main').getByRole('button', { name: '重试' })).toBeVisible();
    await expect(page).toHaveURL('/app/home?tab=x');
  },
);

test(
  '[2.05] [2.06] [2.07] the access pages are complete without navigation state',
  sweep,
  async ({ page, sandbox }) => {
    await sandbox.break({ path: PER_INFO, kind: 'status', status: 503 });
    for (const [path, title] of [
      ['/access-alert', '访问前请留意'],
      ['/access-restriction', '你所在的地区暂不开放'],
      ['/maintenance', '正在重新划线'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await page.getByRole('link', { name: '联系客服' }).first().click();
      await expect(page).toHaveURL('/cs');
    }
  },
);

test('[2.07] [8.09] a restriction ends the session and leads to its page', async ({
  login,
  page,
  sandbox,
}) => {
  await login.as('qinghe', '/app/home');
  const maintenance = { status: 1, reference: 'AR-7F2C-0815' };
  await sandbox.break(refusal(LOUD, 'ACCESS_RESTRICTION', '', { maintenance }));
  await page.reload();
  await expect(page).toHaveURL('/access-restriction');
  await expect(page.getByText('AR-7F2C-0815')).toBeVisible();
  await sandbox.resetOverrides();
  await page.goto('/app/me');
  await expect(page.getByText('还没有登录')).toBeVisible();
});

for (const [name, path] of [
  ['SYSTEM_MAINTENANCE', PER_INFO],
  ['ACCESS_CAVEAT', PER_INFO],
  ['ACCESS_RESTRICTION', PER_INFO],
] as const) {
  test(
    `[2.08] customer service works without a session and is not left for ${name}`,
    sweep,
    async ({ page, sandbox }) => {
      await sandbox.break(refusal(path, name));
      const perInfoResponse = page.waitForResponse((response) => response.url().includes(PER_INFO));
      await page.goto('/cs');
      await perInfoResponse;
      await page.getByLabel('写给客服').fill('画面比声音慢两秒');
      await page.getByRole('button', { name: '发送' }).click();
      await expect(page.getByRole('button', { name: '不再排队' })).toBeVisible();
      await expect(page).toHaveURL('/cs');
    },
  );
}
