import { defer, ignoreElements, merge, mergeMap, type Observable, switchMap, tap } from 'rxjs';
import type { ChatFeedItem, ShownFeedItem } from '#contract/community/chat/feed.ts';
import { blockTest } from '#contract/community/chat/moderation/is-blocked.ts';
import type { Blocks } from '#contract/community/chat/moderation/moderation-schema.ts';
import { hidesAny, isHidden } from '#contract/community/chat/reading/reading-rules.ts';
import type { ReadingSettings } from '#contract/community/chat/reading/reading-settings-schema.ts';
import type { ChatRow } from '#contract/community/chat/row.ts';
import type { ChatFeed, Where } from './feed.ts';

/** Filter of one viewer, row by row. */
export type ViewerFilter = {
  /** Blocked messages. Gifts, orders and notices are shown from every sender. */
  readonly blocks: (row: ChatRow) => boolean;
  /** Rows hidden by the reading settings: counted, unlike blocked ones. */
  readonly hides: (row: ChatRow) => boolean;
};

/** Pages without a row to show that are passed over before a reader who reads back or on gets nothing. */
const PAGES_PASSED = 8;

/** Creates the filter of a viewer's blocks and reading settings. */
export function viewerFilterOf(blocks: Blocks, settings: ReadingSettings): ViewerFilter {
  const isBlocked = blockTest(blocks);
  const hidesRows = hidesAny(settings);
  return {
    blocks: (row) => row.kind === 'text' && isBlocked({ ...row, own: row.own !== null }),
    hides: (row) => hidesRows && isHidden(settings, row),
  };
}

const isShownBy =
  ({ blocks, hides }: ViewerFilter) =>
  (row: ChatRow): boolean =>
    !blocks(row) && !hides(row);

type Newest = Pick<ChatFeed, 'newest'>;

/** Creates the steps of a feed under one filter, which counts the hidden rows. */
function createFilteredFeed({ newest }: Newest, filter: ViewerFilter, isAgain: boolean) {
  const isShown = isShownBy(filter);
  let hidden = 0;
  let again = isAgain;
  const passes = (row: ChatRow): boolean => {
    if (filter.blocks(row)) return false;
    if (!filter.hides(row)) return true;
    hidden += 1;
    return false;
  };
  const begun = ({ since }: Extract<ChatFeedItem, { is: 'reset' }>): readonly ShownFeedItem[] => {
    hidden = 0;
    const rows = newest(passes);
    const is = again ? 'refiltered' : 'reset';
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
  filter$: Observable<ViewerFilter>,
): Observable<ShownFeedItem> {
  const shown$ = defer(() => {
    // Before the rows have arrived a restart is not possible, however often the viewer's settings change meanwhile.
    let hasBegun = false;
    return filter$.pipe(
      switchMap((filter) => feed.feed$.pipe(mergeMap(createFilteredFeed(feed, filter, hasBegun)))),
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
  filter: ViewerFilter,
  where: Where,
): Promise<readonly ChatRow[]> {
  const isShown = isShownBy(filter);
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
