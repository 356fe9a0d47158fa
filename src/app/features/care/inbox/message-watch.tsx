import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTermFiller } from '#app/features/ground/site/currency-terms.ts';
import { REMINDER_SHOWN_MS } from '#app/features/play/match/reminder/reminder.ts';
import { notify, wantsNotices } from '#app/page/notification.ts';
import { messagePath } from '#app/routes/paths.ts';
import type { InboxKind, InboxMessage } from '#contract/care/inbox/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useTopic } from '#core-client/topic.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { inboxPath } from './inbox-place.ts';
import { isReminder, newSince, noticeWay } from './message-notice.ts';
import { t } from './texts.ts';

const NOTICES = {
  system: 'inbox.noticeSystem',
  promotion: 'inbox.noticePromotion',
  order: 'inbox.noticeOrder',
  letter: 'inbox.noticeLetter',
} as const satisfies Record<InboxKind, string>;

/** Announces a message; the system notification shows only its kind, the page shows the text of a reminder. */
function announce(message: InboxMessage, words: string, open: (path: string) => void): void {
  const { messageId, kind } = message;
  const onOpen = () => open(inboxPath(message) ?? messagePath(messageId));
  switch (noticeWay(message, { hidden: document.hidden, wanted: wantsNotices() })) {
    case 'system':
      notify({
        title: t(isReminder(message) ? 'inbox.noticeReminder' : NOTICES[kind]),
        tag: messageId,
        onOpen,
      });
      break;
    case 'page':
      showToast({
        text: words,
        icon: 'bell',
        durationMs: REMINDER_SHOWN_MS,
        action: { label: t('inbox.room'), onSelect: onOpen },
      });
      break;
    case 'bell':
  }
}

/** Announces messages that come while the member is here: those that were there before are in the bell. */
export function MessageWatch() {
  const navigate = useNavigate();
  const filled = useTermFiller();
  const view = lastOf(useTopic('inbox', null));
  const latest = useRef<number | null>(null);
  useEffect(() => {
    if (!view) return;
    const before = latest.current;
    latest.current = Math.max(before ?? 0, ...view.list.map(({ at }) => at));
    for (const message of newSince(view.list, before))
      announce(message, filled(message.title), (path) => void navigate(path));
  }, [view, navigate, filled]);
  return null;
}
