import { paths } from '#app/routes/paths.ts';
import { expect, sweep, test } from '../site.ts';

test(
  '[1.03] on a phone a cup score is predicted and changed before kick-off',
  sweep,
  async ({ login, page }) => {
    await login.as('beian', paths.euroCup);
    const more = page.getByRole('button', { name: /加一球/ }).first();
    await more.tap();
    await page.getByRole('button', { name: /^提交 2 : 1$/ }).tap();
    await expect(page.getByText(/已提交 2 : 1，开球前可以改/)).toBeVisible();
    await more.tap();
    await page.getByRole('button', { name: / 3 : 1$/ }).tap();
    await expect(page.getByText(/已提交 3 : 1，开球前可以改/)).toBeVisible();
  },
);

test(
  '[1.03] on a phone answered questions show explanations and others’ answers',
  sweep,
  async ({ login, page }) => {
    await login.as('beian', paths.euro24);
    await page.getByRole('button', { name: '开始答题' }).tap();
    for (const n of [1, 2, 3]) {
      const options = page.getByRole('list', { name: '选项' });
      await options.getByRole('button').first().tap();
      await expect(options.getByText(/^\d+%$/)).toHaveCount(4);
      if (n < 3) await page.getByRole('button', { name: '下一题' }).tap();
    }
    await expect(page.getByText(/今天的 3 题答完了/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/今天的 3 题答完了/)).toBeVisible();
    await expect(page.getByText('1 天', { exact: true }).first()).toBeVisible();
  },
);

test(
  '[1.03] on a phone a prize is ordered, its address surviving a reload',
  sweep,
  async ({ login, page, sandbox }) => {
    await login.as('beian', paths.luxuryGift);
    await page.getByRole('radio', { name: /旁轴相机/ }).check();
    await page.getByRole('button', { name: '选“旁轴相机”' }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: '选“旁轴相机”' }).tap();
    await page.getByRole('link', { name: '去填收货地址' }).tap();
    await page.getByLabel('收件人').fill('林舟');
    await page.getByLabel('手机号').fill('138 0000 0207');
    await page.getByLabel('省份').selectOption('浙江省');
    await page.reload();
    await expect(page.getByLabel('收件人')).toHaveValue('林舟');
    await expect(page.getByLabel('省份')).toHaveValue('浙江省');
    await page.getByLabel('城市和区县').fill('宁波市鄞州区');
    await page.getByLabel('详细地址').fill('海岸路 18 号 3 单元 602');
    await page.getByRole('button', { name: '保存地址' }).tap();
    await expect(page.getByText('138********')).toBeVisible();
    await sandbox.shipParcel(page.url().split('/').at(-1) ?? '');
    await page.reload();
    await expect(page.getByText('SF1390201', { exact: true })).toBeVisible();
    await expect(page.getByText('旁轴相机已在路上')).toBeVisible();
  },
);
