import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { intColumn, query } from '#sandbox/db/query.ts';

/** States of a bet at a shared table; those of other rounds without moves, and one for a bet taken back before its issue closed. */
const BET_STATES = ['open', 'decided', 'settled', 'seen', 'withdrawn'] as const;

const NumberList = v.pipe(v.string(), v.transform(JSON.parse), v.array(v.number()));

const TableBetRow = v.object({
  round_id: intColumn,
  session_id: v.string(),
  game_id: v.string(),
  issue: intColumn,
  /** Bets of one request end together at the first return; null for a bet that ends alone. */
  series: v.nullable(v.string()),
  choice: intColumn,
  stake: v.bigint(),
  payout: v.bigint(),
  moves: NumberList,
  state: v.picklist(BET_STATES),
  at: intColumn,
});
export type TableBetRow = v.InferOutput<typeof TableBetRow>;

export type NewTableBet = {
  readonly sessionId: string;
  readonly issue: number;
  readonly series: string | null;
  readonly choice: number;
  readonly stake: bigint;
  readonly rules: string;
  readonly requestId: string;
  readonly at: number;
};

type Decision = {
  readonly payout: bigint;
  readonly moves: readonly number[];
  readonly outcome: readonly number[];
};

export type TableBetStore = ReturnType<typeof createTableBetStore>;

const COLUMNS = `round_id, session_id, game_id, issue, series, choice, stake, payout, moves, game_round.state AS state, at
  FROM game_round JOIN play_session USING (session_id)`;

/** Queries of bets; `COLUMNS` and a condition. */
function createReads(db: DatabaseSync) {
  const where = (condition: string) =>
    query(db, TableBetRow, `SELECT ${COLUMNS} WHERE issue IS NOT NULL AND ${condition}`);
  const byId = where('round_id = ?');
  const byRequest = where('session_id = ? AND request_id = ?');
  const waiting = where("game_round.state IN ('open', 'decided') ORDER BY issue, round_id");
  const openOf = where("session_id = ? AND game_round.state = 'open' ORDER BY issue, round_id");
  const endedOf = where("session_id = ? AND game_round.state <> 'open' ORDER BY round_id DESC LIMIT ?");
  const ofIssue = where("game_id = ? AND issue = ? AND game_round.state <> 'withdrawn' ORDER BY round_id");
  const laterOfSeries = where(
    "session_id = ? AND series = ? AND issue > ? AND game_round.state = 'open' ORDER BY round_id",
  );
  return {
    find: (roundId: number) => byId.get(roundId) ?? null,
    byRequest: (sessionId: string, requestId: string) => byRequest.get(sessionId, requestId) ?? null,
    /** Bets of every visit that are not settled, by issue. */
    waiting: () => waiting.all(),
    openOf: (sessionId: string) => openOf.all(sessionId),
    /** Bets of a visit that have ended, the newest first. */
    endedOf: (sessionId: string, limit: number) => endedOf.all(sessionId, limit),
    /** Bets of every visit on an issue. */
    ofIssue: (gameId: string, issue: number) => ofIssue.all(gameId, issue),
    laterOfSeries: (sessionId: string, series: string, issue: number) =>
      laterOfSeries.all(sessionId, series, issue),
  };
}

/** Bets at shared tables: rows of `game_round` with an issue. */
export function createTableBetStore(db: DatabaseSync) {
  const insert = db.prepare(
    `INSERT INTO game_round (session_id, issue, series, choice, stake, raised, payout, outcome, moves, rules, state, request_id, at)
     VALUES (?, ?, ?, ?, ?, 0, 0, '[]', '[]', ?, 'open', ?, ?)`,
  );
  const decide = db.prepare(
    `UPDATE game_round SET state = 'decided', payout = ?, moves = ?, outcome = ? WHERE round_id = ? AND state = 'open'`,
  );
  const settle = db.prepare(
    `UPDATE game_round SET state = 'settled' WHERE round_id = ? AND state = 'decided'`,
  );
  const withdraw = db.prepare(
    `UPDATE game_round SET state = 'withdrawn', payout = stake WHERE round_id = ? AND state = 'open'`,
  );
  return {
    ...createReads(db),
    add({ sessionId, issue, series, choice, stake, rules, requestId, at }: NewTableBet): void {
      insert.run(sessionId, issue, series, choice, stake, rules, requestId, at);
    },
    decide: (roundId: number, { payout, moves, outcome }: Decision) =>
      decide.run(payout, JSON.stringify(moves), JSON.stringify(outcome), roundId).changes === 1,
    settle: (roundId: number) => settle.run(roundId).changes === 1,
    /** Records that a bet was taken back; its payout is its stake. @returns false when it was no longer open */
    withdraw: (roundId: number) => withdraw.run(roundId).changes === 1,
  };
}
