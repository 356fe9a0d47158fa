import type { InboxMessage } from '#contract/care/inbox/schema.ts';

/** Reports whether a message is a reminder that the member requested; it links to a room. */
export const isReminder = ({ place }: Pick<InboxMessage, 'place'>): boolean => place === 'room';

type Seeing = {
  /** True if the page is hidden. */
  readonly hidden: boolean;
  /** The member wants the browser to announce messages. */
  readonly wanted: boolean;
};

/**
 * Returns how a new message is announced: by the system while the page is hidden, by the page for a reminder, otherwise by
 * the bell alone, as all messages of muted kinds.
 */
export function noticeWay(
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
