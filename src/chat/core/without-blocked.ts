import { ignoreElements, map, merge, type Observable, switchMap } from 'rxjs';
import type { Blocks } from '#contract/models/blocks.ts';
import type { ChatFeedItem } from '#contract/models/chat-feed.ts';
import type { ChatRow } from '#contract/models/chat-row.ts';
import { blockTest } from '#contract/rules/rooms/is-blocked.ts';

/** Is this row what somebody said, and blocked? Gifts, orders and notices are shown, no matter who sent them. */
export function rowTest(blocks: Blocks): (row: ChatRow) => boolean {
  const isBlocked = blockTest(blocks);
  return (row) => row.kind === 'text' && isBlocked({ ...row, own: row.own !== null });
}

function shownOf(item: ChatFeedItem, isBlocked: (row: ChatRow) => boolean): ChatFeedItem {
  switch (item.is) {
    case 'reset':
    case 'append':
      return { ...item, rows: item.rows.filter((row) => !isBlocked(row)) };
    case 'patch':
      return isBlocked(item.row) ? { is: 'remove', keys: [item.row.key] } : item;
    default:
      return item;
  }
}

/**
 * A room's feed without what the viewer has blocked. With every change of the blocks the feed begins again from the rows
 * that the room keeps, so that what is blocked leaves the list and what is not any more comes back.
 * @param feed$ begins with the room's rows for every subscriber; it is held meanwhile
 */
export function withoutBlocked(
  feed$: Observable<ChatFeedItem>,
  blocks$: Observable<Blocks>,
): Observable<ChatFeedItem> {
  const shown$ = blocks$.pipe(
    map(rowTest),
    switchMap((isBlocked) => feed$.pipe(map((item) => shownOf(item, isBlocked)))),
  );
  return merge(feed$.pipe(ignoreElements()), shown$);
}
