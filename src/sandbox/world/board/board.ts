import type * as v from 'valibot';
import type { boardCalls } from '#contract/play/board/calls.ts';
import type { BoardLeague, BoardRowWire } from '#contract/play/board/schema.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import type { BoardNews } from './board-changes.ts';
import type { ListPart, ListPick } from './board-views.ts';

export type TotalsWire = v.InferInput<(typeof boardCalls)['board.totals']['response']>;
export type BoardLeagueWire = v.InferInput<typeof BoardLeague>;

/** Match lists. They are computed only while they are being viewed. */
export type Board = {
  totals(part: ListPart): TotalsWire;
  /** Leagues that have matches in a list, the best known first. */
  leagues(pick: ListPick): BoardLeagueWire[];
  /** A list, those in play by viewers and the others by kick-off; at most 200 rows. `total` counts all there are. */
  list(pick: ListPick): {
    readonly total: number;
    readonly list: readonly BoardRowWire[];
    readonly cursor: string;
  };
  /** Resolves with what changed since a cursor, as soon as something did, or after `waitMs` with nothing. */
  changes(pick: ListPick, cursor: string, waitMs: number, signal: AbortSignal): Promise<BoardNews>;
  /** A match with its main prices, whichever list it is in. */
  row(matchId: string, siteId: SiteId): BoardRowWire | null;
  close(): void;
};
