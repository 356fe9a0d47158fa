import { defer, ignoreElements, merge, mergeMap, type Observable, switchMap, tap } from 'rxjs';
import type { ChatFeedItem, ShownFeedItem } from '#contract/community/chat/feed.ts';
import type { Blocks } from '#contract/community/chat/moderation/blocks-schema.ts';
import { blockTest } from '#contract/community/chat/moderation/is-blocked.ts';
import { isHidden } from '#contract/community/chat/reading/is-hidden.ts';
import { hidesAny } from '#contract/community/chat/reading/reading-choices.ts';
import type { ReadingSettings } from '#contract/community/chat/reading/reading-settings-schema.ts';
import type { ChatRow } from '#contract/community/chat/row.ts';
import type { Where } from '../polling/older.ts';
import type { ChatFeed } from './feed.ts';

/** Filters of one viewer, row by row. */
export type RowFilter = {
  /** Blocked messages. Gifts, orders and notices are shown from every sender. */
  readonly blocks: (row: ChatRow) => boolean;
  /** Rows hidden by the reading settings: counted, unlike blocked ones. */
  readonly hides: (row: ChatRow) => boolean;
};

/** Pages without a row to show that are passed over before a reader who reads back or on gets nothing. */
const PAGES_PASSED = 8;

/** The sift of these choices. */
export function rowFilterOf(blocks: Blocks, settings: ReadingSettings): RowFilter {
  const isBlocked = blockTest(blocks);
  const hidesRows = hidesAny(settings);
  return {
    blocks: (row) => row.kind === 'text' && isBlocked({ ...row, own: row.own !== null }),
    hides: (row) => hidesRows && isHidden(settings, row),
  };
}

const isShownBy =
  ({ blocks, hides }: RowFilter) =>
  (row: ChatRow): boolean =>
    !blocks(row) && !hides(row);

type Newest = Pick<ChatFeed, 'newest'>;

/** The steps of a feed for one sift, which counts what it hides. */
function createFilteredFeed({ newest }: Newest, sift: RowFilter, isAgain: boolean) {
  const isShown = isShownBy(sift);
  let hidden = 0;
  let again = isAgain;
  const passes = (row: ChatRow): boolean => {
    if (sift.blocks(row)) return false;
    if (!sift.hides(row)) return true;
    hidden += 1;
    return false;
  };
  const begun = ({ since }: Extract<ChatFeedItem, { is: 'reset' }>): readonly ShownFeedItem[] => {
    hidden = 0;
    const rows = newest(passes);
    const is = again ? 'sifted' : 'reset';
    again = false;
    return [
      { is, rows, since },
      { is: 'hidden', count: hidden },
    ];
  };
  const appended = (item: Extract<ChatFeedItem, { is: 'append' }>): readonly ShownFeedItem[] => {
    const was = hidden;
    const shown = { ...item, rows: item.rows.filter(passes) };
    return hidden === was ? [shown] : [shown, { is: 'hidden', count: hidden }];
  };
  return (item: ChatFeedItem): readonly ShownFeedItem[] => {
    if (item.is === 'reset') return begun(item);
    if (item.is === 'append') return appended(item);
    if (item.is === 'patch' && !isShown(item.row)) return [{ is: 'remove', keys: [item.row.key] }];
    return [item];
  };
}

/**
 * Filters a room's feed for one viewer. On every change of the filters the feed restarts from the rows retained by the
 * room, so that hidden rows leave the list and visible ones return.
 * @param feed its stream begins with the room's rows for every subscriber; it is subscribed meanwhile
 */
export function shownFeed(
  feed: Pick<ChatFeed, 'feed$' | 'newest'>,
  sift$: Observable<RowFilter>,
): Observable<ShownFeedItem> {
  const shown$ = defer(() => {
    // Before the rows have arrived a restart is not possible, however often the viewer's settings change meanwhile.
    let hasBegun = false;
    return sift$.pipe(
      switchMap((sift) => feed.feed$.pipe(mergeMap(createFilteredFeed(feed, sift, hasBegun)))),
      tap(({ is }) => {
        if (is === 'reset') hasBegun = true;
      }),
    );
  });
  return merge(feed.feed$.pipe(ignoreElements()), shown$);
}

/**
 * Returns the rows around a position without those the viewer filters out: pages without visible rows are skipped.
 * @throws AppError when the platform could not be queried.
 */
export async function shownRows(
  { rows }: Pick<ChatFeed, 'rows'>,
  sift: RowFilter,
  where: Where,
): Promise<readonly ChatRow[]> {
  const isShown = isShownBy(sift);
  let from = where;
  for (let page = 0; page < PAGES_PASSED; page += 1) {
    const all = await rows(from);
    const [first, last] = [all[0], all.at(-1)];
    const shown = all.filter(isShown);
    if (shown.length > 0 || first === undefined || last === undefined) return shown;
    from = 'after' in from ? { after: last.order } : { before: first.order };
  }
  return [];
}
