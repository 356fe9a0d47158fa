import { paths } from '#app/routes/paths.ts';
import { HomePage } from '../pages/home.ts';
import { expect, sweep, test } from '../site.ts';
import { MissedFiles } from './missed-files.ts';
import { allRecover, failedArea, missingPart, pressUntil } from './steps.ts';

test('[9.10] locked pages are covered also while the lock has no code', sweep, async ({ login, page }) => {
  const lockChunks = { fails: true };
  await login.as('xuexian', paths.me);
  await expect(page.getByRole('main')).toBeVisible();
  const keyOf = () =>
    page.evaluate(() => Object.keys(localStorage).find((each) => each.includes('last-input')) ?? '');
  let key = '';
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      key = await keyOf();
      return key;
    })
    .not.toBe('');
  await page.route(/\/(?:notices|dialog-popup)-/, (route) =>
    lockChunks.fails ? route.abort() : route.continue(),
  );
  await page.evaluate((name) => localStorage.setItem(name, 'locked'), key);
  await page.goto(paths.withdraw);
  await expect(page.getByRole('alert').filter({ hasText: '页面已锁定' })).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  lockChunks.fails = false;
  const lock = page.getByRole('dialog', { name: '页面已锁定' });
  await expect(lock).toBeVisible();
  // The style sheet was missing as well.
  await expect(lock.locator('form')).toHaveCSS('row-gap', '14px');
  await expect(page.getByRole('main')).toBeHidden();
  await page.goto(paths.support);
  await expect(page.getByRole('dialog', { name: '页面已锁定' })).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
});

test(
  '[8.11] a verification with a missing chunk holds back the waiting requests',
  sweep,
  async ({ page, sandbox, verify }) => {
    const files = new MissedFiles('come');
    await page.goto(paths.support);
    await sandbox.break({ path: '/api/game/live/v1/popularLive', kind: 'safe', type: 2 });
    const { liveCards } = new HomePage(page);
    await files.watch(page);
    files.name(/\/captcha-overlay\.tsx$/);
    await page.goto(paths.home);
    await expect(missingPart(page)).toBeVisible();
    await expect(liveCards).toHaveCount(0);
    await pressUntil(page, files, () => files.absent);
    await expect(verify.window).toBeVisible();
    await expect(liveCards).toHaveCount(0);
  },
);

test(
  '[P.08] a reminder with a missing chunk appears after a press',
  sweep,
  async ({ login, page, sandbox }) => {
    await login.as('beian', paths.me);
    await sandbox.account('beian', { playedMinutes: 60 });
    const reminder = () => page.getByRole('alertdialog', { name: '你已经玩了 60 分钟' });
    await allRecover(page, new MissedFiles('come'), [
      {
        keys: /\/play-watch\.tsx$/,
        open: () => page.goto(paths.home),
        meanwhile: missingPart,
        there: reminder,
      },
    ]);
  },
);

test('[P.17] pages of a member on a break stay closed without their chunk', async ({ login, page }) => {
  await login.as('beian', '/app/safer/break');
  await page.getByRole('button', { name: '休息 24 小时' }).click();
  await expect(page.getByText(/正在休息，到 .+。可以改得更久/)).toBeVisible();
  await allRecover(page, new MissedFiles('come'), [
    {
      keys: /\/open-pages\.tsx$/,
      open: () => page.goto(paths.deposit),
      meanwhile: failedArea,
      there: () => page.getByRole('heading', { level: 1, name: /正在休息，到 / }),
    },
    {
      keys: /\/restricted-header\.tsx$/,
      open: () => page.reload(),
      there: () => page.getByRole('banner'),
    },
  ]);
  await expect(page.getByRole('link', { name: '充值' })).toHaveCount(0);
});
