import { problems } from '../pages/accessibility.ts';
import { expect, sweep, test } from '../site.ts';

test('[7.16] a purchase notifies the bell at once, and reading lowers its count', async ({
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
  expect(await problems(page, '[role=dialog]')).toEqual([]);
  await newest.getByRole('button').click();
  await expect(messages.bell).toHaveAccessibleName(`消息，${before} 条未读`);
});

test(
  '[7.16] messages are filtered by kind, read, pinned and deleted',
  sweep,
  async ({ login, messages, page }) => {
    await login.as('beian', '/app/messages');
    await page.getByRole('tab', { name: '私信' }).click();
    await messages.open('编辑部写给你');
    await messages.opened.getByRole('button', { name: '置顶' }).click();
    await expect(messages.rows.first()).toContainText('编辑部写给你');
    const before = await messages.unread();
    await messages.opened.getByRole('button', { name: '标为未读' }).click();
    await expect(messages.bell).toHaveAccessibleName(`消息，${before + 1} 条未读`);
    await messages.open('开赛前可以提醒你');
    expect(await problems(page)).toEqual([]);

    await page.getByRole('button', { name: '批量管理' }).click();
    await page.getByRole('checkbox', { name: /开赛前可以提醒你/ }).check();
    await messages.list.getByRole('button', { name: '删除' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect(messages.rows.filter({ hasText: '开赛前可以提醒你' })).toHaveCount(0);
    await page.getByRole('button', { name: '完成' }).click();

    await page.getByRole('tab', { name: '全部' }).click();
    await page.getByRole('button', { name: '全部已读' }).click();
    await expect(messages.bell).toHaveAccessibleName('消息');
  },
);

test(
  '[7.16] a letter survives a failure, is sent once and gets its answer',
  sweep,
  async ({ login, messages, page, sandbox }) => {
    const letter = '昨天的画面比声音慢，换了线路也一样';
    await login.as('qinghe', '/app/messages?kind=letter');
    await page.getByRole('link', { name: '写给客服' }).click();
    await sandbox.break({ path: '/msg/v1/letter/write', kind: 'html' });
    await page.getByRole('textbox', { name: '写给客服' }).fill(letter);
    await page.getByRole('button', { name: '发送' }).click();
    await expect(page.getByRole('textbox', { name: '写给客服' })).toHaveAccessibleDescription(/./);
    await sandbox.resetOverrides();
    await page.reload();
    await expect(page.getByRole('textbox', { name: '写给客服' })).toHaveValue(letter);
    await page.getByRole('button', { name: '发送' }).click();
    await expect(messages.opened.getByRole('listitem')).toHaveText(/昨天的画面比声音慢/);
    await sandbox.answerLetter('qinghe', '已经换了一条线路，请再看看');
    await expect(messages.opened.getByText('已经换了一条线路，请再看看')).toBeVisible();
  },
);

test(
  'a message list that failed shows the error and recovers',
  sweep,
  async ({ login, messages, page, sandbox }) => {
    await sandbox.break({ path: '/msg/v1/list', kind: 'html' });
    await login.as('qinghe', '/app/messages');
    const retry = page.locator('main').getByRole('button', { name: '重试' });
    await expect(retry).toBeVisible();
    await sandbox.resetOverrides();
    await retry.click();
    await expect(messages.rows.first()).toBeVisible();
  },
);
