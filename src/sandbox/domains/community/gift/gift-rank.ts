import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { RANKING_SIZE } from '#contract/community/gift/gift-rules.ts';
import type { Account } from '#sandbox/base/account.ts';
import { intColumn, query } from '#sandbox/db/query.ts';

const RankRow = v.object({
  userId: v.string(),
  username: v.string(),
  avatar: v.string(),
  level: intColumn,
  coins: v.bigint(),
  place: intColumn,
  /** Total of the giver one rank higher; null for the first. */
  above: v.nullable(v.bigint()),
});
type RankRow = v.InferOutput<typeof RankRow>;

const shown = ({ userId, username, avatar, level, coins }: RankRow) => ({
  userId,
  username,
  avatar,
  level,
  coins: coins.toString(),
});

/** A member’s own row: their place on the board, and what they lack for the next one up, or for the last one of the board. */
function ownRank({ userId, nickname, avatar, level }: Account, rows: readonly RankRow[]) {
  const row = rows.find((entry) => entry.userId === userId);
  const coins = row?.coins ?? 0n;
  const isRanked = row !== undefined && row.place <= RANKING_SIZE;
  const toPass = isRanked ? row.above : (rows.find(({ place }) => place === RANKING_SIZE)?.coins ?? 0n);
  return {
    userId,
    username: nickname,
    avatar,
    level,
    coins: coins.toString(),
    place: isRanked ? row.place : null,
    needs: (toPass === null ? 0n : toPass - coins + 1n).toString(),
  };
}

/**
 * Creates the ranking of givers in a room since a time, from the ledger: members and the crowd alike, highest first; and
 * one member’s own row.
 */
export function createGiftRank(db: DatabaseSync) {
  const rank = query(
    db,
    RankRow,
    `WITH giver_purse AS (
       SELECT 'member:' || user_id || ':COIN' AS account, user_id, nickname AS username, avatar, level FROM member
       UNION ALL SELECT 'giver:' || user_id || ':COIN', user_id, username, avatar, level FROM giver),
     given AS (
       SELECT user_id AS userId, username, avatar, level, -sum(amount) AS coins
       FROM ledger_transfer JOIN ledger_entry USING (transfer_id) JOIN giver_purse USING (account)
       WHERE room_no = ? AND at >= ? AND kind IN ('gift', 'crowdGift') AND amount < 0
       GROUP BY user_id),
     placed AS (
       SELECT *, row_number() OVER most AS place, lag(coins) OVER most AS above
       FROM given WINDOW most AS (ORDER BY coins DESC, userId))
     SELECT * FROM placed WHERE place <= ${RANKING_SIZE} OR userId = ? ORDER BY place`,
  );
  return (roomNo: string, since: number, account: Account | null) => {
    const rows = rank.all(roomNo, since, account?.userId ?? '');
    return {
      list: rows.filter(({ place }) => place <= RANKING_SIZE).map(shown),
      own: account && ownRank(account, rows),
    };
  };
}
