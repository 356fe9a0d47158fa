import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { intColumn, query } from '#sandbox/db/query.ts';
import type { OddsStore } from '#sandbox/world/odds/odds-store.ts';

const HoldRow = v.object({ since: intColumn, until: v.nullable(intColumn) });
const HeldRow = v.object({ held: v.string() });

export type PriceHolds = ReturnType<typeof createPriceHolds>;

/**
 * Creates the record of suspensions that do not follow from the play: of a match or a market by an operator, and of a venue
 * that takes no bets. They are observed every second. Times are epoch ms.
 */
export function createPriceHolds(db: DatabaseSync, odds: Pick<OddsStore, 'held'>) {
  const open = query(db, HeldRow, 'SELECT held FROM price_hold WHERE until IS NULL');
  const of = query(
    db,
    HoldRow,
    `SELECT since, until FROM price_hold WHERE held IN (?, ?, ?) AND since <= ? AND coalesce(until, ?) >= ?
     ORDER BY since`,
  );
  const begin = db.prepare('INSERT OR IGNORE INTO price_hold VALUES (?, ?, NULL)');
  const end = db.prepare('UPDATE price_hold SET until = ? WHERE held = ? AND until IS NULL');
  return {
    /** Records what was suspended or released since the last observation. */
    observe(now: number): void {
      const held = new Set(odds.held());
      const known = new Set(open.all().map((row) => row.held));
      for (const each of known.difference(held)) end.run(now, each);
      for (const each of held.difference(known)) begin.run(each, now);
    },
    /** Returns the check whether a price was suspended at a time within a span. */
    during(
      wanted: { readonly matchId: string; readonly marketId: string; readonly venue: string },
      from: number,
      to: number,
    ): (at: number) => boolean {
      const keys = [`match:${wanted.matchId}`, `market:${wanted.marketId}`, `venue:${wanted.venue}`] as const;
      const spans = of.all(...keys, to, to, from);
      return (at) => spans.some(({ since, until }) => since <= at && (until === null || at < until));
    },
  };
}
