import { expect, test } from '../site.ts';

test('[7.16] feedback with an image survives a failure, gets replies and is settled', async ({
  login,
  operator,
  page,
}) => {
  const content = '直播间的比分条挡住了角旗区';
  await login.as('xuexian', '/app/feedback');
  const text = page.getByLabel('说说发生了什么');
  await page.getByRole('button', { name: '提交反馈' }).click();
  await expect(text).toHaveAccessibleDescription('请写 5 到 500 字');
  await text.fill(content);
  const broken = { name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
  await page.getByLabel('添加图片').setInputFiles(broken);
  await expect(page.getByText('这张图片打不开，请换一张')).toBeVisible();
  await page.getByRole('button', { name: '移除第 1 张图片' }).click();
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } });
  await page.getByLabel('添加图片').setInputFiles({ name: 'shot.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('第 1 张图片 已添加')).toBeAttached();

  await page.route('**/feedback/v1/add', (route) => route.abort());
  await page.getByRole('button', { name: '提交反馈' }).click();
  await expect(text).not.toHaveAccessibleDescription('');
  await page.unroute('**/feedback/v1/add');
  await expect(text).toHaveValue(content);
  await page.getByRole('button', { name: '提交反馈' }).click();
  await page.getByRole('link', { name: new RegExp(content) }).click();
  await expect(page.getByRole('img', { name: '图片', exact: true })).toHaveJSProperty('naturalWidth', 400);

  await operator.open();
  const row = operator.page
    .getByRole('region', { name: '意见反馈' })
    .getByRole('group')
    .filter({ hasText: content });
  await row.getByText(content).first().click();
  await expect(row.getByRole('img', { name: '对方发来的图片' })).toBeVisible();
  await row.getByLabel('回复内容').fill('请补充一下是哪一场');
  await row.getByRole('button', { name: '要求补充' }).click();
  await page.bringToFront();
  await page.goto('/app/messages');
  await page.getByText('反馈需要你补充').first().click();
  await page.getByRole('link', { name: '查看反馈' }).click();
  await expect(page.getByText('待你补充').first()).toBeVisible();
  await page.getByLabel('补充说明').fill('北岸对潮间带');
  await page.getByRole('button', { name: '提交补充' }).click();
  await expect(page.getByText('处理中').first()).toBeVisible();
  await page.getByRole('button', { name: '问题已解决' }).click();
  await page.getByRole('button', { name: '4 分' }).click();
  await expect(page.getByText('你给了 4 分，谢谢')).toBeVisible();
});
