import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { currencyField } from '#contract/models/fields.ts';
import type { Currency } from '#contract/units/money.ts';
import { smaller } from '#sandbox/base/smaller.ts';
import { query } from '#sandbox/db/query.ts';
import { bonusGiven, bonusReleased, bonusTakenBack } from '#sandbox/domains/inbox/bonus-news.ts';
import type { SendNews } from '#sandbox/domains/inbox/news.ts';
import { memberWallet } from '#sandbox/domains/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ledger/ledger.ts';
import { bonusOf, costsOf } from '#sandbox/domains/ledger/platform-accounts.ts';
import type { Statement } from '#sandbox/domains/statement/statement.ts';

const Row = v.object({
  user_id: v.string(),
  currency: currencyField,
  order_id: v.string(),
  title: v.string(),
  amount: v.bigint(),
  wagering: v.bigint(),
  left_over: v.bigint(),
});
type Bonus = v.InferOutput<typeof Row>;

/** What is given on top of a deposit, minor units. */
export type Grant = {
  readonly userId: string;
  readonly currency: Currency;
  readonly orderId: string;
  readonly orderNo: string;
  readonly title: string;
  readonly amount: bigint;
  /** To be staked before it may go out. */
  readonly wagering: bigint;
};

type Ports = {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
  readonly statement: Statement;
  readonly tell: SendNews;
};

export type Bonuses = ReturnType<typeof createBonuses>;

function bonusRows(db: DatabaseSync) {
  const locked = query(
    db,
    Row,
    `SELECT * FROM bonus WHERE user_id = ? AND currency = ? AND state = 'locked' ORDER BY order_id`,
  );
  const ofOrder = query(db, Row, 'SELECT * FROM bonus WHERE order_id = ?');
  const insert = db.prepare(`INSERT INTO bonus VALUES (?, ?, ?, ?, ?, ?, ?, 'locked')`);
  const staked = db.prepare('UPDATE bonus SET left_over = ? WHERE order_id = ?');
  const end = db.prepare('UPDATE bonus SET state = ? WHERE order_id = ?');
  return {
    locked: (userId: string, currency: Currency) => locked.all(userId, currency),
    ofOrder: (orderId: string) => ofOrder.get(orderId) ?? null,
    insert: ({ userId, currency, orderId, title, amount, wagering }: Grant) =>
      void insert.run(orderId, userId, currency, title, amount, wagering, wagering),
    staked: (orderId: string, left: bigint) => void staked.run(left, orderId),
    end: (orderId: string, state: 'released' | 'forfeited') => void end.run(state, orderId),
  };
}

/**
 * Money a promotion gave, in an account of its own beside the member's: locked until its wagering is met, then the
 * member's own; given up when the member's own money is withdrawn before.
 */
export function createBonuses({ db, ledger, statement, tell }: Ports) {
  const rows = bonusRows(db);
  const book = (bonus: Pick<Bonus, 'order_id' | 'amount'>, from: string, to: string, at: number) => {
    const entries = [
      { account: from, amount: -bonus.amount },
      { account: to, amount: bonus.amount },
    ];
    ledger.book({ kind: 'bonus', at, roomNo: null, note: bonus.order_id, entries });
  };

  const release = (bonus: Bonus, at: number) => {
    const { user_id: userId, currency, amount, title } = bonus;
    book(bonus, bonusOf(userId, currency), memberWallet(userId, currency), at);
    rows.end(bonus.order_id, 'released');
    const line = { userId, currency, title, note: '流水已完成', amount, fee: 0n, at } as const;
    tell(
      userId,
      bonusReleased(bonus, statement.add({ ...line, type: 'bonus', cls: 'success', orderId: null })),
      at,
    );
  };

  return {
    ofOrder: rows.ofOrder,
    locked: rows.locked,
    give(grant: Grant, at: number) {
      const account = bonusOf(grant.userId, grant.currency);
      ledger.open(account, grant.currency, false);
      book({ order_id: grant.orderId, amount: grant.amount }, costsOf(grant.currency), account, at);
      rows.insert(grant);
      tell(grant.userId, bonusGiven(grant), at);
    },
    /** What was staked counts for the bonus that came first. */
    stake(userId: string, currency: Currency, amount: bigint, at: number) {
      let rest = amount;
      for (const bonus of rows.locked(userId, currency)) {
        const counted = smaller(rest, bonus.left_over);
        rest -= counted;
        rows.staked(bonus.order_id, bonus.left_over - counted);
        if (counted === bonus.left_over) release(bonus, at);
      }
    },
    /** The member takes own money out: what is still locked goes back to the platform. */
    forfeit(userId: string, currency: Currency, at: number) {
      for (const bonus of rows.locked(userId, currency)) {
        book(bonus, bonusOf(userId, currency), costsOf(currency), at);
        rows.end(bonus.order_id, 'forfeited');
        tell(userId, bonusTakenBack(bonus), at);
      }
    },
  };
}
