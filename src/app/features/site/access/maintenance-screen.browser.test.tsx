import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from '#tests/fixtures/mount.tsx';
import { useReopening } from './maintenance-screen.tsx';

const opened = vi.fn();
let checking = false;
function Page() {
  ({ checking } = useReopening(false, opened));
  return null;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const after = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms));
const changeVisibility = () => flushSync(() => document.dispatchEvent(new Event('visibilitychange')));

test('a visible tab polls whether the site is open', () => {
  mount(<Page />);
  after(14_000);
  expect(checking).toBe(false);
  after(6_000);
  expect(checking).toBe(true);
});

test('a hidden tab does not poll until it is visible', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  mount(<Page />);
  after(60_000);
  expect(checking).toBe(false);
  hidden.mockReturnValue(false);
  changeVisibility();
  expect(checking).toBe(true);
});
