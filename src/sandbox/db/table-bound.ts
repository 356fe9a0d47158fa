/** Bound that limits the growth of a table. */
export type TableBound =
  /** Rows older than `retentionMs` are deleted in batches, where `only` holds as well. `column` is epoch ms. */
  | { readonly is: 'aged'; readonly column: string; readonly retentionMs: number; readonly only?: string }
  /**
   * Rows are deleted when the room in `room_no` no longer exists. `?1` in `also` is the number of an existing room, whose
   * obsolete rows it selects.
   */
  | { readonly is: 'ofRoom'; readonly also?: string }
  /** Duty of the table's domain that deletes outdated rows. */
  | { readonly is: 'tidied'; readonly by: string }
  /** The record of what members or operators did, and as long as that. */
  | { readonly is: 'record' }
  /** One row for each thing of a set that does not grow with time. */
  | { readonly is: 'fixed' }
  /** Grows with the calendar, this many rows a day at most (`npm run bench -- day`). */
  | { readonly is: 'slow'; readonly rowsADay: number };

/** Rows older than this are deleted in batches. */
export const aged = (column: string, retentionMs: number, only?: string): TableBound => ({
  is: 'aged',
  column,
  retentionMs,
  ...(only === undefined ? {} : { only }),
});
/** Another duty deletes outdated rows. */
export const tidied = (by: string): TableBound => ({ is: 'tidied', by });
/** Rows are deleted with their room. */
export const ofRoom = (also?: string): TableBound => ({
  is: 'ofRoom',
  ...(also === undefined ? {} : { also }),
});
/** Grows with the calendar. */
export const slow = (rowsADay: number): TableBound => ({ is: 'slow', rowsADay });
/** The record of what members or operators did. */
export const record: TableBound = { is: 'record' };
/** Does not grow with time. */
export const fixed: TableBound = { is: 'fixed' };

/** Bounds by the name of their table. */
export type TableBounds = Readonly<Record<string, TableBound>>;
