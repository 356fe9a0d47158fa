import type { DatabaseSync } from 'node:sqlite';
import { DAY_MS } from '#contract/units/durations.ts';
import { monthAfter, siteMonthOf, siteMonthStart } from '#contract/units/site-month.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { smaller } from '#sandbox/base/smaller.ts';
import { eachDue } from '#sandbox/db/each-due.ts';
import { issueOf, memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { createLots } from './lots.ts';

/** Months that points are good for, the month they were earned in not counted. */
const MONTHS = 12;

/** Returns the expiry of points earned at a time: the end of the same month a year later, in Beijing. */
const lotEnd = (at: number): number => siteMonthStart(monthAfter(siteMonthOf(at), MONTHS + 1));

/** Minimum validity of returned points, ms. */
const BACK_FOR_MS = 30 * DAY_MS;

const own = (userId: string) => memberWallet(userId, 'POINT');
const ISSUE = issueOf('POINT');

export type Points = ReturnType<typeof createPoints>;

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
    giveBack(key: string, note: string, at: number) {
      for (const { user_id, amount, expires_at } of lots.usesOf(key)) {
        lots.insert(user_id, amount, at, Math.max(expires_at, at + BACK_FOR_MS));
        book(user_id, amount, note, at);
      }
      lots.gaveBack(key, at);
    },
    endingBy: lots.endingBy,
    toldOf: lots.toldOf,
  };
}
