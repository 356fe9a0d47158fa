import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { Currency } from '#contract/units/money.ts';
import { smaller } from '#sandbox/base/amount.ts';
import { query } from '#sandbox/db/query.ts';

export type Wagering = ReturnType<typeof createWagering>;

const Row = v.object({ left_over: v.bigint(), demanded: v.bigint(), surplus: v.bigint() });
const Counted = v.object({ counted: v.bigint() });
const NO_WAGERING = { left_over: 0n, demanded: 0n, surplus: 0n };

/** Owner of a stake and the bet it was placed on; `source` is null for stakes never settled again. */
type Staked = {
  readonly userId: string;
  readonly currency: Currency;
  readonly source: string | null;
};

/** Remaining wagering of a member before a withdrawal, minor units. */
export function createWagering(db: DatabaseSync) {
  const read = query(
    db,
    Row,
    'SELECT left_over, demanded, surplus FROM wagering WHERE user_id = ? AND currency = ?',
  );
  const write = db.prepare(
    'INSERT OR REPLACE INTO wagering (user_id, currency, left_over, demanded, surplus) VALUES (?, ?, ?, ?, ?)',
  );
  const readCounted = query(
    db,
    Counted,
    'SELECT counted FROM wagering_source WHERE user_id = ? AND currency = ? AND source = ?',
  );
  const writeCounted = db.prepare('INSERT OR REPLACE INTO wagering_source VALUES (?, ?, ?, ?)');
  const forget = db.prepare('DELETE FROM wagering_source WHERE user_id = ? AND currency = ?');
  const of = (userId: string, currency: string) => read.get(userId, currency) ?? NO_WAGERING;
  const countedBy = (userId: string, currency: string, source: string) =>
    readCounted.get(userId, currency, source)?.counted ?? 0n;

  return {
    leftOf: (userId: string, currency: string) => of(userId, currency).left_over,
    /** Total demand since the requirement was last met. */
    totalOf: (userId: string, currency: string) => of(userId, currency).demanded,
    /** Sets the amount left to wager, whatever was staked before; an amount above the demand becomes the demand. */
    set(userId: string, currency: string, amount: bigint) {
      const { demanded } = of(userId, currency);
      write.run(userId, currency, amount, amount > demanded ? amount : demanded, 0n);
      forget.run(userId, currency);
    },
    /** Counts a stake towards the demand; stores the surplus, which a later correction may need. */
    count({ userId, currency, source }: Staked, amount: bigint) {
      const { left_over, demanded, surplus } = of(userId, currency);
      if (demanded === 0n) return;
      const counted = smaller(amount, left_over);
      write.run(userId, currency, left_over - counted, demanded, surplus + amount - counted);
      if (source === null) return;
      writeCounted.run(userId, currency, source, countedBy(userId, currency, source) + amount);
    },
    /** Limits the stake counted for a corrected bet to `max`: the excess must be wagered again. */
    keepAtMost({ userId, currency }: Pick<Staked, 'userId' | 'currency'>, source: string, max: bigint) {
      const less = countedBy(userId, currency, source) - max;
      if (less <= 0n) return;
      const { left_over, demanded, surplus } = of(userId, currency);
      const covered = smaller(less, surplus);
      write.run(userId, currency, left_over + less - covered, demanded, surplus - covered);
      writeCounted.run(userId, currency, source, max);
    },
  };
}
