import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { appError } from '#contract/errors.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { serverNow } from '#core-client/core.ts';
import { moneyOrder } from '#tests/fixtures/money/money-order.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import type { Act } from '../order-commands.ts';
import { ActionBar } from './action-bar.tsx';

const bar = page.getByRole('group', { name: '可以做的事' });
const names = () =>
  bar
    .getByRole('button')
    .elements()
    .map((button) => button.textContent);
const press = (name: string) => page.getByRole('button', { name, exact: true });

let updateOrder: (order: MoneyOrder) => void;

function OrderFixture() {
  const [order, setOrder] = useState(() => moneyOrder());
  updateOrder = setOrder;
  return <ActionBar order={order} act={vi.fn<Act>()} />;
}

test('[4.05] only the actions the platform allows have buttons', async () => {
  mount(<OrderFixture />);
  await expect.element(bar).toBeVisible();
  expect(names()).toEqual(['取消订单', '我已付款']);
  updateOrder(moneyOrder({ state: 'claimed', allowedActions: ['proof', 'remind', 'appeal'] }));
  await expect.element(press('催单')).toBeVisible();
  expect(names()).toEqual(['申诉', '上传凭证', '催单']);
  updateOrder(moneyOrder({ state: 'credited', outcome: 'success', allowedActions: [] }));
  await expect.element(bar).not.toBeInTheDocument();
});

test('[4.05] a second tap while the first is under way does nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<MoneyOrder>();
  const act = vi.fn<Act>(() => promise);
  mount(<ActionBar order={moneyOrder()} act={act} />);
  await press('我已付款').dblClick();
  await expect.element(press('我已付款')).toHaveAttribute('aria-busy', 'true');
  await press('取消订单').click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(act.mock.calls.map(([, action]) => action)).toEqual([{ is: 'confirm' }]);
  resolve(moneyOrder({ version: 2 }));
  await expect.element(press('我已付款')).not.toHaveAttribute('aria-busy');
});

test('[4.05] cancelling is confirmed with the quota left, safe choice focused', async () => {
  const act = vi.fn<Act>(async (order) => order);
  mount(<ActionBar order={moneyOrder({ kind: 'fastDeposit', state: 'awaitPay' })} act={act} />);
  await press('取消订单').click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText(/今天还可以取消 4 次/)).toBeVisible();
  await expect.element(question.getByRole('button', { name: '不取消' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  expect(act).not.toHaveBeenCalled();
  await press('取消订单').click();
  await question.getByRole('button', { name: '取消订单' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(act.mock.calls.map(([, action]) => action)).toEqual([{ is: 'cancel' }]);
});

test('[4.05] a refusal is shown beside the buttons, as text', async () => {
  const act = vi.fn<Act>(async () => {
    throw appError('ORDER_MOVED_ON');
  });
  mount(<ActionBar order={moneyOrder()} act={act} />);
  await press('我已付款').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('订单状态刚刚变了，请看最新状态');
});

test('[4.05] past the deadline by server time no payment or cancellation is possible', async () => {
  const order = moneyOrder({ deadlineAt: serverNow() + 1_500 });
  mount(<ActionBar order={order} act={vi.fn<Act>()} />);
  await expect.element(press('我已付款')).toBeVisible();
  await expect.element(press('我已付款')).not.toBeInTheDocument();
  await expect.element(page.getByText('时间到了，正在更新订单状态')).toBeVisible();
});

test('[4.05] the time until the next reminder is shown as text', async () => {
  const quota = { remindersLeft: 2, remindAt: serverNow() + 120_000, cancelsLeft: 4, appealAt: null };
  mount(<ActionBar order={moneyOrder({ state: 'claimed', allowedActions: [], quota })} act={vi.fn<Act>()} />);
  await expect.element(page.getByText(/^0[12]:\d\d 后可催单，还可催 2 次$/)).toBeVisible();
});

function Moving() {
  const [order, setOrder] = useState(() => moneyOrder());
  const act = async () => {
    const next = moneyOrder({ version: 2, state: 'claimed', allowedActions: ['proof'] });
    setOrder(next);
    return next;
  };
  return <ActionBar order={order} act={act} />;
}

test('[4.05] when the pressed button disappears, focus stays with the actions', async () => {
  mount(<Moving />);
  await press('我已付款').click();
  await expect.element(press('上传凭证')).toBeVisible();
  await expect.poll(() => document.activeElement === bar.element().parentElement).toBe(true);
});

test('[4.05] before matching, the confirmation states that cancelling moves no money', async () => {
  const order = moneyOrder({ kind: 'fastDeposit', state: 'matching', allowedActions: ['cancel'] });
  mount(<ActionBar order={order} act={vi.fn<Act>()} />);
  await press('取消订单').click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText(/^还没有匹配到收款人，取消不影响资金。/)).toBeVisible();
  await expect.element(question.getByText(/如果已经付款/)).not.toBeInTheDocument();
});
