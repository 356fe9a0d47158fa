import { problemsDayAndNight } from '../pages/accessibility.ts';
import { expect, sweep, test } from '../site.ts';

test(
  'registration and recovery have no accessibility violations in light and dark themes',
  sweep,
  async ({ entry, page }) => {
    await page.goto('/entry/register');
    await entry.name.fill('beian');
    await entry.password.fill('beian');
    await entry.phone.fill('138');
    await expect(page.getByRole('button', { name: 'beian7' })).toBeVisible();
    await expect(page.getByText('请输入 11 位手机号')).toBeVisible();
    expect(await problemsDayAndNight(page)).toEqual([]);

    await page.goto('/entry/forgot');
    await entry.next.click();
    await expect(page.getByText('请输入账号')).toBeVisible();
    expect(await problemsDayAndNight(page)).toEqual([]);

    await page.goto('/entry/login');
    await page.getByRole('tab', { name: '手机登录' }).click();
    await expect(entry.getCode).toBeVisible();
    expect(await problemsDayAndNight(page)).toEqual([]);
  },
);

test('registration is walked through by keyboard alone', sweep, async ({ entry, page }) => {
  await page.goto('/entry/register');
  await entry.name.focus();
  await page.keyboard.type('jianpan8');
  await page.keyboard.press('Tab');
  await expect(entry.password).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('国家或地区区号')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(entry.phone).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entry.password).toBeFocused();
});
