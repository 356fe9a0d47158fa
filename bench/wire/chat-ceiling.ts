import { Subject, take } from 'rxjs';
import * as v from 'valibot';
import { createChatFeed } from '#chat/core/room/feed.ts';
import { calls, type OutputOf } from '#contract/book/table.ts';
import { memoryRoom } from '#tests/fixtures/chat/memory-room.ts';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import { chatPage, roomNo } from './bodies.ts';
import { CHAT_MESSAGES, CHAT_PAGE_MESSAGES, CHAT_PAGES } from './chat-size.ts';
import { openOurs, parcelOf } from './openers.ts';

type ChatPage = OutputOf<'chat.offline'>;

const BETWEEN_MS = 250;

const wirePages = Array.from({ length: CHAT_PAGES }, (_, page) =>
  chatPage(page * CHAT_PAGE_MESSAGES, CHAT_PAGE_MESSAGES),
);

/** Creates a room's feed that receives its pages by hand, a quarter of a second of virtual time apart. */
function createManualRoom() {
  const time = virtualTime();
  const pages$ = new Subject<ChatPage>();
  const { ports } = memoryRoom(time);
  const feed = createChatFeed({ ...ports, offline: () => pages$.pipe(take(1)) }, roomNo);
  let batches = 0;
  const reading = feed.feed$.subscribe(() => {
    batches += 1;
  });
  return {
    batches: () => batches,
    begin: () => time.advance(BETWEEN_MS),
    pushPage: (page: ChatPage) => {
      pages$.next(page);
      return time.advance(BETWEEN_MS);
    },
    newest: () => feed.rows({ after: CHAT_MESSAGES - 1 }),
    end: () => reading.unsubscribe(),
  };
}

/** @returns ms for {@link CHAT_MESSAGES}, from pages to batches of rows. @throws Error when the last one is not shown. */
async function feed(next: (page: number) => ChatPage | Promise<ChatPage>): Promise<number> {
  const room = createManualRoom();
  await room.begin();
  const begun = performance.now();
  for (let page = 0; page < CHAT_PAGES; page += 1) await room.pushPage(await next(page));
  const took = performance.now() - begun;
  const [row] = await room.newest();
  if (row?.order === undefined || room.batches() < CHAT_PAGES) throw new Error('the room did not keep up');
  room.end();
  return took;
}

/** The room's rules, from parsed messages on: order, repeats, filter, rows, ring, batches. */
export async function prepareChat() {
  const parsed = wirePages.map((page) => v.parse(calls['chat.offline'].response, page));
  const parcels = await Promise.all(wirePages.map((page, index) => parcelOf(page, String(index))));
  const pageAt = <Page>(pages: readonly Page[], index: number): Page => {
    const page = pages[index];
    if (page === undefined) throw new RangeError('page');
    return page;
  };
  return {
    pipeline: () => feed((page) => pageAt(parsed, page)),
    /** The same from the sealed answers on. */
    fromTheWire: () => feed((page) => openOurs(pageAt(parcels, page).sealed)),
  };
}
