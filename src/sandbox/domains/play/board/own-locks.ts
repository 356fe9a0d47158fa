import type { BoardRowWire } from '#contract/play/board/schema.ts';
import type { Selection } from '#contract/play/odds/schema.ts';
import { BOOK_CODES, BOOKS, type BookCode } from '#sandbox/base/tables/books.table.ts';
import { createVenueDoors, type OwnBlocks } from '#sandbox/domains/play/bet/offers/venue-doors.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import type { CallContext } from '#sandbox/http/binding/call-context.ts';

type Ports = { readonly sites: Pick<SiteStore, 'venue'>; readonly selfBlocks: OwnBlocks };
type Reader = Pick<CallContext, 'account' | 'now'>;
type Priced = { readonly selections: readonly { readonly state: Selection['state'] }[] };

/** Returns a market whose open prices are locked. */
const locked = <Kind extends Priced>(market: Kind): Kind => ({
  ...market,
  selections: market.selections.map((selection) =>
    selection.state === 'open' ? { ...selection, state: 'locked' } : selection,
  ),
});

function lockedRow(row: BoardRowWire): BoardRowWire {
  const { win, handicap, total, marketCount } = row.mainMarkets;
  return {
    ...row,
    mainMarkets: {
      win: win && locked(win),
      handicap: handicap && locked(handicap),
      total: total && locked(total),
      marketCount,
    },
  };
}

export type OwnLocks = ReturnType<ReturnType<typeof createOwnLocks>>;

/**
 * Creates the locks of one reader: prices of venues that the member blocked for themselves [P.29]. Venues that are shut for
 * everybody are locked by the odds themselves [4.03].
 */
export function createOwnLocks({ sites, selfBlocks }: Ports) {
  return ({ account, now }: Reader) => {
    const doors = createVenueDoors({ sites, selfBlocks, now: () => now });
    const shut = account
      ? BOOK_CODES.filter((code) => doors.shutFor(code, account.userId) === 'blocked')
      : [];
    const names = new Set(shut.map((code) => BOOKS[code].name));
    const mark = `.${shut.join('-')}`;
    return {
      rows: (rows: readonly BoardRowWire[]): readonly BoardRowWire[] =>
        names.size === 0 ? rows : rows.map((row) => (names.has(row.venueName) ? lockedRow(row) : row)),
      markets: <Kind extends Priced>(markets: readonly Kind[], book: BookCode | null): Kind[] =>
        markets.map((market) => (book !== null && shut.includes(book) ? locked(market) : market)),
      /** Returns the cursor of a list with the locks it was read under. */
      marked: (cursor: string): string => cursor + mark,
      /** Reports whether a cursor is of a list that was read under the same locks; other lists must be requested again. */
      isCurrent: (cursor: string): boolean => cursor.endsWith(mark),
    };
  };
}
