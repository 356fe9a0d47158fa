import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { DAY_MS } from '#contract/units/durations.ts';
import { monthAfter, siteMonthOf, siteMonthStart } from '#contract/units/site-month.ts';
import { smaller } from '#sandbox/base/amount.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { eachDue } from '#sandbox/db/each-due.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { issueOf, memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';

/** Months that points are good for, the month they were earned in not counted. */
const MONTHS = 12;

/** Returns the expiry of points earned at a time: the end of the same month a year later, in Beijing. */
const lotEnd = (at: number): number => siteMonthStart(monthAfter(siteMonthOf(at), MONTHS + 1));

/** Minimum validity of returned points, ms. */
const BACK_FOR_MS = 30 * DAY_MS;

const own = (userId: string) => memberWallet(userId, 'POINT');
const ISSUE = issueOf('POINT');

export type Points = ReturnType<typeof createPoints>;

const Lot = v.object({
  lot_id: v.bigint(),
  user_id: v.string(),
  left_over: v.bigint(),
  earned_at: intColumn,
  expires_at: intColumn,
});
const Used = v.object({ user_id: v.string(), amount: v.bigint(), expires_at: intColumn });
/** Points of a member that end at the same moment. */
const Ending = v.object({ user_id: v.string(), expires_at: intColumn, points: v.bigint() });

/** Amounts taken from each lot under a key, and not given back. */
function createUses(db: DatabaseSync) {
  const of = query(
    db,
    Used,
    `SELECT user_id, activity_point_use.amount AS amount, expires_at
     FROM activity_point_use JOIN activity_point_lot USING (lot_id)
     WHERE use_key = ? AND given_back_at IS NULL ORDER BY expires_at, lot_id`,
  );
  const insert = db.prepare('INSERT INTO activity_point_use VALUES (?, ?, ?, NULL)');
  const markRefunded = db.prepare('UPDATE activity_point_use SET given_back_at = ? WHERE use_key = ?');
  return {
    usesOf: (key: string) => of.all(key),
    use: (key: string, lotId: bigint, amount: bigint) => void insert.run(key, lotId, amount),
    gaveBack: (key: string, at: number) => void markRefunded.run(at, key),
  };
}

/** Points that expire soon, and whether a message about them was sent. */
function createEndings(db: DatabaseSync) {
  const soon = query(
    db,
    Ending,
    `SELECT user_id, expires_at, sum(left_over) AS points FROM activity_point_lot
     WHERE told = 0 AND left_over > 0 AND expires_at > ? AND expires_at <= ?
     GROUP BY user_id, expires_at ORDER BY expires_at, user_id`,
  );
  const markNotified = db.prepare(
    'UPDATE activity_point_lot SET told = 1 WHERE user_id = ? AND expires_at = ?',
  );
  return {
    /** Returns those that expire after `now` and by `before`, without a message sent about them. */
    endingBy: (now: number, before: number) => soon.readable(now, before),
    markNotified: (userId: string, expiresAt: number) => void markNotified.run(userId, expiresAt),
  };
}

/** Creates the store of point lots; times epoch ms. */
function createLots(db: DatabaseSync) {
  const of = query(
    db,
    Lot,
    'SELECT * FROM activity_point_lot WHERE user_id = ? AND left_over > 0 ORDER BY expires_at, lot_id',
  );
  const due = query(
    db,
    Lot,
    'SELECT * FROM activity_point_lot WHERE expires_at <= ? AND left_over > 0 ORDER BY expires_at, lot_id',
  );
  const insert = db.prepare(
    'INSERT INTO activity_point_lot (user_id, amount, left_over, earned_at, expires_at) VALUES (?1, ?2, ?2, ?3, ?4)',
  );
  const lower = db.prepare('UPDATE activity_point_lot SET left_over = left_over - ? WHERE lot_id = ?');
  return {
    ...createUses(db),
    ...createEndings(db),
    of: (userId: string) => of.all(userId),
    due: (at: number) => due.readable(at),
    insert: (userId: string, amount: bigint, at: number, expiresAt: number) =>
      void insert.run(userId, amount, at, expiresAt),
    lower: (lotId: bigint, by: bigint) => void lower.run(by, lotId),
  };
}

/** Creates the points of members: an account in the ledger, and lots with the expiry of each part of it. */
export function createPoints(db: DatabaseSync, ledger: Ledger) {
  const lots = createLots(db);
  const book = (userId: string, amount: bigint, note: string, at: number) => {
    ledger.open(ISSUE, 'POINT', true);
    ledger.open(own(userId), 'POINT', false);
    const entries = [
      { account: ISSUE, amount: -amount },
      { account: own(userId), amount },
    ];
    ledger.book({ kind: 'activity', at, roomNo: null, note, entries });
  };
  /** Removes expired points from their members. */
  const endDue = (at: number) =>
    void eachDue(db, 'points', lots.due(at), ({ lot_id, user_id, left_over }) => {
      lots.lower(lot_id, left_over);
      book(user_id, -left_over, '积分到期', at);
    });
  return {
    endDue,
    balance: (userId: string): bigint => ledger.balance(own(userId)),
    /** Lots of a member that have something left, the first to expire first. */
    lots: lots.of,
    credit(userId: string, amount: bigint, note: string, at: number) {
      lots.insert(userId, amount, at, lotEnd(at));
      book(userId, amount, note, at);
    },
    /**
     * Spends the lots that expire first. A separate `key` allows the same points to be given back.
     * @throws Refusal POINTS_SHORT, with nothing spent.
     */
    spend(userId: string, amount: bigint, note: string, at: number, key: string | null = null) {
      endDue(at);
      if (ledger.balance(own(userId)) < amount) refuse('POINTS_SHORT');
      let still = amount;
      for (const { lot_id, left_over } of lots.of(userId)) {
        const part = smaller(still, left_over);
        if (part > 0n) lots.lower(lot_id, part);
        if (part > 0n && key !== null) lots.use(key, lot_id, part);
        still -= part;
      }
      book(userId, -amount, note, at);
    },
    /** Returns points spent under a key, with their earlier expiry and thirty days at least; a repeat returns nothing. */
    refund(key: string, note: string, at: number) {
      for (const { user_id, amount, expires_at } of lots.usesOf(key)) {
        lots.insert(user_id, amount, at, Math.max(expires_at, at + BACK_FOR_MS));
        book(user_id, amount, note, at);
      }
      lots.gaveBack(key, at);
    },
    endingBy: lots.endingBy,
    markNotified: lots.markNotified,
  };
}
