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
import { dueStateOf, REMINDER_SHOWN_MS, type Reminder, untilNext } from './reminder.ts';
import { dropReminder, readReminders, useReminders } from './reminders.ts';

/** The server's clock may be set right meanwhile, and timers of hidden pages come late: looked at again at least so often. */
const LOOK_EVERY_MS = 30_000;

type Open = (path: string) => void;

/** A visible page says it itself; a hidden one asks the system to, and waits to be seen where it may not. */
function tell({ matchId, home, away }: Reminder, open: Open): boolean {
  const onOpen = () => open(matchRoomPath(matchId));
  // A locked screen shows it to anybody: who plays is said by the page alone.
  if (document.hidden) return notify({ title: t('reminder.soonTitle'), tag: matchId, onOpen });
  showToast({
    text: `${t('reminder.soonTitle')}：${t('reminder.soonText', { home, away })}`,
    icon: 'bell',
    durationMs: REMINDER_SHOWN_MS,
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

/** What a guest asked to be reminded of is the platform's once they are a member; what it does not know any more is gone. */
async function handOver({ matchId }: Reminder): Promise<void> {
  try {
    await remind('match', matchId, true);
    dropReminder(matchId);
  } catch (thrown) {
    if (toAppError(thrown).code === 'NOT_FOUND') dropReminder(matchId);
  }
}

/** Reminds the person of matches they asked to be reminded of, by the server's clock [4.01]. */
export function ReminderWatch() {
  const navigate = useNavigate();
  const reminders = useReminders();
  const isMember = useSession().is === 'member';
  useEffect(() => {
    if (isMember) reminders.forEach((reminder) => void handOver(reminder));
  }, [isMember, reminders]);
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
