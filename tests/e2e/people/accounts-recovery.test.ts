import type { Page } from '@playwright/test';
import { expect, sweep, test } from '../site.ts';

const step = (page: Page) =>
  page.getByRole('list', { name: '找回密码的步骤' }).locator('[aria-current=step]');

test('[4.06] [7.12] a forgotten password is set again by phone in three steps', async ({
  entry,
  login,
  page,
}) => {
  await page.goto('/entry/register?fromPage=%2Fapp%2Fme');
  await entry.fill('wangle88', 'jiumima88', '13522224444');
  await entry.register.click();
  await login.out();
  await page.goto('/entry/forgot?fromPage=%2Fapp%2Fme');
  await entry.name.fill('wangle88');
  await entry.phone.fill('13522224444');
  await entry.next.click();
  await expect(step(page)).toContainText('输入验证码');
  await expect(page.getByText('验证码已发送至 135********')).toBeVisible();
  await expect(entry.code).toBeFocused();
  await entry.code.fill(await entry.codeAt('phone=13522224444'));
  await entry.next.click();
  await expect(step(page)).toContainText('设置新密码');
  await page.getByLabel('新密码').fill('court2027');
  await page.getByLabel('再输入一次').fill('court2026');
  await page.getByRole('button', { name: '完成修改' }).click();
  await expect(page.getByText('两次输入的密码不一致')).toBeVisible();
  await page.getByLabel('再输入一次').fill('court2027');
  await page.getByRole('button', { name: '完成修改' }).click();
  await expect(page.getByText('密码已修改')).toBeVisible();
  await page.getByRole('link', { name: '去登录' }).click();
  await login.fill('wangle88', 'jiumima88');
  await expect(page.getByText('账号或密码不正确')).toBeVisible();
  await login.fill('wangle88', 'court2027');
  await expect(page).toHaveURL('/app/me');
  await expect(page.getByText(/^球友\d{8}$/).first()).toBeVisible();
});

test('[4.06] recovery by e-mail has the same three steps', sweep, async ({ entry, page }) => {
  await page.goto('/entry/forgot');
  await page.getByText('邮箱找回').click();
  await entry.name.fill('xinren');
  const email = page.getByLabel('邮箱', { exact: true });
  await email.fill('xinren@courtside');
  await expect(page.getByText('请输入完整的邮箱地址')).toBeVisible();
  await email.fill('xinren@courtside.example');
  await entry.next.click();
  await expect(page.getByText('验证码已发送至 x***@courtside.example')).toBeVisible();
  await entry.code.fill(await entry.codeAt('email=xinren@courtside.example'));
  await entry.next.click();
  await page.getByLabel('新密码').fill('court2026');
  await page.getByLabel('再输入一次').fill('court2026');
  await page.getByRole('button', { name: '完成修改' }).click();
  await expect(page.getByText('密码已修改')).toBeVisible();
});

test('[4.06] an unbound phone gets the same response as a bound one', sweep, async ({ entry, page }) => {
  await page.goto('/entry/forgot');
  await entry.name.fill('nobodyhere');
  await entry.phone.fill('13800002076');
  await expect(page.getByText('没有这个账号，请检查后再试')).toBeVisible();
  await entry.name.fill('qinghe');
  await entry.next.click();
  await expect(page.getByText('验证码已发送至 138********')).toBeVisible();
  await entry.code.fill('000000');
  await entry.next.click();
  await expect(page.getByText(/验证码不正确/)).toBeVisible();
});

test(
  '[4.06] an expired step restarts the recovery and shows the reason',
  sweep,
  async ({ entry, page, sandbox }) => {
    await page.goto('/entry/forgot');
    await entry.name.fill('beian');
    await entry.phone.fill('13800002076');
    await entry.next.click();
    await expect(step(page)).toContainText('输入验证码');
    await sandbox.break({
      path: '/api/site/group/account/memberForget/v1/forgetByPhoneTwoVal',
      kind: 'code',
      code: 402008,
      times: 1,
    });
    await entry.code.fill('123456');
    await entry.next.click();
    await expect(step(page)).toContainText('确认账号');
    await expect(page.getByText('停留太久了，请从第一步重新开始')).toBeVisible();
  },
);
