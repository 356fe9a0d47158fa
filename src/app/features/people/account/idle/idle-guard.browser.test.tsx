import { flushSync } from 'react-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { appError } from '#contract/errors.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { viewerNow } from '#core-client/viewer.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { GuardedPages } from './idle-guard.tsx';
import { isLocked, lockPages, unlockPages } from './idleness.ts';

const LIMIT_MS = 10 * MINUTE_MS;
const WARNED_AFTER_MS = 8 * MINUTE_MS;
let leaveCount = 0;

async function confirm(password: string): Promise<void> {
  if (password !== 'right') throw appError('BAD_CREDENTIALS', { max: 4 });
}

const open = () =>
  mount(
    <>
      <input aria-label="note" />
      <GuardedPages limitMs={LIMIT_MS} name="beian" confirm={confirm} onLeave={() => (leaveCount += 1)} />
    </>,
  );

const warning = () => page.getByRole('alertdialog', { name: '还在吗' });
const lock = () => page.getByRole('dialog', { name: '页面已锁定' });

/** Simulates a time without input. */
const untouchedFor = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms));

// Pages are locked per viewer; the core reports the viewer a little after the page has loaded.
beforeAll(() => vi.waitUntil(() => viewerNow().is !== 'unknown', { timeout: 8_000 }));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  unlockPages();
});

test('[P.27] [7.16] an idle page warns, locks, and the password restores it', async () => {
  open();
  const note = page.getByLabelText('note');
  await note.fill('half a sen');
  untouchedFor(WARNED_AFTER_MS);
  await expect.element(warning()).toBeVisible();
  untouchedFor(LIMIT_MS - WARNED_AFTER_MS);
  await expect.element(lock()).toBeVisible();
  expect(isLocked()).toBe(true);
  const password = page.getByLabelText('登录密码');
  await password.fill('wrong');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('密码不正确，还可尝试 4 次')).toBeVisible();
  await password.fill('right');
  await page.getByRole('button', { name: '继续使用' }).click();
  await expect.element(lock()).not.toBeInTheDocument();
  await expect.element(note).toHaveValue('half a sen');
});

test('[7.16] any input dismisses the warning', async () => {
  open();
  untouchedFor(WARNED_AFTER_MS);
  await expect.element(warning()).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(warning()).not.toBeInTheDocument();
  expect(isLocked()).toBe(false);
});

test('[7.16] pages locked in another tab or before a reload start locked', async () => {
  lockPages();
  open();
  await expect.element(lock()).toBeVisible();
  await page.getByRole('button', { name: '退出登录' }).click();
  expect(leaveCount).toBe(1);
});

test('[7.16] keys typed while locked do not reach a game in its frame', async () => {
  mount(
    <>
      <iframe title="game" srcDoc="<input aria-label='stake' value='1'>" />
      <GuardedPages limitMs={LIMIT_MS} name="beian" confirm={confirm} onLeave={() => (leaveCount += 1)} />
    </>,
  );
  const game = await vi.waitUntil(() =>
    document.querySelector('iframe')?.contentDocument?.querySelector('input'),
  );
  game?.focus();
  await userEvent.keyboard('2');
  await expect.poll(() => game?.value).toContain('2');
  const before = game?.value;
  lockPages();
  await expect.element(page.getByLabelText('登录密码')).toHaveFocus();
  await userEvent.keyboard('3');
  expect(game?.value).toBe(before);
  await expect.element(page.getByLabelText('登录密码')).toHaveValue('3');
});
