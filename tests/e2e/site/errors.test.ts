import { encodePng } from '#tools/assets/gifts/file/png.ts';
import { Toasts } from '../pages/toasts.ts';
import { expect, sweep, test } from '../site.ts';
import { refusal } from './refusal.ts';

/** First request of home whose failure is shown to the viewer. */
const LOUD = '/api/game/live/v1/popularLive';
const MEMBER_INFO = '/api/site/member/v1/info';

const BUSY = '访问量太大或操作太频繁，请稍后刷新';

test('[8.02] [8.05] rate limiting is shown as overload or too many requests', async ({
  page,
  sandbox,
  toasts,
}) => {
  await sandbox.break(refusal(LOUD, 'THROTTLED_USER', '平台的话'));
  await page.goto('/app/home');
  await toasts.waitFor(BUSY);
  await expect(page.getByText('平台的话')).toHaveCount(0);
});

test(
  'content held back by a silent platform is reported as slow',
  sweep,
  async ({ login, page, sandbox, toasts }) => {
    await sandbox.break({ path: '/api/site/member/v1/profile', kind: 'blackHole' });
    await login.as('qinghe', '/app/me/profile');
    await toasts.waitFor('网络有点慢，内容还在加载，请稍等');
    // The request that never ends is given up, on every line.
    const again = page.getByRole('main').getByRole('button', { name: '重试' });
    await expect(again).toBeVisible({ timeout: 60_000 });
    await sandbox.resetOverrides();
    await again.click();
    await expect(page.getByRole('main').getByText('青禾不眠').first()).toBeVisible();
  },
);

test(
  '[8.06] a blocked account ends the session with the platform’s message',
  sweep,
  async ({ login, page, sandbox }) => {
    await login.as('qinghe', '/app/home');
    await sandbox.break(refusal(LOUD, 'ACCOUNT_BLOCKADE', '平台说：账号已冻结'));
    await page.reload();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('温馨提示');
    await expect(alert).toContainText('平台说：账号已冻结');
    await sandbox.resetOverrides();
    await alert.getByRole('button', { name: '好' }).click();
    await expect(page).toHaveURL(/\/entry\/login\?fromPage=%2Fapp%2Fhome/);
    await page.goto('/app/me');
    await expect(page.getByText('还没有登录')).toBeVisible();
  },
);

test(
  '[8.07] [4.09] blocking responses to parallel calls are shown once',
  sweep,
  async ({ login, page, sandbox }) => {
    await login.as('qinghe', '/app/home');
    await sandbox.break(refusal('/api/game', 'IP_BLOCKADE', '暂时无法访问'));
    await sandbox.break(refusal('/api/activity', 'DEVICE_BLOCKADE', '设备暂时无法访问'));
    await page.reload();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toHaveCount(1);
    await sandbox.resetOverrides();
    await alert.getByRole('button', { name: '好' }).click();
    await expect(page).toHaveURL(/\/entry\/login/);
    await expect(alert).toHaveCount(0);
    await page.goto('/app/me');
    await expect(page.getByText('还没有登录')).toBeVisible();
  },
);

test('[8.06] a session ending in a room shows one dialog, and login returns', async ({
  login,
  page,
  room,
  sandbox,
}) => {
  const path = `/app/room/match/${await sandbox.liveMatch()}`;
  await login.as('qinghe', path);
  await expect(room.gift('哨子')).toBeVisible();
  await expect(room.lines.first()).toBeVisible();
  await sandbox.account('qinghe', { endSessions: 'elsewhere' });
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('账号刚在另一台设备登录');
  await expect(page.getByText('登录后参与聊天')).toBeAttached();
  await alert.getByRole('button', { name: '好' }).click();
  await expect(page).toHaveURL(`/entry/login?fromPage=${encodeURIComponent(path)}`);
  await expect(alert).toHaveCount(0);
});

test(
  '[8.06] a session ended in one tab ends quietly in the other',
  sweep,
  async ({ context, login, page, sandbox }) => {
    await login.as('qinghe', '/app/me');
    const other = await context.newPage();
    const toasts = await Toasts.of(other);
    await other.goto('/app/me');
    await expect(other.getByRole('heading', { name: '青禾不眠' })).toBeVisible();
    // The first tab alone shows it.
    await sandbox.break({ ...refusal(MEMBER_INFO, 'LOGIN_ELSEWHERE', '账号已在其他设备登录'), times: 1 });
    await page.reload();
    await expect(page.getByRole('alertdialog')).toContainText('账号已在其他设备登录');
    await toasts.waitFor('登录状态已结束');
    await expect(other.getByText('还没有登录')).toBeVisible();
    await expect(other.getByRole('alertdialog')).toHaveCount(0);
  },
);

test('[8.15] the activity blacklist alerts, then leads home', sweep, async ({ login, page, sandbox }) => {
  await login.as('qinghe', '/app/wallet/coins');
  await sandbox.break(refusal('/api/activity/gift/v1/coinPacks', 'ACTIVITY_BLACKLIST', '暂不符合活动条件'));
  await sandbox.break(refusal('/api/activity', 'ACTIVITY_BLACKLIST', '暂不符合活动条件'));
  await page.reload();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('温馨提示');
  await expect(alert).toContainText('暂不符合活动条件');
  await alert.getByRole('button', { name: '好' }).click();
  await expect(page).toHaveURL('/app/home');
});

test('[8.01] an ignored code shows and changes nothing', sweep, async ({ page, sandbox, toasts }) => {
  await sandbox.break(refusal(LOUD, 'IGNORED_A', '不该出现'));
  await page.goto('/app/home');
  await expect(page.getByRole('main').getByRole('button', { name: '重试' })).toBeVisible();
  expect(toasts.texts).toEqual([]);
  await expect(page.getByText('不该出现')).toHaveCount(0);
  await expect(page).toHaveURL('/app/home');
});

test('[8.01] 10409 is shown as a wrong code', sweep, async ({ page, sandbox, toasts }) => {
  await sandbox.break(refusal(LOUD, 'WRONG_VERIFY_CODE'));
  await page.goto('/app/home');
  await toasts.waitFor('验证码不正确');
});

test(
  '[8.01] an unknown code is shown with the platform’s message',
  sweep,
  async ({ page, sandbox, toasts }) => {
    await sandbox.break({ path: LOUD, kind: 'code', code: 987_654, message: '今晚暂停开放' });
    await page.goto('/app/home');
    await toasts.waitFor('今晚暂停开放');
  },
);

test(
  '[8.12] [8.14] a non-object response and an HTTP error show a network error',
  sweep,
  async ({ page, sandbox, toasts }) => {
    await sandbox.break({ path: LOUD, kind: 'notObject' });
    await page.goto('/app/home');
    await toasts.waitFor('网络异常，请稍后再试');
    await sandbox.resetOverrides();
    await sandbox.break({ path: LOUD, kind: 'status', status: 502 });
    await page.reload();
    await toasts.waitFor('网络异常（502），请稍后再试');
  },
);

test(
  '[8.04] a robot check redirects once, and a repeated one is an error',
  sweep,
  async ({ page, sandbox, toasts, verify }) => {
    await page.goto('/app/home');
    await sandbox.break(refusal(LOUD, 'NEED_ROBOT_CHECK'));
    await page.reload();
    await expect(page).toHaveURL('/robot-check');
    await verify.slide();
    await expect(page).toHaveURL('/app/home');
    await toasts.waitFor('没有成功，请稍后再试');
    await expect(page).toHaveURL('/app/home');
  },
);

test(
  '[8.13] an unanswered public call reports the line (1000022), then the network (1000023)',
  sweep,
  async ({ page, sandbox, toasts }) => {
    const lines = page.waitForResponse((response) => response.url().includes('/api/site/domains'));
    await page.goto('/robot-check');
    await lines;
    const another = page.getByRole('button', { name: '换一张' });
    await expect(another).toBeVisible();
    await sandbox.break({ path: '/api/site/group/account/captchaEx', kind: 'reset' });
    await another.click();
    await toasts.waitFor('线路异常，正在为你切换1000022');
    await expect(async () => {
      await page.getByRole('button', { name: '重试' }).click();
      await toasts.waitFor('1000023', 300);
    }).toPass();
  },
);

test('[8.13] the site fails over to the other line', async ({ baseURL, home, page, sandbox }) => {
  await home.open();
  await sandbox.break({ path: '/', line: new URL(baseURL ?? '').host, kind: 'reset' });
  await page.getByRole('tab', { name: /篮球/ }).click();
  await page.reload().catch(() => undefined);
  // Football is on at any hour, basketball is not.
  await page.getByRole('tab', { name: /足球/ }).click();
  await expect(home.liveCards.first()).toBeVisible({ timeout: 20_000 });
});

test(
  '[8.14] a failed upload is shown beside its file and can be retried',
  sweep,
  async ({ page, sandbox, toasts }) => {
    await page.goto('/cs');
    await sandbox.break({ path: '/api/site/feedback/v1/upload', kind: 'status', status: 500 });
    const buffer = Buffer.from(encodePng(4, 2, new Uint8Array(8), [[255, 0, 0, 255]]));
    await page.getByLabel('添加图片').setInputFiles({ name: 'shot.png', mimeType: 'image/png', buffer });
    await expect(page.getByText('没有传上去：网络异常（500），请稍后再试')).toBeVisible();
    expect(toasts.count('500')).toBe(0);
    await sandbox.resetOverrides();
    await page.getByRole('button', { name: '重新上传第 1 张图片' }).click();
    await expect(page.getByText('第 1 张图片 已添加')).toBeAttached();
  },
);
