import type { DatabaseSync } from 'node:sqlite';
import { query } from '#sandbox/db/query.ts';
import type { MatchStore } from '#sandbox/world/matches/match-store.ts';
import { BetRow, type MemberBetWire, type Outcome, wireOf } from './bet-row.ts';
import { createSettling } from './settle-bets.ts';

export type NewBet = Omit<MemberBetWire, 'status' | 'stake'> & {
  readonly userId: string;
  readonly stakeMinor: bigint;
  /** The final result it wins on. */
  readonly backs: Outcome;
};

export type BetStore = {
  add(bet: NewBet): void;
  hasOpen(userId: string, siteId: number, matchId: string): boolean;
  /** A member's bets on a site, newest first; of one match or of all. */
  of(userId: string, siteId: number, matchId: string | null): MemberBetWire[];
  find(orderId: string, userId: string): MemberBetWire | null;
  /** Notes that a bet is shown in a room. */
  share(roomNo: string, orderId: string, userId: string): void;
  /** @returns false when the member shows no such bet there. */
  revert(roomNo: string, orderId: string, userId: string): boolean;
};

function createSharing(db: DatabaseSync): Pick<BetStore, 'share' | 'revert'> {
  const share = db.prepare('INSERT OR REPLACE INTO shared_order VALUES (?, ?, ?, 0)');
  const revert = db.prepare(
    'UPDATE shared_order SET reverted = 1 WHERE room_no = ? AND order_id = ? AND user_id = ? AND reverted = 0',
  );
  return {
    share: (roomNo, orderId, userId) => void share.run(roomNo, orderId, userId),
    revert: (roomNo, orderId, userId) => revert.run(roomNo, orderId, userId).changes === 1,
  };
}

/** Members' bets. Those on matches that are over are settled when they are next looked at. */
export function createBetStore(db: DatabaseSync, matches: MatchStore): BetStore {
  const settleOf = createSettling(db, matches);
  const insert = db.prepare(
    `INSERT INTO bet_order VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'open') ON CONFLICT DO NOTHING`,
  );
  const list = query(
    db,
    BetRow,
    `SELECT * FROM bet_order WHERE user_id = ?1 AND site_id = ?2 AND (?3 IS NULL OR match_id = ?3)
     ORDER BY placed_at DESC, order_id`,
  );
  const one = query(db, BetRow, 'SELECT * FROM bet_order WHERE order_id = ? AND user_id = ?');
  const openOn = db.prepare(
    `SELECT 1 FROM bet_order WHERE user_id = ? AND site_id = ? AND match_id = ? AND status = 'open'`,
  );
  return {
    add: (bet) => {
      const { orderId, userId, matchId, siteId, categoryName, itemName, score, teamLogo, venueName } = bet;
      const words = [categoryName, itemName, score, teamLogo, venueName, bet.odds];
      insert.run(orderId, userId, matchId, siteId, ...words, bet.stakeMinor, bet.placedAt, bet.backs);
    },
    hasOpen: (userId, siteId, matchId) => openOn.get(userId, siteId, matchId) !== undefined,
    of: (userId, siteId, matchId) => {
      settleOf(userId);
      return list.all(userId, siteId, matchId).map(wireOf);
    },
    find: (orderId, userId) => {
      settleOf(userId);
      const row = one.get(orderId, userId);
      return row ? wireOf(row) : null;
    },
    ...createSharing(db),
  };
}
