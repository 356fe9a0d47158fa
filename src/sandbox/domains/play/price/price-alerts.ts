import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { ALERT_SIDES, ALERT_STATES, ALERTS_MAX, type AlertSide } from '#contract/play/price/constants.ts';
import type { PriceAlerts } from '#contract/play/price/schema.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { BOOK_CODES, type BookCode } from '#sandbox/base/tables/books.table.ts';
import { countQuery, intColumn, jsonColumn, query } from '#sandbox/db/query.ts';

const Names = v.object({
  homeName: v.string(),
  awayName: v.string(),
  marketName: v.string(),
  itemName: v.string(),
});
export type AlertNames = v.InferOutput<typeof Names>;

const AlertRow = v.object({
  alert_id: intColumn,
  user_id: v.string(),
  venue: v.picklist(BOOK_CODES),
  match_id: v.string(),
  market_id: v.string(),
  selection_id: v.string(),
  names: jsonColumn(Names),
  side: v.picklist(ALERT_SIDES),
  odds: v.string(),
  set_at: intColumn,
  state: v.picklist(ALERT_STATES),
  done_at: v.nullable(intColumn),
  reached_odds: v.nullable(v.string()),
});
export type AlertRow = v.InferOutput<typeof AlertRow>;

export type NewAlert = {
  readonly userId: string;
  readonly venue: BookCode;
  readonly matchId: string;
  readonly marketId: string;
  readonly selectionId: string;
  readonly names: AlertNames;
  readonly side: AlertSide;
  readonly odds: string;
};

/** Time for which a reached or ended alert is listed. */
export const ALERT_KEPT_MS = 7 * DAY_MS;

/** Reports whether a price is where an alert waits for it. */
export const isReached = ({ side, odds }: { side: AlertSide; odds: string }, now: string): boolean =>
  side === 'atLeast' ? Number(now) >= Number(odds) : Number(now) <= Number(odds);

const alertWire = (row: AlertRow): v.InferInput<typeof PriceAlerts>['list'][number] => ({
  alertId: String(row.alert_id),
  matchId: row.match_id,
  marketId: row.market_id,
  selectionId: row.selection_id,
  venue: row.venue,
  ...row.names,
  side: row.side,
  odds: row.odds,
  state: row.state,
  setAt: row.set_at,
  doneAt: row.done_at,
  reachedOdds: row.reached_odds,
});

export type PriceAlertStore = ReturnType<typeof createPriceAlerts>;

/** Creates the store of price alerts. Times are epoch ms. */
export function createPriceAlerts(db: DatabaseSync) {
  const mine = query(
    db,
    AlertRow,
    `SELECT * FROM price_alert WHERE user_id = ? AND (state = 'open' OR done_at > ?) ORDER BY alert_id DESC`,
  );
  const open = query(db, AlertRow, `SELECT * FROM price_alert WHERE state = 'open' ORDER BY alert_id`);
  const openCount = countQuery(
    db,
    `SELECT count(*) AS n FROM price_alert WHERE user_id = ? AND state = 'open'`,
  );
  const same = countQuery(
    db,
    `SELECT count(*) AS n FROM price_alert WHERE user_id = ? AND venue = ? AND selection_id = ? AND side = ?
     AND odds = ? AND state = 'open'`,
  );
  const insert = db.prepare(
    `INSERT INTO price_alert (user_id, venue, match_id, market_id, selection_id, names, side, odds, set_at, state)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'open')`,
  );
  const remove = db.prepare('DELETE FROM price_alert WHERE user_id = ? AND alert_id = ?');
  const finish = db.prepare(
    `UPDATE price_alert SET state = ?, done_at = ?, reached_odds = ? WHERE alert_id = ? AND state = 'open'`,
  );
  return {
    listOf: (userId: string, now: number): v.InferInput<typeof PriceAlerts> => ({
      list: mine.all(userId, now - ALERT_KEPT_MS).map(alertWire),
      openMost: ALERTS_MAX,
    }),
    /** Adds an alert unless the same one waits. @throws Refusal ALERTS_FULL */
    add(alert: NewAlert, now: number): void {
      const { userId, venue, matchId, marketId, selectionId, names, side, odds } = alert;
      if (same(userId, venue, selectionId, side, odds) > 0) return;
      if (openCount(userId) >= ALERTS_MAX) refuse('ALERTS_FULL');
      const place = [userId, venue, matchId, marketId, selectionId] as const;
      insert.run(...place, JSON.stringify(names), side, odds, now);
    },
    remove: (userId: string, alertId: string): void => void remove.run(userId, Number(alertId)),
    open: () => open.readable(),
    /** Ends an alert: reached by a price, or ended without one. */
    finish({ alert_id }: AlertRow, price: string | null, now: number): void {
      finish.run(price === null ? 'ended' : 'reached', now, price, alert_id);
    },
  };
}
