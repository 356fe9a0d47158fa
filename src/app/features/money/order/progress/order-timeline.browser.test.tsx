import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { moneyOrder } from '#tests/fixtures/money/money-order.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { CopyRows } from '../panel/copy-rows.tsx';
import { OrderTimeline } from './order-timeline.tsx';

const AT = 1_700_000_000_000;
const step = (state: string, note = '') => ({ state, at: AT, note });

test('[4.05] the text of an appeal appears in the order’s timeline', async () => {
  const timeline = [
    step('created'),
    step('claimed'),
    step('appealing', 'notArrived: 11:20 转的, 尾号 4569: 北岸'),
    step('appealRejected', '没有找到这笔款'),
  ];
  mount(<OrderTimeline order={moneyOrder({ state: 'appealRejected', outcome: 'failed', timeline })} />);
  const text = '已付款，还没有到账：11:20 转的, 尾号 4569: 北岸';
  await expect
    .element(page.getByRole('listitem').filter({ hasText: '已申诉' }).getByText(text))
    .toBeVisible();
});

test('[4.05] an appeal without text shows its reason in its order’s words', async () => {
  const timeline = [step('created'), step('appealing', 'notArrived')];
  mount(<OrderTimeline order={moneyOrder({ kind: 'fastDraw', state: 'appealing', timeline })} />);
  await expect.element(page.getByText('对方显示已付款，我没有收到')).toBeVisible();
});

test('a fact and its copy button form one definition of its term', async () => {
  const container = mount(
    <CopyRows
      rows={[
        { label: '卡号', shown: '6217', copied: '6217' },
        { label: '银行', shown: '北岸银行' },
      ]}
    />,
  );
  await expect.element(page.getByRole('button', { name: '复制卡号' })).toBeVisible();
  expect([...container.querySelectorAll('dl > div')].map((row) => row.querySelectorAll('dd').length)).toEqual(
    [1, 1],
  );
});
