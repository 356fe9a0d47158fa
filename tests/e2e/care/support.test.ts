import { problems } from '../pages/accessibility.ts';
import { expect, sweep, test } from '../site.ts';

test('[2.08] automatic replies are labelled and give way to an agent', sweep, async ({ page }) => {
  const log = page.getByRole('log', { name: '和客服的对话' });
  await page.goto('/cs');
  await page.getByLabel('写给客服').fill('直播画面卡住了');
  await page.getByRole('button', { name: '发送' }).click();
  await expect(log.getByText('我是自动回复，不是真人')).toBeVisible();
  await expect(page.getByText('客服来之前由自动回复作答')).toBeVisible();
  await page.getByRole('button', { name: '转人工' }).click();
  await page.getByRole('button', { name: '发送' }).click();
  await expect(log.getByText('已转人工，我不再自动回复')).toBeVisible();
  await expect(page.getByText('客服来之前由自动回复作答')).toBeHidden();
  expect(await problems(page)).toEqual([]);
});

test('[2.08] a support chat of a guest continues as a member until rated', async ({
  login,
  operator,
  page,
}) => {
  const message = '备用线路的声音比画面快';
  const log = page.getByRole('log', { name: '和客服的对话' });
  const field = page.getByLabel('写给客服');
  await page.goto('/cs');
  await field.fill(message);
  await page.route('**/customerService/v1/say', (route) => route.abort());
  await field.press('Enter');
  await expect(log.getByText('没有发出去')).toBeVisible();
  await page.unroute('**/customerService/v1/say');
  await page.reload();
  await expect(log.getByText(message)).toHaveCount(1);
  await expect(log.getByText('没有发出去')).toHaveCount(0);

  await login.as('qinghe', '/cs');
  await expect(log.getByText(message)).toHaveCount(1);
  await operator.open();
  const panel = operator.page.getByRole('region', { name: '在线客服' });
  const row = panel.getByRole('group').filter({ hasText: message });
  await row.getByText(message).first().click();
  await row.getByRole('button', { name: '你好，正在为你核对，请稍等。' }).click();
  await expect(row.getByLabel('回复内容')).toHaveValue('你好，正在为你核对，请稍等。');
  await row.getByRole('button', { name: '回复' }).click();
  await page.bringToFront();
  await expect(log.getByText('你好，正在为你核对，请稍等。')).toBeVisible();
  await expect(page.getByText('客服已回复，等你回话')).toBeVisible();

  await field.fill('好的，谢谢');
  await page.getByRole('button', { name: '发送' }).click();
  await expect(page.getByText('已送到客服，等待回复')).toBeVisible();
  await page.getByRole('button', { name: '结束对话' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '结束对话' }).click();
  await page.getByRole('button', { name: '5 分' }).click();
  await expect(page.getByText('你给了 5 分，谢谢')).toBeVisible();
  await expect(page.getByRole('link', { name: '写邮件' })).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('link', { name: '打电话' })).toHaveAttribute('href', /^tel:/);
  expect(await problems(page)).toEqual([]);
});
