import { paths } from '#app/routes/paths.ts';
import { expect, sweep, test } from '../site.ts';

test('[1.03] a cup score, a quiz and an addressed prize are submitted', sweep, async ({ login, page }) => {
  await login.as('beian', paths.euroCup);
  await page
    .getByRole('button', { name: /加一球/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^提交 2 : 1$/ }).click();
  await expect(page.getByText(/已提交 2 : 1，开球前可以改/)).toBeVisible();

  await page.goto(paths.euro24);
  await page.getByRole('button', { name: '开始答题' }).click();
  for (const n of [1, 2, 3]) {
    await page.getByRole('list', { name: '选项' }).getByRole('button').first().click();
    if (n < 3) await page.getByRole('button', { name: '下一题' }).click();
  }
  await expect(page.getByText(/今天的 3 题答完了/)).toBeVisible();

  await page.goto(paths.luxuryGift);
  await page.getByRole('radio', { name: /旁轴相机/ }).check();
  await page.getByRole('button', { name: '选“旁轴相机”' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '选“旁轴相机”' }).click();
  await page.getByRole('link', { name: '去填收货地址' }).click();
  await page.getByLabel('收件人').fill('林舟');
  await page.getByLabel('手机号').fill('138 0000 0207');
  await page.getByLabel('省份').selectOption('浙江省');
  await page.getByLabel('城市和区县').fill('宁波市鄞州区');
  await page.getByLabel('详细地址').fill('海岸路 18 号 3 单元 602');
  await page.getByRole('button', { name: '保存地址' }).click();
  await expect(page.getByText('138********')).toBeVisible();
});
