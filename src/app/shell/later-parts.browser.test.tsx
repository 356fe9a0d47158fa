import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { toasts } from '#kit/feedback/toast-store.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { useSlowNotice } from './later-parts.tsx';
import { notice } from './notices/texts.ts';

function Page({ top }: { top: string }) {
  useSlowNotice();
  return (
    <div style={{ position: 'absolute', top }}>
      <Skeleton width={200} />
    </div>
  );
}

const shown = () => toasts.shown.map(({ text }) => text);
const dismissAll = () => {
  toasts.shown = [];
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  dismissAll();
});

test('content that loads for eight seconds is reported once', () => {
  const page = mount(<Page top="0" />);
  vi.advanceTimersByTime(8_000);
  expect(shown()).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(shown()).toEqual([notice.slow]);
  dismissAll();
  vi.advanceTimersByTime(20_000);
  expect(shown()).toEqual([]);
  page.querySelector('[data-loading]')?.remove();
  vi.advanceTimersByTime(20_000);
  expect(shown()).toEqual([]);
});

test('content that loads below the view is not reported', () => {
  mount(<Page top="5000px" />);
  vi.advanceTimersByTime(30_000);
  expect(shown()).toEqual([]);
});
