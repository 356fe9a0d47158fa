import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { fanLevel } from '#contract/community/chat/fan-level.ts';
import { query } from '#sandbox/db/query.ts';
import { whenRolledBack } from '#sandbox/db/transaction.ts';

/** What people have given to anchors, ever. It grows with the ledger, in the same transaction. Amounts are whole coins. */
export type AnchorSupport = {
  add(anchorRoomId: string, userId: string, coins: bigint): void;
  /** The level of somebody's fan badge of an anchor; 0 is none. Cheap enough to be asked for every message. */
  levelOf(anchorRoomId: string, userId: string): number;
  /** Nobody has ever given anything. */
  isNew(): boolean;
};

const SupportRow = v.object({ userId: v.string(), coins: v.bigint() });

/** Opens the sums over their table; those of an anchor are in memory once somebody has asked for them. */
export function createAnchorSupport(db: DatabaseSync): AnchorSupport {
  const add = db.prepare(
    `INSERT INTO anchor_support (anchor_room_id, user_id, coins) VALUES (?, ?, ?)
     ON CONFLICT (anchor_room_id, user_id) DO UPDATE SET coins = coins + excluded.coins`,
  );
  const of = query(
    db,
    SupportRow,
    'SELECT user_id AS userId, coins FROM anchor_support WHERE anchor_room_id = ?',
  );
  const anybody = db.prepare('SELECT 1 FROM anchor_support LIMIT 1');
  const known = new Map<string, Map<string, bigint>>();
  const sumsOf = (anchorRoomId: string) => {
    const sums =
      known.get(anchorRoomId) ??
      new Map(of.all(anchorRoomId).map(({ userId, coins }) => [userId, coins] as const));
    known.set(anchorRoomId, sums);
    return sums;
  };
  return {
    add(anchorRoomId, userId, coins) {
      add.run(anchorRoomId, userId, coins);
      const sums = known.get(anchorRoomId);
      sums?.set(userId, (sums.get(userId) ?? 0n) + coins);
      whenRolledBack(db, () => known.delete(anchorRoomId));
    },
    levelOf: (anchorRoomId, userId) => fanLevel(sumsOf(anchorRoomId).get(userId) ?? 0n),
    isNew: () => anybody.get() === undefined,
  };
}
