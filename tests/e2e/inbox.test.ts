import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './site.ts';

test('[7.16] a purchase rings the bell at once; reading the message takes it from the count', async ({
  login,
  messages,
  page,
  wallet,
}) => {
  await login.as('xuexian', '/app/wallet/coins');
  await expect(messages.bell).toHaveAccessibleName(/\d+ 条未读/);
  const before = await messages.unread();
  await wallet.buy('60');
  await expect(messages.bell).toHaveAccessibleName(`消息，${before + 1} 条未读`);
  await messages.bell.click();
  const newest = messages.panel.getByRole('listitem').first();
  await expect(newest).toContainText('已到账 60 金币');
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await newest.getByRole('button').click();
  await expect(messages.bell).toHaveAccessibleName(`消息，${before} 条未读`);
});

test('[7.16] messages are sorted by kind, kept at the head, deleted, and all read', async ({
  login,
  messages,
  page,
}) => {
  await login.as('beian', '/app/messages');
  await page.getByRole('button', { name: '私信' }).click();
  await expect(messages.rows).toHaveCount(2);
  const letter = messages.rows.filter({ hasText: '编辑部写给你' });
  await letter.getByRole('button', { name: '置顶' }).click();
  await expect(messages.rows.first()).toContainText('编辑部写给你');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  const other = messages.rows.filter({ hasText: '开赛前可以提醒你' });
  await other.getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(messages.rows).toHaveCount(1);

  await page.getByRole('button', { name: '全部已读' }).click();
  await expect(messages.bell).toHaveAccessibleName('消息');
  await expect(page.getByRole('button', { name: '标为已读' })).toHaveCount(0);
});

test('a message list that cannot be had says so and comes back', async ({
  login,
  messages,
  page,
  sandbox,
}) => {
  await sandbox.break({ path: '/msg/v1/list', kind: 'html' });
  await login.as('qinghe', '/app/messages');
  const retry = page.locator('main').getByRole('button', { name: '重试' });
  await expect(retry).toBeVisible();
  await sandbox.resetOverrides();
  await retry.click();
  await expect(messages.rows.first()).toBeVisible();
});
