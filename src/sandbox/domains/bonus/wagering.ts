import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { query } from '#sandbox/db/query.ts';

export type Wagering = ReturnType<typeof createWagering>;

const Row = v.object({ left_over: v.bigint(), demanded: v.bigint() });

/** What a member has still to stake before money goes out. Minor units. */
export function createWagering(db: DatabaseSync) {
  const read = query(db, Row, 'SELECT left_over, demanded FROM wagering WHERE user_id = ? AND currency = ?');
  const write = db.prepare('INSERT OR REPLACE INTO wagering VALUES (?, ?, ?, ?)');
  const of = (userId: string, currency: string) =>
    read.get(userId, currency) ?? { left_over: 0n, demanded: 0n };

  return {
    leftOf: (userId: string, currency: string) => of(userId, currency).left_over,
    /** Of what was demanded since there was last nothing left. */
    totalOf: (userId: string, currency: string) => of(userId, currency).demanded,
    /** What is left from now on; more than was ever demanded is a demand of that much. */
    set(userId: string, currency: string, amount: bigint) {
      const { demanded } = of(userId, currency);
      write.run(userId, currency, amount, amount > demanded ? amount : demanded);
    },
  };
}
