import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Match } from '#contract/play/match/schema.ts';
import { Toaster } from '#kit/feedback/toaster.tsx';
import { wireMatch } from '#tests/fixtures/match/match.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { MyReminders } from './my-reminders.tsx';
import { RemindButton } from './remind-button.tsx';
import { readReminders, setReminder } from './reminder.ts';
import { ReminderWatch } from './reminder-watch.tsx';

const MINUTE = 60_000;

const matchAt = (startAt: number): Match => v.parse(Match, wireMatch(startAt));

/** The system's permission, and what a press on its question answers. */
function permission(now: NotificationPermission, answer: NotificationPermission = now) {
  let state = now;
  const requestPermission = vi.spyOn(Notification, 'requestPermission').mockImplementation(() => {
    state = answer;
    return Promise.resolve(answer);
  });
  const read = vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => state);
  onTestFinished(() => {
    requestPermission.mockRestore();
    read.mockRestore();
  });
  return requestPermission;
}

const button = (name: string) => page.getByRole('button', { name });

beforeEach(() => {
  localStorage.removeItem('courtside.member.guest.reminders');
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'courtside.member.guest.reminders', newValue: null }),
  );
});

test('[4.01] only a press requests permission, and the outcome is shown', async () => {
  const requestPermission = permission('default', 'granted');
  mount(<RemindButton match={matchAt(Date.now() + 60 * MINUTE)} />);
  await expect.element(button('开赛前提醒我')).toBeVisible();
  expect(requestPermission).not.toHaveBeenCalled();
  await userEvent.click(button('开赛前提醒我'));
  await expect.element(page.getByText('开赛前 5 分钟通知你')).toBeVisible();
  expect(requestPermission).toHaveBeenCalledOnce();
  expect(readReminders()).toHaveLength(1);
  await userEvent.click(button('已设提醒'));
  expect(readReminders()).toEqual([]);
});

test('[4.01] a refusal is explained and the page reminds instead', async () => {
  permission('default', 'denied');
  mount(<RemindButton match={matchAt(Date.now() + 60 * MINUTE)} />);
  await userEvent.click(button('开赛前提醒我'));
  await expect.element(page.getByText('浏览器不允许通知', { exact: false })).toBeVisible();
  expect(readReminders()).toHaveLength(1);
});

test('a match that was put off is remembered by its new time', async () => {
  permission('granted');
  const soon = Date.now() + 60 * MINUTE;
  setReminder(matchAt(soon));
  mount(<RemindButton match={matchAt(soon + 30 * MINUTE)} />);
  await expect.poll(() => readReminders()[0]?.startAt).toBe(soon + 30 * MINUTE);
});

test('[4.01] reminders are listed, link to their rooms and can be removed', async () => {
  setReminder(matchAt(Date.now() + 60 * MINUTE));
  mount(
    <MemoryRouter>
      <MyReminders />
    </MemoryRouter>,
  );
  const link = page.getByRole('link', { name: /^星港城 对 白鹭湾/ });
  await expect.element(link).toHaveAttribute('href', '/app/room/match/m1');
  await userEvent.click(button('取消 星港城 对 白鹭湾 的提醒'));
  await expect.element(page.getByText('还没有设提醒', { exact: false })).toBeVisible();
});

test('[4.01] the page shows the reminder once, five minutes before kick-off', async () => {
  permission('denied');
  setReminder(matchAt(Date.now() + 4 * MINUTE));
  mount(
    <MemoryRouter>
      <ReminderWatch />
      <Toaster label="提示" />
    </MemoryRouter>,
  );
  await expect.element(page.getByText('比赛快开始了：星港城 对 白鹭湾')).toBeVisible();
  await expect.poll(readReminders).toEqual([]);
});
