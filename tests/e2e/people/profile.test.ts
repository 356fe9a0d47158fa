import { expect, sweep, test } from '../site.ts';

test(
  '[3.16] [7.16] a bound phone leads to coins, and avatar and nickname await review',
  sweep,
  async ({ entry, login, page, sandbox }) => {
    await login.as('wuhao', '/app/wallet/coins');
    await page.getByRole('button', { name: /^60 / }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '去绑定手机号' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('手机号').fill('133 1234 5678');
    await entry.getCode.click();
    await dialog.getByText('秒后重发').waitFor();
    await entry.code.fill(await entry.codeAt('phone=13312345678'));
    await dialog.getByRole('button', { name: '绑定', exact: true }).click();
    const passwordDialog = page.getByRole('dialog', { name: '验证登录密码' });
    await passwordDialog.getByLabel('登录密码').fill('court2026');
    await passwordDialog.getByRole('button', { name: '继续' }).click();
    await expect(page).toHaveURL('/app/wallet/coins');

    await page.goto('/app/me/profile');
    const basics = page.getByRole('region', { name: '基本资料' });
    await expect(basics).toContainText('133********');
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } });
    await page.getByRole('button', { name: '更换头像' }).click();
    await dialog.getByLabel('上传照片').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await dialog.getByRole('slider', { name: '左右位置' }).press('End');
    await dialog.getByRole('button', { name: '提交审核' }).click();
    const head = page.getByRole('region', { name: '头像' });
    await expect(head).toContainText('审核中');
    await sandbox.review(1, { approve: true });
    await page.reload();
    await expect(head.getByRole('button', { name: '更换头像' })).toBeVisible();
    await expect(head.locator('img')).toHaveAttribute('src', /^\/art\/member\//);
    await expect(head.locator('img')).toHaveJSProperty('naturalWidth', 256);

    await basics.getByRole('button', { name: '修改昵称' }).click();
    await dialog.getByLabel('昵称').fill('官方客服');
    await dialog.getByRole('button', { name: '提交审核' }).click();
    await expect(dialog.getByText('不能含有联系方式或官方用词，请换一个')).toBeVisible();
    await dialog.getByLabel('昵称').fill('北看台新人');
    await dialog.getByRole('button', { name: '提交审核' }).click();
    await expect(basics).toContainText('申请改为 北看台新人');
    await sandbox.review(2, { reject: '与他人相近' });
    await page.reload();
    await expect(basics).toContainText('改为 北看台新人 未通过：与他人相近');
    await expect(basics.getByRole('button', { name: '重新申请修改昵称' })).toBeVisible();
  },
);

test(
  '[3.16] [7.16] a new real name and its document await review',
  sweep,
  async ({ login, page, sandbox }) => {
    await login.as('beian', '/app/me/profile');
    const basics = page.getByRole('region', { name: '基本资料' });
    const dialog = page.getByRole('dialog');
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } });
    await basics.getByRole('button', { name: '修改真实姓名' }).click();
    await dialog.getByLabel('真实姓名').fill('林小周');
    await dialog.getByRole('button', { name: '提交审核' }).click();
    await expect(dialog.getByText('请上传证件照片')).toBeVisible();
    await dialog
      .getByRole('group', { name: '证件照片' })
      .locator('input')
      .setInputFiles({ name: 'paper.png', mimeType: 'image/png', buffer });
    await dialog.getByRole('button', { name: '提交审核' }).click();
    await expect(basics).toContainText('申请改为 林*周');
    await sandbox.review(1, { approve: true });
    await page.reload();
    await expect(basics).toContainText('林*周');
    await expect(basics.getByRole('button', { name: '修改真实姓名' })).toBeVisible();
  },
);

test(
  '[7.16] a phone change needs a code to both phones and an operator',
  sweep,
  async ({ entry, login, page, sandbox }) => {
    await login.as('xuexian', '/app/me/profile');
    const basics = page.getByRole('region', { name: '基本资料' });
    const dialog = page.getByRole('dialog', { name: '更换手机号' });
    const send = dialog.getByRole('button', { name: '获取验证码' });
    await basics.getByRole('button', { name: '修改手机号' }).click();
    await dialog.getByLabel('新手机号', { exact: true }).fill('133 2222 0001');
    await send.first().click();
    await expect(send).toHaveCount(1);
    await dialog.getByLabel('旧手机的验证码').fill(await entry.codeAt('phone=13900001018'));
    await send.click();
    await expect(send).toHaveCount(0);
    await dialog.getByLabel('新手机的验证码').fill(await entry.codeAt('phone=13322220001'));
    await dialog.getByRole('button', { name: '提交审核' }).click();
    await expect(basics).toContainText('申请改为 133****');
    await sandbox.review(1, { approve: true });
    await page.reload();
    await expect(basics).toContainText('133********');
  },
);
