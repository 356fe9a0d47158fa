import { codeOfStep, stepAt } from '#sandbox/domains/ground/guard/totp.ts';
import { expect, test } from '../site.ts';

test('[7.16] an authenticator is required on new devices and to end sessions', async ({
  friend,
  login,
  page,
  sandbox,
}) => {
  await friend.login.as('qinghe', '/app/me');
  // A polling page may show the end of its session before its device leaves the list.
  await friend.page.goto('about:blank');
  await login.as('qinghe', '/app/me/security');
  const devices = page.getByRole('region', { name: '登录设备' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('region', { name: '登录记录' }).getByText('成功')).toHaveCount(2);

  await page.getByRole('button', { name: '开启二次验证' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('登录密码', { exact: true }).fill('court2026');
  await dialog.getByRole('button', { name: '继续' }).click();
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const code = async () => codeOfStep(secret, stepAt(await sandbox.now()));
  await dialog.getByLabel('动态验证码').fill(await code());
  await dialog.getByRole('button', { name: '开启', exact: true }).click();
  const recovery = dialog.getByRole('list', { name: '恢复码' }).getByRole('listitem');
  await expect(recovery).toHaveCount(10);
  await page.keyboard.press('Escape');
  await page.mouse.click(2, 2);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await dialog.getByRole('button', { name: '复制恢复码' }).click();
  await expect(page.getByText('没有复制成功，请长按选中后复制')).toBeVisible();
  await expect(recovery).toHaveCount(10);
  const lost = await recovery.allTextContents();
  await dialog.getByRole('button', { name: '我已保存' }).click();
  await page.getByRole('button', { name: '更换恢复码' }).click();
  await dialog.getByLabel('动态验证码').fill(lost[0] ?? '');
  await dialog.getByRole('button', { name: '生成新的恢复码' }).click();
  await expect(recovery).toHaveCount(10);
  await page.keyboard.press('Escape');
  await expect(recovery).toHaveCount(10);
  const [first, second] = await recovery.allTextContents();
  expect(lost).not.toContain(first);
  await dialog.getByRole('button', { name: '我已保存' }).click();
  await expect(page.getByText(/还剩 10 个恢复码/)).toBeVisible();
  await expect(page.getByRole('button', { name: '关闭二次验证' })).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);

  await friend.page.goto('/app/me');
  await friend.page.getByRole('alertdialog').getByRole('button').click();
  await expect(friend.page).toHaveURL(/\/entry\/login/);
  await friend.login.fill('qinghe', 'court2026');
  const secondCode = friend.page.getByLabel('动态验证码');
  await expect(secondCode).toBeFocused();
  await expect(secondCode).not.toHaveAttribute('aria-invalid');
  await expect(secondCode).toHaveAccessibleDescription(/二次验证.*恢复码/);
  await secondCode.fill(first ?? '');
  await friend.login.submit.click();
  await expect(friend.page).toHaveURL(/\/app\//);

  await page.reload();
  await devices.getByRole('button', { name: '结束其他 1 个会话' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '结束会话' }).click();
  await dialog.getByLabel('动态验证码').fill(second ?? '');
  await dialog.getByRole('button', { name: '继续' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);

  // The code belongs to the account that has the factor: another account is not asked for one.
  await friend.page.goto('/app/me');
  await friend.page.getByRole('alertdialog').getByRole('button').click();
  await friend.login.fill('qinghe', 'court2026');
  await secondCode.fill('123456');
  await friend.login.name.fill('beian');
  await expect(secondCode).toHaveCount(0);
  await friend.login.submit.click();
  await expect(friend.page).toHaveURL(/\/app\//);
});
