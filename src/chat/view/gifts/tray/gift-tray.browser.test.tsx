import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Gift } from '#contract/community/gift/schema.ts';
import { appError } from '#contract/errors.ts';
import { type Coins, coins } from '#contract/units/money.ts';
import { serverTime } from '#contract/units/time.ts';
import { GIFTS } from '#sandbox/domains/community/gift/gifts.table.ts';
import { until } from '#tests/fixtures/time/until.ts';
import type { GivePorts } from '../gift-ports.ts';
import { GiftTray, type GiftTrayProps } from './gift-tray.tsx';
import '#app/theme/fresh.css';
import '#app/theme/base.css';

const gifts = GIFTS.map((gift) => v.parse(Gift, gift));
const give = vi.fn<GivePorts['give']>();
const goToLogIn = vi.fn<() => void>();

let host: HTMLDivElement;
let root: ReturnType<typeof createRoot>;

function show(props: Partial<GiftTrayProps> = {}): void {
  const ports = { give, goToLogIn, forget: () => undefined };
  const doubts = { verifying: [], failed: [] };
  const all = {
    gifts,
    failed: null,
    coins: coins(12_480),
    guest: false,
    closed: null,
    doubts,
    ports,
    ...props,
  };
  flushSync(() =>
    root.render(
      <MemoryRouter>
        <GiftTray {...all} />
      </MemoryRouter>,
    ),
  );
}

beforeEach(() => {
  sessionStorage.clear();
  give.mockReset();
  give.mockResolvedValue(coins(100));
  goToLogIn.mockReset();
  host = document.createElement('div');
  host.className = 'stage';
  host.style.width = '740px';
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('[3.08] gifts show name and price, and the chosen one is pressed', async () => {
  show();
  await button('冠军奖杯，520 金币').click();
  await expect.element(button('冠军奖杯，520 金币')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('哨子，1 金币')).toHaveAttribute('aria-pressed', 'false');
});

test('a failure message replaces gifts that could not be loaded', async () => {
  show({ gifts: null });
  await expect.element(page.getByRole('status', { name: '正在取礼物' })).toBeVisible();
  show({ gifts: null, failed: <button type="button">重试</button> });
  await expect.element(button('重试')).toBeVisible();
  expect(host.querySelectorAll('.gift-shelf__tiles')).toHaveLength(0);
});

test('eight gifts show at a time, the others a page further', async () => {
  show();
  expect(host.querySelectorAll('.gift-tile')).toHaveLength(8);
  await button('后面的礼物').click();
  expect(host.querySelectorAll('.gift-tile')).toHaveLength(4);
  await button('前面的礼物').click();
  expect(host.querySelectorAll('.gift-tile')).toHaveLength(8);
});

test('[7.14] a double click sends one gift', async () => {
  show();
  await button('赠送').dblClick();
  expect(give).toHaveBeenCalledOnce();
  expect(give.mock.calls[0]?.slice(0, 2)).toEqual(['g01', 1]);
});

test('the button counts the combo and repeats while held', async () => {
  show();
  await page.getByRole('group', { name: '数量' }).getByText('10').click();
  await button('赠送').click();
  const again = page.getByRole('button', { name: /连送/ });
  await expect.element(again).toHaveTextContent('连送 ×10');
  const press = { bubbles: true, isPrimary: true };
  again.element().dispatchEvent(new PointerEvent('pointerdown', press));
  await until(() => expect(give.mock.calls.length).toBeGreaterThanOrEqual(3));
  again.element().dispatchEvent(new PointerEvent('pointerup', press));
});

test('a held key does not send more gifts', async () => {
  show();
  await button('赠送').click();
  const again = page.getByRole('button', { name: /连送/ }).element();
  const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
  again.dispatchEvent(held);
  expect(held.defaultPrevented).toBe(true);
});

test('without enough coins the button leads to the wallet', async () => {
  show({ coins: coins(3) });
  await button('围巾，10 金币').click();
  const link = page.getByRole('link', { name: '还差 7 金币，去充' });
  await expect.element(link).toHaveClass('gift-give');
  await expect.element(link).toHaveAttribute('href', '/app/wallet/coins?missing=7');
});

test('the number of missing coins fits its button in a low window', async () => {
  await page.viewport(1280, 720);
  onTestFinished(() => page.viewport(1280, 800));
  show({ coins: coins(3) });
  await button('点亮主场，9,999 金币').click();
  const link = page.getByRole('link', { name: '还差 9,996 金币，去充' });
  await expect.element(link).toBeVisible();
  const text = document.createRange();
  text.selectNodeContents(link.getByText(/^还差 9,996/).element().firstChild ?? document.body);
  const [shown, box] = [text.getBoundingClientRect(), link.element().getBoundingClientRect()];
  expect([shown.left >= box.left, shown.right <= box.right]).toEqual([true, true]);
});

test('the chosen gift stays chosen after a visit to the coins', async () => {
  show();
  await button('冠军奖杯，520 金币').click();
  flushSync(() => root.render(null));
  show();
  await expect.element(button('冠军奖杯，520 金币')).toHaveAttribute('aria-pressed', 'true');
});

test('[7.14] a gift of 5,000 coins or more needs a second press', async () => {
  show({ gifts: gifts.map((gift) => ({ ...gift, price: coins(6_000) })) });
  await button('赠送').click();
  expect(give).not.toHaveBeenCalled();
  await page.getByRole('button', { name: '再按一次，送出 6,000 金币' }).click();
  expect(give).toHaveBeenCalledOnce();
});

test('the button of a guest leads to the login', async () => {
  show({ guest: true, coins: null });
  await button('登录后送礼').click();
  expect(goToLogIn).toHaveBeenCalledOnce();
  expect(give).not.toHaveBeenCalled();
});

test('a rejection shows cause and remedy until the selection changes', async () => {
  give.mockRejectedValue(appError('TIMEOUT'));
  show();
  await button('赠送').click();
  const statusText = host.querySelector('.gift-panel__said');
  await until(() => expect(statusText?.textContent).toBe('网络不通，请再点一次赠送'));
  await button('围巾，10 金币').click();
  expect(statusText?.textContent).toBe('');
});

test('[P.16] a gift over the own limit shows limit and remainder', async () => {
  const limit = { kind: 'gift', period: 'day', currency: 'COIN', left: '100' } as const;
  const until = serverTime(Date.parse('2026-11-29T16:00:00Z'));
  give.mockRejectedValue(appError('LIMIT_REACHED', { limit, until }));
  show();
  await button('赠送').click();
  await expect
    .element(page.getByText('没有提交：超过你设定的每天送礼限额，还剩 100 金币，11-30 00:00 重新计算'))
    .toBeVisible();
});

test('[6.03] disabled gifts show the reason and cannot be sent', async () => {
  show({ closed: 'newcomer' });
  await expect.element(button('赠送')).toBeDisabled();
  await expect
    .element(page.getByRole('link', { name: '绑定手机号后可以送礼' }))
    .toHaveAttribute('href', '/app/me/profile?edit=phone');
});

test('all gifts and controls are reachable by keyboard', async () => {
  show();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('围巾，10 金币');
  expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true');
});

test('the button is busy and ignores presses until the response', async () => {
  let answer: (balance: Coins) => void = () => undefined;
  give.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  show();
  await button('赠送').click();
  await expect.element(button('赠送')).toHaveAttribute('aria-busy', 'true');
  answer(coins(1));
  await expect.element(page.getByRole('button', { name: /连送/ })).toBeVisible();
});

test('[7.14] a gift with a lost response is verified and not repeatable', async () => {
  const [whistle, scarf] = gifts;
  if (!whistle || !scarf) throw new Error('no gifts');
  show({ doubts: { verifying: [{ giftId: whistle.giftId, count: 1 }], failed: [] } });
  await expect.element(button('赠送')).toBeDisabled();
  expect(host.textContent).toContain('1 份礼物核实中，不会重复扣金币');
  await button('围巾，10 金币').click();
  await expect.element(button('赠送')).toBeEnabled();
});
