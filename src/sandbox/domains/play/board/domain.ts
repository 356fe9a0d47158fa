import { boardCalls } from '#contract/play/board/calls.ts';
import type { BoardRowWire, BoardScope } from '#contract/play/board/schema.ts';
import { requestedBook } from '#sandbox/base/requested-book.ts';
import { SITE_BOOKS } from '#sandbox/base/tables/books.table.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import type { OwnBlocks } from '#sandbox/domains/play/bet/offers/venue-doors.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import type { World } from '#sandbox/world/world.ts';
import { createOwnLocks } from './own-locks.ts';

/** Dependencies of the board handlers. */
type Ports = {
  readonly world: World;
  readonly sites: Pick<SiteStore, 'venue'>;
  /** Venues that members blocked for themselves. */
  readonly selfBlocks: OwnBlocks;
};

/** The status as platforms also write it: `anchor_status` [3.07]. */
const underOtherName = ({ anchorStatus, ...row }: BoardRowWire): BoardRowWire => ({
  ...row,
  ...(anchorStatus === undefined ? {} : { anchor_status: anchorStatus }),
});

/** The match lists: how many, of which leagues, and what changes on them. */
function boardHandlers({ world: { board }, ...platform }: Ports): HandlersOf<typeof boardCalls> {
  const locksOf = createOwnLocks(platform);
  return {
    'board.totals': ({ venue }, { siteId }) => board.totals({ siteId, venue: requestedBook(venue) }),
    'board.venues': (_input, { siteId }) => ({
      list: SITE_BOOKS[siteId].map((venue) => {
        const { totals } = board.totals({ siteId, venue });
        const sum = (scope: BoardScope) => totals.reduce((all, counts) => all + counts[scope], 0);
        return { venue, live: sum('live'), today: sum('today'), early: sum('early') };
      }),
    }),
    'board.leagues': ({ venue, ...pick }, { siteId }) => ({
      list: board.leagues({ ...pick, siteId, venue: requestedBook(venue) }),
    }),
    'board.changes': async ({ cursor, waitMs, venue, ...asked }, context) => {
      const locks = locksOf(context);
      if (!locks.isCurrent(cursor)) return { cursor, stale: true, list: [], gone: [] };
      const pick = { ...asked, siteId: context.siteId, venue: requestedBook(venue) };
      const { list, gone, ...news } = await board.changes(pick, cursor, waitMs, context.signal);
      return {
        ...news,
        cursor: locks.marked(news.cursor),
        list: locks.rows(list).map(underOtherName),
        gone: [...gone],
      };
    },
  };
}

/** The board of matches and its filters. */
export const boardDomain = statelessDomain({ handlers: handlersFor(boardCalls, boardHandlers) });
