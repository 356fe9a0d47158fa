import { activityRecordsPath, paths } from '#app/routes/paths.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { expect, sweep, test } from '../site.ts';

test('[1.03] today and a missed day are signed and appear in the records', async ({
  login,
  page,
  sandbox,
}) => {
  // The first day of a month has no missed day before it.
  if (siteDayOf(await sandbox.now()).endsWith('-01')) await sandbox.advance(DAY_MS);
  await login.as('beian', paths.activities);
  const window = page.getByRole('link', { name: /^今天签到 / });
  await expect(window).toBeVisible();
  await page.goto(paths.signIn);
  await page.getByRole('button', { name: /^签到领 / }).click();
  const receipt = page.getByRole('dialog');
  await expect(receipt).toContainText('领取收据');
  await receipt.getByRole('button', { name: '收好' }).click();
  await expect(page.getByRole('button', { name: '今天已签到' })).toBeDisabled();
  await expect(window, 'what is done is not offered').toHaveCount(0);

  await page.getByRole('button', { name: /金币换 1 张$/ }).click();
  await receipt.getByRole('button', { name: '收好' }).click();
  const month = page.getByRole('region', { name: / 月$/ });
  const missed = month.getByText(/^漏签 \d+ 天/);
  const before = (await missed.textContent()) ?? '';
  await month
    .getByRole('button', { name: /^补签 / })
    .first()
    .click();
  await receipt.getByRole('button', { name: '收好' }).click();
  // Without a missed day left, as on the second of a month, the line is gone.
  await expect(missed.getByText(before, { exact: true })).toHaveCount(0);

  await page.getByRole('link', { name: '我的记录' }).click();
  await expect(page).toHaveURL(activityRecordsPath('signIn'));
  await expect(page.getByRole('row', { name: '签到礼' })).not.toHaveCount(0);
});

test('[1.03] a wheel result survives a reload and appears in the records', sweep, async ({ login, page }) => {
  await login.as('beian', paths.wheel);
  const stage = page.getByRole('region', { name: '幸运转盘' });
  // Stakes of the demonstration bring a turn on days on which enough of them are settled.
  await expect(stage).toContainText(/剩余 [1-9] 次/);
  const turns = Number(/剩余 (\d) 次/.exec((await stage.textContent()) ?? '')?.[1]);
  const receipt = page.getByRole('dialog', { name: '幸运转盘' });
  for (let remaining = turns - 1; remaining >= 0; remaining--) {
    await stage.getByRole('button', { name: '抽一次' }).click();
    await expect(receipt).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(stage).toContainText(`剩余 ${remaining} 次`);
  }
  const last = stage.getByRole('button', { name: /^今天最近一次：/ });
  const result = (await last.textContent()) ?? '';
  await page.reload();
  await expect(last).toHaveText(result);
  await expect(stage.getByRole('button', { name: '今天的次数用完了' })).toBeDisabled();
  await page.goto(activityRecordsPath('wheel'));
  await expect(page.getByRole('row', { name: '幸运转盘' })).toHaveCount(turns);
});

test(
  '[1.03] points are exchanged for coins once, after showing the remainder',
  sweep,
  async ({ login, page, sandbox }) => {
    await sandbox.grantPoints('beian', 3000);
    await login.as('beian', paths.topGift);
    await page.getByRole('button', { name: '金币', exact: true }).click();
    await page
      .getByRole('button', { name: /^兑换 / })
      .first()
      .click();
    const sum = page.getByRole('dialog', { name: '确认兑换' });
    const remainingPoints = /= ([\d,]+)$/.exec((await sum.getByText(/ = /).textContent()) ?? '')?.[1] ?? '';
    await sum.getByRole('button', { name: /积分兑换$/ }).click();
    await page.getByRole('dialog', { name: '积分兑换' }).getByRole('button', { name: '收好' }).click();
    await expect(page.getByRole('region', { name: '积分兑换' })).toContainText(`${remainingPoints} 积分`);
    await page.goto(activityRecordsPath('topGift'));
    await expect(page.getByRole('row', { name: '积分兑换' })).toHaveCount(1);
  },
);

test(
  '[1.03] a win is previewed and posted once in the last visited room',
  sweep,
  async ({ login, page, room, sandbox }) => {
    const matchId = await sandbox.liveMatch();
    await login.as('beian', paths.home);
    await room.openMatch(matchId);
    // The visit to the room is counted once its name has loaded.
    await expect(page).toHaveTitle(/对/);
    await page.goto(paths.signIn);
    await page.getByRole('button', { name: /^签到领 / }).click();
    const receipt = page.getByRole('dialog');
    await receipt.getByRole('button', { name: '说给聊天室' }).click();
    await expect(receipt.getByRole('radio', { name: /刚才去过/ })).toBeChecked();
    const message = await receipt.getByRole('textbox', { name: '要说的话' }).inputValue();
    expect(message).toMatch(/^我在“签到礼”得到 /);
    await receipt.getByRole('button', { name: '发送' }).click();
    await expect(receipt.getByRole('button', { name: '收好' })).toBeVisible();
    await room.openMatch(matchId);
    await expect(room.lines.filter({ hasText: message })).toHaveCount(1);
  },
);

test(
  '[1.03] the hub links to pending activities and reports completed ones',
  sweep,
  async ({ login, page }) => {
    await login.as('beian', paths.activities);
    const today = page.getByRole('region', { name: '今天可以做' });
    const count = today.getByText(/^\d+ 件，全部免费$/);
    const doable = parseInt((await count.textContent()) ?? '', 10);
    await today.getByRole('link', { name: /签到礼/ }).click();
    await page.getByRole('button', { name: /^签到领 / }).click();
    await page.getByRole('dialog').getByRole('button', { name: '收好' }).click();
    await page.goto(paths.activities);
    await expect(today.getByRole('link', { name: /签到礼/ })).toHaveCount(0);
    await expect(count).toHaveText(`${doable - 1} 件，全部免费`);
    await page.getByRole('button', { name: /^已结束/ }).click();
    await expect(page.getByRole('region', { name: '已结束' })).toBeVisible();
    await expect(page.getByRole('list', { name: '活动列表' })).toBeHidden();
  },
);
