import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useParams } from '#app/routes/params.ts';
import { messagePath, paths } from '#app/routes/paths.ts';
import type { InboxKind, InboxMessageId } from '#contract/care/inbox/schema.ts';
import { NUMERIC_ID } from '#contract/text/wire-patterns.ts';

export type InboxTab = InboxKind | 'all';

/** Inbox tabs, in display order. */
export const INBOX_TABS: readonly InboxTab[] = ['all', 'system', 'promotion', 'order', 'letter'];

/** Placeholder for the message id while the member writes a letter. */
export const NEW_LETTER = 'new';

/** Message open beside the list, or on a phone in place of it. */
export type OpenMessage =
  | { readonly is: 'none' | 'writing' | 'missing' }
  | { readonly is: 'message'; readonly messageId: InboxMessageId };

/** Reports whether a part of an address can name a message of the inbox. */
const isInboxMessageId = (text: string): text is InboxMessageId => NUMERIC_ID.test(text);

function openOf(messageId: string | undefined): OpenMessage {
  if (messageId === undefined) return { is: 'none' };
  if (messageId === NEW_LETTER) return { is: 'writing' };
  return isInboxMessageId(messageId) ? { is: 'message', messageId } : { is: 'missing' };
}

const pageOf = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;

/** Returns the listed messages' filter and the open message, read from the address and written to it. */
export function useInboxPick() {
  const { messageId } = useParams();
  const [params] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const kind = INBOX_TABS.find((each) => each === params.get('kind')) ?? 'all';
  const listPath = paths.inbox + search;
  const toList = (query: Record<string, string>) =>
    void navigate(`${paths.inbox}?${new URLSearchParams(query)}`, { replace: true });
  return {
    kind,
    page: pageOf(params.get('page')),
    open: openOf(messageId),
    listPath,
    messagePath: (id: InboxMessageId | typeof NEW_LETTER) => messagePath(id) + search,
    toKind: (next: InboxTab) => toList(next === 'all' ? {} : { kind: next }),
    toPage: (page: number) =>
      toList({ ...(kind === 'all' ? {} : { kind }), ...(page === 1 ? {} : { page: String(page) }) }),
    close: () => void navigate(listPath, { replace: true }),
  };
}

export type InboxPick = ReturnType<typeof useInboxPick>;
