import type { DatabaseSync } from 'node:sqlite';
import { settleLeg } from '#contract/rules/betting/settle-leg.ts';
import { query } from '#sandbox/db/query.ts';
import type { MatchStore } from '#sandbox/world/matches/match-store.ts';
import { BetRow } from './bet-row.ts';

/** Settles a member's bets on matches that are over; a match the world has forgotten leaves its bet as it is. */
export function createSettling(db: DatabaseSync, matches: MatchStore) {
  const open = query(db, BetRow, `SELECT * FROM bet_order WHERE user_id = ? AND status = 'open'`);
  const settle = db.prepare('UPDATE bet_order SET status = ? WHERE order_id = ?');
  return (userId: string) => {
    for (const { order_id, match_id, backs } of open.all(userId)) {
      const match = matches.find(match_id);
      if (match?.clockPhase !== 'ended') continue;
      const score = { home: match.homeScore, away: match.visitScore };
      const result = settleLeg({ market: 'winner', pick: backs }, score);
      settle.run(result === 'win' ? 'won' : 'lost', order_id);
    }
  };
}
