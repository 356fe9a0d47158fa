import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { query } from '#sandbox/db/query.ts';

export type Wagering = ReturnType<typeof createWagering>;

/** What a member has still to stake before money goes out. Minor units. */
export function createWagering(db: DatabaseSync) {
  const read = query(
    db,
    v.object({ left_over: v.bigint() }),
    'SELECT left_over FROM wagering WHERE user_id = ? AND currency = ?',
  );
  const add = db.prepare(
    `INSERT INTO wagering VALUES (?, ?, ?)
     ON CONFLICT (user_id, currency) DO UPDATE SET left_over = left_over + excluded.left_over`,
  );
  const write = db.prepare('INSERT OR REPLACE INTO wagering VALUES (?, ?, ?)');
  return {
    leftOf: (userId: string, currency: string) => read.get(userId, currency)?.left_over ?? 0n,
    demand: (userId: string, currency: string, amount: bigint) => void add.run(userId, currency, amount),
    set: (userId: string, currency: string, amount: bigint) => void write.run(userId, currency, amount),
  };
}
