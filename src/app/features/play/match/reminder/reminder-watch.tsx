import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '#app/page/notification.ts';
import { matchRoomPath } from '#app/routes/paths.ts';
import { toAppError } from '#contract/errors.ts';
import { serverNow } from '#core-client/core.ts';
import { useSession } from '#core-client/session.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { remind } from '../follow/follows.ts';
import { t } from '../texts.ts';
import {
  dropReminder,
  dueStateOf,
  REMINDER_SHOWN_MS,
  type Reminder,
  readReminders,
  untilNext,
  useReminders,
} from './reminder.ts';

/** The server clock may be corrected meanwhile, and timers of hidden pages fire late: maximum interval between checks, ms. */
const CHECK_EVERY_MS = 30_000;

type Open = (path: string) => void;

/**
 * Shows the reminder: on a visible page itself; on a hidden one as a system notification, or once visible where that is not
 * permitted.
 */
function showReminder({ matchId, home, away }: Reminder, open: Open): boolean {
  const onOpen = () => open(matchRoomPath(matchId));
  // A locked screen shows the notification to anybody: the names of the sides appear only on the page.
  if (document.hidden) return notify({ title: t('reminder.soonTitle'), tag: matchId, onOpen });
  showToast({
    text: `${t('reminder.soonTitle')}：${t('reminder.soonText', { home, away })}`,
    icon: 'bell',
    durationMs: REMINDER_SHOWN_MS,
    action: { label: t('reminder.enter'), onSelect: onOpen },
  });
  return true;
}

function checkReminders(open: Open): void {
  const now = serverNow();
  for (const reminder of readReminders()) {
    const due = dueStateOf(reminder, now);
    if (due === 'missed' || (due === 'due' && showReminder(reminder, open))) dropReminder(reminder.matchId);
  }
}

/** Checks in one tab at a time, so that each reminder is shown once; without locks each tab checks for itself. */
function checkInOneTab(open: Open): void {
  if ('locks' in navigator) void navigator.locks.request('courtside.reminders', () => checkReminders(open));
  else checkReminders(open);
}

/** Transfers a guest's reminders to the platform once they are a member; one that it rejects as unknown is removed. */
async function transferReminder({ matchId }: Reminder): Promise<void> {
  try {
    await remind('match', matchId, true);
    dropReminder(matchId);
  } catch (thrown) {
    if (toAppError(thrown).code === 'NOT_FOUND') dropReminder(matchId);
  }
}

/** Shows the viewer's match reminders, by the server clock [4.01]. */
export function ReminderWatch() {
  const navigate = useNavigate();
  const reminders = useReminders();
  const isMember = useSession().is === 'member';
  useEffect(() => {
    if (isMember) reminders.forEach((reminder) => void transferReminder(reminder));
  }, [isMember, reminders]);
  useEffect(() => {
    if (reminders.length === 0) return;
    const open = (path: string) => void navigate(path);
    let timer: ReturnType<typeof setTimeout>;
    const run = () => {
      clearTimeout(timer);
      checkInOneTab(open);
      timer = setTimeout(run, Math.min(untilNext(reminders, serverNow()) ?? CHECK_EVERY_MS, CHECK_EVERY_MS));
    };
    run();
    document.addEventListener('visibilitychange', run);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [reminders, navigate]);
  return null;
}
