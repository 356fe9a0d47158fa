import { moving } from '../moving.ts';
import { faintByNight, problems } from '../pages/accessibility.ts';
import { DepositPage } from '../pages/deposit.ts';
import { RoomPage } from '../pages/room.ts';
import { expect, sweep, test } from '../site.ts';

test.use(moving);

test('faults set in the console affect a viewer until removed', async ({
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

  await room.sendMessage('台上看得见吗');
  await expect(verify.window).toBeVisible();
  await expect(operator.faults.getByText('命中 1 次')).toBeVisible();
  await operator.removeFault('要求安全验证');
  await expect(operator.faults.getByText('没有生效中的故障')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(verify.window).toBeHidden();
  await room.sendMessage('再说一次');
  await expect(room.row('再说一次')).toBeVisible();
});

test(
  'the console keeps its input, reports failures and resets all faults',
  sweep,
  async ({ operator, sandbox }) => {
    const { page } = operator;
    // A colour in transition has neither of the two values.
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
  },
);

test('a result goes to the selected match after it is delisted', sweep, async ({ operator }) => {
  const { page } = operator;
  await operator.open();
  const panel = page.getByRole('region', { name: '投注' });
  const match = panel.getByLabel('比赛', { exact: true });
  await expect(match.getByRole('option').nth(2)).toBeAttached();
  const [chosen = '', other = ''] = await match
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => option.textContent ?? '').slice(1, 3));
  await match.selectOption({ label: chosen });
  const id = await match.inputValue();
  await page.route('**/sandbox/overview', async (route) => {
    const answer = await route.fetch();
    const { matches, ...rest } = await answer.json();
    const remaining = matches.filter(({ matchId }: { matchId: string }) => matchId !== id);
    await route.fulfill({ json: { ...rest, matches: remaining } });
  });
  await expect(match.locator('option:checked')).toHaveText(`${chosen}（不在列表中）`);
  await expect(match.getByRole('option', { name: other })).toHaveCount(1);
  await panel.getByLabel('主队').fill('2');
  await panel.getByRole('button', { name: '定赛果' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`${chosen}：完场 2 : 0。这场比赛已不在列表中。`);
  const sent = page.waitForRequest(/\/sandbox\/matches\/[^/]+\/result$/);
  await dialog.getByRole('button', { name: '定赛果' }).click();
  expect(new URL((await sent).url()).pathname).toBe(`/sandbox/matches/${id}/result`);
  await expect(operator.log).toContainText(`${chosen}：完场 2 : 0`);
  // Another request for the overview may be pending.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test(
  '[4.05] the operator acts as counterparty of an order, visible to the member',
  sweep,
  async ({ deposit, login, operator, orderAdmin }) => {
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
    await deposit.toggleVisibility();
    await expect(deposit.now).toContainText('待付款');
    await deposit.button('取消订单').click();
    await deposit.page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click();
    await expect(order).toHaveCount(0);
  },
);

test(
  'a network restricted for everybody turns away every member until reset',
  sweep,
  async ({ friend, login, operator, page }) => {
    await login.as('qinghe', '/app/home');
    await friend.login.as('beian', '/app/home');
    await operator.open();
    await operator.page.getByRole('button', { name: '所有人：网络受限' }).click();
    await expect(operator.log).toContainText('所有访客都被当作受限网络');
    await expect(operator.faults.getByRole('listitem')).toHaveCount(1);
    for (const each of [page, friend.page]) {
      await each.reload();
      await expect(each.getByRole('alertdialog')).toContainText('当前网络暂时无法访问');
    }
    await operator.resetOverrides();
    await page.getByRole('alertdialog').getByRole('button', { name: '好' }).click();
    await login.as('qinghe', '/app/home');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  },
);
