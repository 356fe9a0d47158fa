import { Subject } from 'rxjs';
import { CHAT_RING_ROWS, CHAT_WINDOW_ROWS } from '#contract/constants.ts';
import type { ChatFeedItem } from '#contract/models/chat-feed.ts';
import type { ChatMessage } from '#contract/models/chat-message.ts';
import type { UserId } from '#contract/models/ids.ts';
import { createChatCounts } from './counts.ts';
import { createSeen } from './dedupe.ts';
import type { Urgency } from './flush.ts';
import { createOutbox } from './own-messages.ts';
import type { ChatSite } from './ports.ts';
import { createRing } from './ring.ts';
import { createRowBook } from './row-book.ts';
import { createRowBuilder } from './rows.ts';

const isStaged = ({ content }: ChatMessage) =>
  content.msgType === 'giftPush' || content.msgType === 'welcome';

function newBooks() {
  const book = createRowBook(createRing(CHAT_RING_ROWS));
  return { book, outbox: createOutbox(book), counts: createChatCounts() };
}

const newTidings = () => ({
  changes$: new Subject<Urgency>(),
  items$: new Subject<ChatFeedItem>(),
  live$: new Subject<readonly ChatMessage[]>(),
});

/** The state of one room: its rows, its outbox, who reads, and what is to be told to whom. */
export function createDesk(site: ChatSite) {
  const [books, tidings] = [newBooks(), newTidings()];
  const { book, outbox, counts } = books;
  const { changes$, items$, live$ } = tidings;
  const newBuilder = () => createRowBuilder(book, outbox, site, createSeen(), counts);
  let builder = newBuilder();
  let me: UserId | null = null;
  let begun = false;

  const snapshot = (): ChatFeedItem => ({ is: 'reset', rows: book.ring.last(CHAT_WINDOW_ROWS) });
  const flush = () => {
    counts.unshown = 0;
    if (begun) for (const item of book.take()) items$.next(item);
  };
  return {
    ...books,
    ...tidings,
    flush,
    me: () => me,
    reads(viewer: UserId | null) {
      me = viewer;
    },
    /** The list begins anew with a page of history. */
    begin(messages: readonly ChatMessage[]) {
      book.clear();
      counts.missing = 0;
      builder = newBuilder();
      builder.addPage(messages, me);
      outbox.restore(me);
      book.take();
      begun = true;
      items$.next(snapshot());
    },
    add(messages: readonly ChatMessage[]) {
      const shown = builder.add(messages, me);
      const staged = shown.filter(isStaged);
      counts.unshown += shown.length;
      if (staged.length > 0) live$.next(staged);
      changes$.next('other');
    },
    /** What a reader who comes now is told first; null before the first page. */
    greeting(): ChatFeedItem | null {
      flush();
      return begun ? snapshot() : null;
    },
    close() {
      begun = false;
      book.clear();
    },
  };
}
export type Desk = ReturnType<typeof createDesk>;
