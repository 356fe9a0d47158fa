import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#tests/fixtures/mount.tsx';
import { useRenewal } from './use-renewal.ts';

const requests: string[] = [];
const failing = async () => {
  requests.push('rate');
  throw new Error('offline');
};

function Rate({ isOver }: { isOver: boolean }) {
  useRenewal(isOver, failing);
  return <p>rate</p>;
}

beforeEach(() => {
  requests.length = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a failed renewal is retried while the value is expired', async () => {
  mount(<Rate isOver />);
  await expect.element(page.getByText('rate')).toBeVisible();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  const before = requests.length;
  vi.advanceTimersByTime(10_000);
  expect(requests.length - before).toBe(2);
});

test('a value that is still valid is not renewed', async () => {
  mount(<Rate isOver={false} />);
  await expect.element(page.getByText('rate')).toBeVisible();
  vi.advanceTimersByTime(10_000);
  expect(requests).toEqual([]);
});
