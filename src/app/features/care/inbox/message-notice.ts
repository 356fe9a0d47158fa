import type { InboxMessage } from '#contract/care/inbox/schema.ts';

/** What a member asked to be reminded of leads to a room. */
export const isReminder = ({ place }: Pick<InboxMessage, 'place'>): boolean => place === 'room';

type Seeing = {
  /** Nobody looks at the page. */
  readonly hidden: boolean;
  /** The member wants the browser to announce messages. */
  readonly wanted: boolean;
};

/** How a new message is announced: by the system while nobody looks, by the page where it is a reminder, else by
 * the bell alone, as everything that the member wants no notice of. */
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

/** What has come since, and is not read yet; nothing before the first look. */
export const newSince = <Message extends Dated>(
  list: readonly Message[],
  before: number | null,
): readonly Message[] => (before === null ? [] : list.filter(({ at, isRead }) => at > before && !isRead));
