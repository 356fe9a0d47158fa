import { activityRecordsPath, paths } from '#app/routes/paths.ts';
import { HOUR_MS, SECOND_MS } from '#contract/units/durations.ts';
import { moving } from '../moving.ts';
import { expect, sweep, test } from '../site.ts';

/** Time that an operator’s window opens after the page is requested, ms. */
const ALREADY_WAITED_MS = 8 * SECOND_MS;
/** Time during which the digits of a draw are revealed one by one, ms. */
const LIVE_MS = 21 * SECOND_MS;

test.describe('envelope rain', () => {
  test.use(moving);

  test(
    '[1.03] an envelope caught in a rain window appears in the records',
    sweep,
    async ({ login, page, sandbox }) => {
      await sandbox.activity('rain-1', 'openWindow');
      await sandbox.advance(ALREADY_WAITED_MS);
      await login.as('beian', paths.rain);
      await page.getByRole('button', { name: '进场拆红包' }).click();
      await page
        .getByRole('button', { name: '拆一封' })
        .nth(12)
        .dispatchEvent('pointerdown', { isPrimary: true });
      await expect(page.getByText(/^第 1 封，\d+ 金币$/)).toBeAttached();
      await expect(page.getByRole('img', { name: '已拆 1 封，共 8 封' })).toBeVisible();
      await page.getByRole('button', { name: '收起，看全部结果' }).click();
      const total = (await page.getByRole('dialog').getByRole('heading').textContent()) ?? '';
      expect(total).toMatch(/^\d+ 金币$/);
      await page.getByRole('link', { name: '查看记录' }).click();
      await expect(page).toHaveURL(activityRecordsPath('rain'));
      await expect(page.getByRole('row', { name: total })).toContainText('红包雨');
    },
  );
});

test('[1.03] a settled coin guess appears in the records', sweep, async ({ login, page, sandbox }) => {
  await login.as('beian', paths.guess);
  const question = page.getByRole('article').first();
  await question.getByRole('button').first().click();
  const slip = page.getByRole('region', { name: '投入', exact: true });
  await slip.getByRole('button', { name: '200' }).click();
  await expect(slip.getByText('若猜中，预计返还')).toBeVisible();
  await slip.getByRole('button', { name: '投 200 金币' }).click();
  await expect(question.getByText('我投 200')).toBeVisible();
  const mine = page.getByRole('region', { name: '我的竞猜' });
  await expect(mine.getByRole('row').last()).toContainText('待结算');
  await sandbox.advance(4 * HOUR_MS);
  await page.reload();
  const decided = mine.getByRole('row').last();
  const logIn = page.getByRole('main').getByRole('link', { name: '去登录' });
  await expect(decided.or(logIn)).toBeVisible();
  // A session ends at 22:00 [9.07], which a dialog over the page may announce at any moment.
  if (await logIn.isVisible()) await login.as('beian', paths.guess);
  await expect(decided).toContainText(/未中|\+\d+|退回/);
  await page.getByRole('link', { name: '我的记录' }).click();
  await expect(page.getByRole('row', { name: '竞猜' })).toContainText(/未中|已入账/);
});

test('[1.03] a draw earned by a guess is recomputed with the same winners', async ({
  login,
  page,
  sandbox,
}) => {
  await login.as('beian', paths.guess);
  await page.getByRole('article').first().getByRole('button').first().click();
  await page.getByRole('button', { name: '投 100 金币' }).click();
  await expect(page.getByText('我投 100')).toBeVisible();

  await page.goto(paths.lottery);
  await page.getByRole('button', { name: '领 1 张：参加任意一次竞猜得 1 张' }).click();
  const mine = page.getByRole('region', { name: '我的签' });
  await expect(mine.getByText('待开奖')).toBeVisible();
  await sandbox.activity('lottery-1', 'drawNow');
  await page.reload();
  await expect(page.getByText('开奖直播')).toBeVisible();
  await expect(mine.getByText('待开奖')).toBeVisible();
  const drawn = /第 \d+ 期/.exec((await mine.textContent()) ?? '')?.[0] ?? '';
  expect(drawn).not.toBe('');
  const past = page.getByRole('region', { name: '往期开奖' });
  await expect(past.getByRole('row').first()).toBeVisible();
  await expect(past.getByRole('row', { name: drawn }), 'a draw that is live').toHaveCount(0);
  await expect(page.getByRole('region', { name: '我的记录' })).not.toContainText(/未中|等奖/);
  await expect(mine).not.toContainText(/未中|等奖/);
  await sandbox.advance(LIVE_MS);
  await page.reload();
  await expect(page.getByRole('timer', { name: /^一等奖签号 \d{5}$/ })).toBeVisible();
  await expect(mine.getByText(/未中|等奖/)).toBeVisible();
  await page
    .getByRole('link', { name: /^核对第 \d+ 期$/ })
    .first()
    .click();
  await expect(page.getByText('三步全部一致，开奖结果可信')).toBeVisible();
});
