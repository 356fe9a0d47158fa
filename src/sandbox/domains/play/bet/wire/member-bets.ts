import type { DatabaseSync } from 'node:sqlite';
import type * as v from 'valibot';
import type { MemberBet } from '#contract/community/chat-message/shared-bet-schema.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { BOOKS } from '#sandbox/base/tables/books.table.ts';
import { query } from '#sandbox/db/query.ts';
import { BetRow, type LegRow } from '../bet-row.ts';
import type { BetStore } from '../bet-store.ts';
import { itemOf, sideOf } from './leg-item.ts';

export type MemberBetWire = v.InferInput<typeof MemberBet>;

/** Bets as rooms show them: singles, which one line can show. */
export type MemberBets = {
  /** A member's bets on a site, newest first; of one match or of all. */
  of(userId: string, siteId: number, matchId: string | null): MemberBetWire[];
  find(orderId: string, userId: string): MemberBetWire | null;
  /** Notes that a bet is shown in a room. */
  share(roomNo: string, orderId: string, userId: string): void;
  /** Reports whether a bet is shown in a room and was not withdrawn. */
  isShown(roomNo: string, orderId: string): boolean;
  /** @returns false when the member shows no such bet there. */
  revert(roomNo: string, orderId: string, userId: string): boolean;
};

const statusOf = ({ state, paid, open_stake }: BetRow): MemberBetWire['status'] => {
  if (state === 'open') return 'open';
  return (paid ?? 0n) > open_stake ? 'won' : 'lost';
};

function wireOf(bet: BetRow, leg: LegRow): MemberBetWire {
  const [home, away] = leg.placed_score ?? [0, 0];
  return {
    orderId: bet.bet_id,
    matchId: leg.match_id,
    siteId: bet.site_id,
    categoryName: leg.words.marketName,
    itemName: itemOf(leg),
    score: `${home}:${away}`,
    teamLogo: sideOf(leg) === 'away' ? leg.words.visitLogo : leg.words.homeLogo,
    venueName: BOOKS[bet.venue].name,
    odds: leg.odds,
    selection: {
      matchId: leg.match_id,
      marketId: leg.market_id,
      selectionId: leg.selection_id,
      pickName: leg.words.pickName,
      homeName: leg.words.homeName,
      awayName: leg.words.visitName,
    },
    stake: minorText(bet.line_stake),
    placedAt: bet.placed_at,
    status: statusOf(bet),
  };
}

function createSharing(db: DatabaseSync): Pick<MemberBets, 'share' | 'revert' | 'isShown'> {
  const share = db.prepare('INSERT OR REPLACE INTO shown_order VALUES (?, ?, ?, 0)');
  const revert = db.prepare(
    'UPDATE shown_order SET reverted = 1 WHERE room_no = ? AND order_id = ? AND user_id = ? AND reverted = 0',
  );
  const shown = db.prepare('SELECT 1 FROM shown_order WHERE room_no = ? AND order_id = ? AND reverted = 0');
  return {
    isShown: (roomNo, orderId) => shown.get(roomNo, orderId) !== undefined,
    share: (roomNo, orderId, userId) => void share.run(roomNo, orderId, userId),
    revert: (roomNo, orderId, userId) => revert.run(roomNo, orderId, userId).changes === 1,
  };
}

/** Opens the bets of a database whose schema is up to date. */
export function createMemberBets(db: DatabaseSync, store: BetStore): MemberBets {
  const list = query(
    db,
    BetRow,
    `SELECT * FROM bet WHERE user_id = ?1 AND site_id = ?2 AND kind = 'single' AND state IN ('open', 'settled', 'void')
     AND (?3 IS NULL OR bet_id IN (SELECT bet_id FROM bet_leg WHERE match_id = ?3)) ORDER BY placed_at DESC, bet_id`,
  );
  const wire = (bet: BetRow): MemberBetWire[] => {
    const [leg] = store.legsOf(bet.bet_id);
    return leg ? [wireOf(bet, leg)] : [];
  };
  return {
    of: (userId, siteId, matchId) => list.all(userId, siteId, matchId).flatMap(wire),
    find: (orderId, userId) => {
      const bet = store.find(orderId);
      const isShown =
        bet?.user_id === userId && bet.kind === 'single' && ['open', 'settled', 'void'].includes(bet.state);
      return isShown ? (wire(bet)[0] ?? null) : null;
    },
    ...createSharing(db),
  };
}
