import { beyondEdge, problems } from '../pages/accessibility.ts';
import { DepositPage } from '../pages/deposit.ts';
import { expect, test } from '../site.ts';

test('[4.05] on a phone an unfinished order comes first and is paid there', async ({
  deposit,
  orderAdmin,
  page,
}) => {
  await orderAdmin.othersAct(false);
  await deposit.openAs('wuhao');
  await expect(deposit.amount).toBeVisible();
  expect([await beyondEdge(page), await problems(page)]).toEqual([0, []]);
  const submit = await deposit.button('充值').boundingBox();
  const steps = await page.getByRole('heading', { name: '充值流程' }).boundingBox();
  expect(steps?.y ?? Number.NaN).toBeGreaterThan(submit?.y ?? Number.NaN);
  const orderId = await deposit.make(/银行卡转账/, '90');
  expect([await beyondEdge(page), await problems(page)]).toEqual([0, []]);

  await page.goto(DepositPage.path);
  const order = await deposit.panel('充值订单').boundingBox();
  const methods = await deposit.panel('选择方式').boundingBox();
  expect(order?.y ?? Number.NaN).toBeLessThan(methods?.y ?? Number.NaN);
  await expect(page.getByText('有一笔充值还没完成', { exact: false })).toBeVisible();
  await deposit.button('我已付款').tap();
  await expect(deposit.now).toContainText('待到账');
  await orderAdmin.happens(orderId, 'credited');
  await deposit.toggleVisibility();
  await expect(deposit.end).toContainText('已到账');
});
