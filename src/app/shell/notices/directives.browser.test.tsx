import { flushSync } from 'react-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  closeLoginPrompt,
  loginPrompt,
  openLoginPrompt,
} from '#app/features/people/account/login-prompt-store.ts';
import { dismissToast, toasts } from '#kit/feedback/toast-store.ts';
import { Toaster } from '#kit/feedback/toaster.tsx';
import { mount } from '#tests/fixtures/mount.tsx';
import { performDirective } from './directives.tsx';

const means = {
  location: { pathname: '/app/home', search: '', state: null },
  navigate: vi.fn(),
  alert: vi.fn(),
  isAlerting: false,
};
const status = page.getByRole('status');

beforeEach(() => {
  for (const { id } of toasts.shown) dismissToast(id);
});

test.each([
  ['TIMEOUT', '网络超时，请稍后再试', '1000021'],
  ['LINE_ABNORMAL', '线路异常，正在为你切换', '1000022'],
  ['NETWORK_ABNORMAL', '网络异常，请检查网络后再试', '1000023'],
] as const)('[8.13] %s is shown for a second and a half with its number', (code, text, number) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    mount(<Toaster label="notices" />);
    flushSync(() => performDirective({ is: 'toast', code }, means));
    expect(status.element().textContent).toBe(text + number);
    vi.advanceTimersByTime(1_499);
    expect(toasts.shown).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.shown).toHaveLength(0);
  } finally {
    vi.useRealTimers();
  }
});

test('[8.06] a session ended in another tab shows one notice without navigation', () => {
  mount(<Toaster label="notices" />);
  flushSync(() => performDirective({ is: 'sessionOver' }, means));
  expect(status.element().textContent).toBe('登录状态已结束');
  expect(means.navigate).not.toHaveBeenCalled();
  expect(means.alert).not.toHaveBeenCalled();
});

test('[8.06] an alert closes the login prompt and blocks others', () => {
  openLoginPrompt();
  const then = 'login';
  performDirective({ is: 'alert', code: 'AUTH_ERROR', kind: 'session', then }, means);
  expect(loginPrompt.open).toBe(false);
  performDirective({ is: 'loginNeeded', code: 'NEEDS_LOGIN' }, { ...means, isAlerting: true });
  expect(loginPrompt.open).toBe(false);
  performDirective({ is: 'loginNeeded', code: 'NEEDS_LOGIN' }, means);
  expect(loginPrompt.open).toBe(true);
  closeLoginPrompt();
});
