import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { serverTime } from '#contract/units/time.ts';
import { serverNow } from '#core-client/core.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { Deadline, Waited } from './deadline.tsx';

const seconds = (text: string | null) => {
  const [minutes = '0', rest = '0'] = (text ?? '').split(':');
  return Number(minutes) * 60 + Number(rest);
};

test('[4.05] the time left counts down to a fixed moment as a timer', async () => {
  const now = serverNow();
  mount(<Deadline label="剩余支付时间" from={now} until={serverTime(now + 120_000)} />);
  const timer = page.getByRole('timer', { name: '剩余支付时间' });
  await expect.poll(() => timer.element().textContent).toMatch(/^0[12]:\d\d$/);
  const first = seconds(timer.element().textContent);
  await expect.poll(() => seconds(timer.element().textContent)).toBeLessThan(first);
  expect(first - seconds(timer.element().textContent)).toBeLessThanOrEqual(3);
});

test('waiting for the other side counts up', async () => {
  mount(<Waited since={serverTime(serverNow() - 65_000)} />);
  await expect
    .poll(() => page.getByRole('timer', { name: '已等待' }).element().textContent)
    .toMatch(/^01:0[5-9]$/);
});
