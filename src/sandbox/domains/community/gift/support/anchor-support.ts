import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { fanLevel } from '#contract/community/gift/gift-rules.ts';
import { query } from '#sandbox/db/query.ts';
import { whenRolledBack } from '#sandbox/db/transaction.ts';

/** All-time totals of gifts to anchors. They are updated with the ledger, in the same transaction. Amounts are whole coins. */
export type AnchorSupport = {
  add(anchorRoomId: string, userId: string, coins: bigint): void;
  /** Returns the level of a member's fan badge of an anchor; 0 is none. Cheap enough to be called for every message. */
  levelOf(anchorRoomId: string, userId: string): number;
  /** Reports whether no gifts exist yet. */
  isNew(): boolean;
};

const SupportRow = v.object({ userId: v.string(), coins: v.bigint() });

/** Opens the totals over their table; those of an anchor are cached after the first request. */
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
