import { flushSync } from 'react-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#tests/fixtures/mount.tsx';
import { dismissToast, showToast, toasts } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  for (const { id } of toasts.shown) dismissToast(id);
});

const region = page.getByRole('region', { name: 'notices' });
const status = page.getByRole('status');

test('the live region is polite and exists before the first toast', async () => {
  mount(<Toaster label="notices" />);
  await expect.element(region).toHaveAttribute('aria-live', 'polite');
  showToast({ text: 'copied' });
  await expect.element(region).toHaveTextContent('copied');
});

test('at most two toasts are shown, and the same text once', async () => {
  mount(<Toaster label="notices" />);
  for (const text of ['one', 'two', 'two', 'three']) showToast({ text });
  await expect.element(status.nth(1)).toHaveTextContent('three');
  expect(status.elements().map((toast) => toast.textContent)).toEqual(['two', 'three']);
});

test('a toast is removed after its time, and waits under the pointer', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    mount(<Toaster label="notices" />);
    flushSync(() => showToast({ text: 'timed out', durationMs: 1_500 }));
    const toast = status.element();
    vi.advanceTimersByTime(1_000);
    toast.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    vi.advanceTimersByTime(60_000);
    expect(toasts.shown).toHaveLength(1);
    toast.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }));
    vi.advanceTimersByTime(499);
    expect(toasts.shown).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.shown).toHaveLength(0);
  } finally {
    vi.useRealTimers();
  }
});

test('the time of a toast is paused while the page is hidden', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  try {
    mount(<Toaster label="notices" />);
    flushSync(() => showToast({ text: 'signed out' }));
    vi.advanceTimersByTime(60_000);
    expect(toasts.shown).toHaveLength(1);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(2_999);
    expect(toasts.shown).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.shown).toHaveLength(0);
  } finally {
    hidden.mockRestore();
    vi.useRealTimers();
  }
});

test('an action runs once and removes its toast', async () => {
  const onSelect = vi.fn();
  mount(<Toaster label="notices" />);
  showToast({ text: 'placed', action: { label: 'look', onSelect }, durationMs: 60_000 });
  await userEvent.click(page.getByRole('button', { name: 'look' }));
  expect(onSelect).toHaveBeenCalledOnce();
  await expect.element(status).not.toBeInTheDocument();
});
