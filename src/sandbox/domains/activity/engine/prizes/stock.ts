import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { intColumn, query } from '#sandbox/db/query.ts';

const StockRow = v.object({ total: intColumn, left_over: intColumn });
export type Shelf = { readonly total: number; readonly left: number };

export type Stock = ReturnType<typeof createStock>;

/** Creates the stock of prizes per period of an activity; a prize is taken in the transaction that books it. */
export function createStock(db: DatabaseSync) {
  const open = db.prepare('INSERT INTO activity_stock VALUES (?1, ?2, ?3, ?4, ?4) ON CONFLICT DO NOTHING');
  const decrement = db.prepare(
    `UPDATE activity_stock SET left_over = left_over - 1
     WHERE activity_id = ? AND name = ? AND period = ? AND left_over > 0`,
  );
  const back = db.prepare(
    `UPDATE activity_stock SET left_over = left_over + 1
     WHERE activity_id = ? AND name = ? AND period = ? AND left_over < total`,
  );
  const edit = db.prepare(
    `UPDATE activity_stock SET total = ?1, left_over = max(0, left_over + ?1 - total)
     WHERE activity_id = ?2 AND name = ?3 AND period = ?4`,
  );
  const selectStock = query(
    db,
    StockRow,
    'SELECT total, left_over FROM activity_stock WHERE activity_id = ? AND name = ? AND period = ?',
  );
  return {
    /** Returns the stock, created if it does not exist yet. */
    shelf(activityId: string, name: string, period: string, total: number): Shelf {
      open.run(activityId, name, period, total);
      const row = selectStock.get(activityId, name, period);
      return { total: row?.total ?? total, left: row?.left_over ?? 0 };
    },
    /** Takes one item. @returns false when none is left */
    reserve: (activityId: string, name: string, period: string): boolean =>
      decrement.run(activityId, name, period).changes === 1,
    /** Returns an unclaimed item to the stock. */
    restock: (activityId: string, name: string, period: string) => void back.run(activityId, name, period),
    /** Sets the total by hand; taken items stay taken. */
    edit: (activityId: string, name: string, period: string, total: number) =>
      void edit.run(total, activityId, name, period),
  };
}
