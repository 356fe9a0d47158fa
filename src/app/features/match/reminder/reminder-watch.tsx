import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { serverNow } from '#app/core-client/core.ts';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { matchRoomPath } from '#app/routes/paths.ts';
import { t } from '../texts.ts';
import { notify } from './notification.ts';
import { dueStateOf, type Reminder, untilNext } from './reminder.ts';
import { dropReminder, readReminders, useReminders } from './reminders.ts';

/** The server's clock may be set right meanwhile, and timers of hidden pages come late: looked at again at least so often. */
const LOOK_EVERY_MS = 30_000;
const TOAST_MS = 12_000;

type Open = (path: string) => void;

/** A visible page says it itself; a hidden one asks the system to, and waits to be seen where it may not. */
function tell({ matchId, home, away }: Reminder, open: Open): boolean {
  const [title, body] = [t('reminder.soonTitle'), t('reminder.soonText', { home, away })];
  const onOpen = () => open(matchRoomPath(matchId));
  if (document.hidden) return notify({ title, body, tag: matchId, onOpen });
  showToast({
    text: `${title}：${body}`,
    icon: 'bell',
    durationMs: TOAST_MS,
    action: { label: t('reminder.enter'), onSelect: onOpen },
  });
  return true;
}

function look(open: Open): void {
  const now = serverNow();
  for (const reminder of readReminders()) {
    const due = dueStateOf(reminder, now);
    if (due === 'missed' || (due === 'due' && tell(reminder, open))) dropReminder(reminder.matchId);
  }
}

/** One tab at a time looks, so that each reminder comes once; without locks a tab looks for itself. */
function lookAlone(open: Open): void {
  if ('locks' in navigator) void navigator.locks.request('courtside.reminders', () => look(open));
  else look(open);
}

/** Reminds the person of matches they asked to be reminded of, by the server's clock [4.01]. */
export function ReminderWatch() {
  const navigate = useNavigate();
  const reminders = useReminders();
  useEffect(() => {
    if (reminders.length === 0) return;
    const open = (path: string) => void navigate(path);
    let timer: ReturnType<typeof setTimeout>;
    const run = () => {
      clearTimeout(timer);
      lookAlone(open);
      timer = setTimeout(run, Math.min(untilNext(reminders, serverNow()) ?? LOOK_EVERY_MS, LOOK_EVERY_MS));
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
