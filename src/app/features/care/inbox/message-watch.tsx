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
import { inboxPath } from './inbox-path.ts';
import { t } from './texts.ts';

/** Reports whether a message is a reminder that the member requested; it links to a room. */
const isReminder = ({ place }: Pick<InboxMessage, 'place'>): boolean => place === 'room';

type Seeing = {
  /** True if the page is hidden. */
  readonly hidden: boolean;
  /** True if the browser announces messages, by the choice of the member. */
  readonly wanted: boolean;
};

/**
 * Returns how a new message is announced: by the system while the page is hidden, by the page for a reminder, otherwise by
 * the bell alone, as all messages of muted kinds.
 */
export function noticeChannel(
  message: Pick<InboxMessage, 'place' | 'isQuiet'>,
  { hidden, wanted }: Seeing,
): 'system' | 'page' | 'bell' {
  if (message.isQuiet) return 'bell';
  const reminds = isReminder(message);
  if (hidden) return reminds || wanted ? 'system' : 'bell';
  return reminds ? 'page' : 'bell';
}

type Dated = Pick<InboxMessage, 'at' | 'isRead'>;

/** Returns unread messages that arrived since; none before the first load. */
export const newSince = <Message extends Dated>(
  list: readonly Message[],
  before: number | null,
): readonly Message[] => (before === null ? [] : list.filter(({ at, isRead }) => at > before && !isRead));

const NOTICES = {
  system: 'inbox.noticeSystem',
  promotion: 'inbox.noticePromotion',
  order: 'inbox.noticeOrder',
  letter: 'inbox.noticeLetter',
} as const satisfies Record<InboxKind, string>;

/** Announces a message; the system notification shows only its kind, the page shows the text of a reminder. */
function announce(message: InboxMessage, title: string, open: (path: string) => void): void {
  const { messageId, kind } = message;
  const onOpen = () => open(inboxPath(message) ?? messagePath(messageId));
  switch (noticeChannel(message, { hidden: document.hidden, wanted: wantsNotices() })) {
    case 'system':
      notify({
        title: t(isReminder(message) ? 'inbox.noticeReminder' : NOTICES[kind]),
        tag: messageId,
        onOpen,
      });
      break;
    case 'page':
      showToast({
        text: title,
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
