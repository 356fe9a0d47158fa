import { moving } from './moving.ts';
import { faintByNight, problems } from './pages/accessibility.ts';
import { DepositPage } from './pages/deposit.ts';
import { RoomPage } from './pages/room.ts';
import { expect, test } from './site.ts';

test.use(moving);

test('what the console breaks, a viewer meets; what it removes, works again', async ({
  login,
  operator,
  page,
  room,
  sandbox,
  verify,
}) => {
  await login.as('beian', RoomPage.matchPath(await sandbox.liveMatch(), 'ANIMATION'));
  await expect(room.lines.first()).toBeVisible();
  await operator.open();
  await operator.preset('发言要验证码');
  await expect(operator.faults.getByText('命中 0 次')).toBeVisible();

  await room.say('台上看得见吗');
  await expect(verify.window).toBeVisible();
  await expect(operator.faults.getByText('命中 1 次')).toBeVisible();
  await operator.removeFault('要求安全验证');
  await expect(operator.faults.getByText('没有生效中的故障')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(verify.window).toBeHidden();
  await room.say('再说一次');
  await expect(room.row('再说一次')).toBeVisible();
});

test('the console keeps what is being typed, says what failed, calms everything and is accessible', async ({
  operator,
  sandbox,
}) => {
  const { page } = operator;
  // A colour on its way to another is neither of the two.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await operator.open();
  const path = operator.form.getByLabel('路径开头');
  await path.fill('/api/half-typed');
  await sandbox.break({ path: '/nowhere', kind: 'reset' });
  await expect(operator.faults.getByText('/nowhere')).toBeVisible();
  await expect(path).toHaveValue('/api/half-typed');
  await expect(path).toBeFocused();

  await operator.form.getByLabel('毫秒').fill('999999');
  await operator.form.getByRole('button', { name: '加上故障' }).click();
  await expect(operator.log).toContainText('没有成功');
  await operator.resetOverrides();
  await expect(operator.faults.getByText('没有生效中的故障')).toBeVisible();

  expect(await problems(page)).toEqual([]);
  expect(await faintByNight(page, ':root')).toEqual([]);
});

test('[4.05] the operator plays the other side of an order, and the member sees it', async ({
  deposit,
  login,
  operator,
  orderAdmin,
}) => {
  await orderAdmin.othersAct(false);
  await login.as('fangguan', DepositPage.path);
  await deposit.make(/极速存款/, '310');
  await operator.open();
  const order = operator.orders.getByRole('group').filter({ hasText: '极速存款 310.00' });
  await order.getByText('匹配中').click();
  const onSite = deposit.page.url();
  await expect(order.getByRole('link', { name: '会员的订单页' })).toHaveAttribute('href', onSite);
  await order.getByRole('button', { name: '匹配到对方' }).click();
  await expect(order).toContainText('待付款');
  await deposit.lookAgain();
  await expect(deposit.now).toContainText('待付款');
  await deposit.button('取消订单').click();
  await deposit.page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click();
  await expect(order).toHaveCount(0);
});
