import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { DAY_MS } from '#contract/units/durations.ts';
import { query } from '#sandbox/db/query.ts';

const RANKED = 20;
const BEIJING_OFFSET_MS = 8 * 3_600_000;

const RankRow = v.object({
  user_id: v.string(),
  username: v.string(),
  avatar: v.string(),
  level: v.pipe(v.bigint(), v.transform(Number)),
  coins: v.bigint(),
});

/** Midnight in Beijing before `now`. */
export const dayStart = (now: number): number =>
  Math.floor((now + BEIJING_OFFSET_MS) / DAY_MS) * DAY_MS - BEIJING_OFFSET_MS;

/** Who has given most in a room since a time, from the ledger: members and the crowd alike, most first. */
export function createGiftRank(db: DatabaseSync) {
  const rank = query(
    db,
    RankRow,
    `WITH giver_purse AS (
       SELECT 'member:' || user_id || ':COIN' AS account, user_id, nickname AS username, avatar, level FROM member
       UNION ALL SELECT 'giver:' || user_id || ':COIN', user_id, username, avatar, level FROM giver)
     SELECT user_id, username, avatar, level, -sum(amount) AS coins
     FROM ledger_transfer JOIN ledger_entry USING (transfer_id) JOIN giver_purse USING (account)
     WHERE room_no = ? AND at >= ? AND kind IN ('gift', 'crowdGift') AND amount < 0
     GROUP BY user_id ORDER BY coins DESC, user_id LIMIT ${RANKED}`,
  );
  return (roomNo: string, since: number) =>
    rank.all(roomNo, since).map(({ user_id: userId, coins, ...giver }) => ({
      ...giver,
      userId,
      coins: coins.toString(),
    }));
}
