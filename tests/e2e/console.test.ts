import AxeBuilder from '@axe-core/playwright';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { ConsolePage } from './pages/console.ts';
import { expect, test } from './site.ts';

test('what the console breaks, a viewer meets; what it removes, works again', async ({
  context,
  login,
  room,
  sandbox,
}) => {
  await login.as('beian', `/app/room/match/${await sandbox.liveMatch()}`);
  await expect(room.chat.locator('.chat-line').first()).toBeVisible();
  const desk = new ConsolePage(await context.newPage());
  await desk.open();
  await expect(desk.page.getByRole('heading', { name: '比赛' })).toBeVisible();

  const path = '/api/game/chatRoom/v1/app/send';
  await desk.addFault({ kind: '业务码', path, code: String(PLATFORM_CODES.CHAT_TOO_FAST) });
  await expect(desk.faults.getByText(path)).toBeVisible();
  await room.say('第一句');
  await expect(desk.faults.getByText('命中 1 次')).toBeVisible();
  await expect(room.row('第一句')).toHaveCount(0);

  await desk.removeFault('业务码');
  await expect(desk.faults.getByText('没有生效中的故障')).toBeVisible();
  await expect(desk.log).toContainText('移除故障');
  await room.say('第二句');
  await expect(room.row('第二句')).toBeVisible();
});

test('the console takes a typed text through its own refreshes, says what failed, and is accessible', async ({
  page,
  sandbox,
}) => {
  const desk = new ConsolePage(page);
  await desk.open();
  const path = desk.form.getByLabel('路径开头');
  await path.fill('/api/half-typed');
  await sandbox.break({ path: '/nowhere', fault: 'reset' });
  await expect(desk.faults.getByText('/nowhere')).toBeVisible();
  await expect(path).toHaveValue('/api/half-typed');
  await expect(path).toBeFocused();

  await desk.form.getByLabel('毫秒').fill('999999');
  await desk.form.getByRole('button', { name: '加上故障' }).click();
  await expect(desk.log).toContainText('没有成功');

  for (const mode of ['light', 'dark']) {
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-mode', chosen), mode);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
  await desk.calm();
  await expect(desk.faults.getByText('没有生效中的故障')).toBeVisible();
});
