import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { intColumn, query } from '#sandbox/db/query.ts';

/**
 * Life cycle of a round. Stake, number and result are one step, so that a round is decided on creation; money moves on
 * settlement; the round ends when its player has seen it.
 */
const ROUND_STEPS = {
  decided: { settle: 'settled' },
  settled: { see: 'seen' },
  seen: {},
} as const;

type RoundState = keyof typeof ROUND_STEPS;
const ROUND_STATES = ['decided', 'settled', 'seen'] as const satisfies readonly RoundState[];

const Outcome = v.pipe(v.string(), v.transform(JSON.parse), v.array(v.number()));

const RoundRow = v.object({
  round_id: intColumn,
  session_id: v.string(),
  pair_id: v.string(),
  nonce: intColumn,
  choice: intColumn,
  stake: v.bigint(),
  payout: v.bigint(),
  outcome: Outcome,
  state: v.picklist(ROUND_STATES),
  at: intColumn,
});
export type RoundRow = v.InferOutput<typeof RoundRow>;

const Sums = v.object({
  rounds: intColumn,
  staked: v.bigint(),
  returned: v.bigint(),
  valid: v.bigint(),
  unseen: intColumn,
});
export type RoundSums = v.InferOutput<typeof Sums>;
const NO_ROUNDS: RoundSums = { rounds: 0, staked: 0n, returned: 0n, valid: 0n, unseen: 0 };
const SUMS = `SELECT count(*) AS rounds, coalesce(sum(stake), 0) AS staked, coalesce(sum(payout), 0) AS returned,
  coalesce(sum(min(stake, abs(payout - stake))), 0) AS valid, coalesce(sum(game_round.state = 'settled'), 0) AS unseen FROM game_round JOIN play_session USING (session_id)`;

/** A round with the game it was of. */
const ListedRow = v.object({
  round_id: intColumn,
  game_id: v.string(),
  stake: v.bigint(),
  payout: v.bigint(),
  at: intColumn,
});
export type ListedRound = v.InferOutput<typeof ListedRow>;

/** Rounds of a player. */
export type RoundChoice = {
  readonly owner: string;
  readonly currency: string;
  /** Games to include; null for all. */
  readonly games: readonly string[] | null;
  /** Range, epoch ms, both included; null where a bound is absent. */
  readonly from: number | null;
  readonly to: number | null;
};
type ListChoice = RoundChoice & { readonly skip: number; readonly limit: number };

/** Condition of a choice; its parameters are in the order of `parametersOf`. */
const CHOSEN = `owner = ?1 AND currency = ?2 AND at BETWEEN ?3 AND ?4
  AND (?5 IS NULL OR game_id IN (SELECT value FROM json_each(?5)))`;
const parametersOf = ({ owner, currency, games, from, to }: RoundChoice) =>
  [owner, currency, from ?? 0, to ?? Number.MAX_SAFE_INTEGER, games && JSON.stringify(games)] as const;

export type NewRound = {
  readonly sessionId: string;
  readonly pairId: string;
  readonly nonce: number;
  readonly choice: number;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly outcome: readonly number[];
  readonly rules: string;
  readonly requestId: string;
  readonly at: number;
};

export type RoundStore = {
  /** Stores a decided round. @returns its number */
  add(round: NewRound): number;
  byRequest(sessionId: string, requestId: string): RoundRow | null;
  find(roundId: number): RoundRow | null;
  /** Returns the rounds of a visit, the newest first. */
  of(sessionId: string, limit: number): readonly RoundRow[];
  sums(sessionId: string): RoundSums;
  /** Sums of the chosen rounds, and a page of them, the newest first. */
  sumsOf(choice: RoundChoice): RoundSums;
  listOf(choice: ListChoice): readonly ListedRound[];
  /** The games a player has ever played in a currency. */
  gamesOf(owner: string, currency: string): readonly string[];
  /** Moves a round on. @returns false when another was first */
  move(roundId: number, from: RoundState, to: RoundState): boolean;
  /** Returns all members’ rounds whose money has not moved. */
  unsettled(): readonly RoundRow[];
};

/** Every round that was played. */
export function createRoundStore(db: DatabaseSync): RoundStore {
  const insert = db.prepare(
    `INSERT INTO game_round (session_id, pair_id, nonce, choice, stake, payout, outcome, rules, state, request_id, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'decided', ?, ?)`,
  );
  const byRequest = query(db, RoundRow, 'SELECT * FROM game_round WHERE session_id = ? AND request_id = ?');
  const byId = query(db, RoundRow, 'SELECT * FROM game_round WHERE round_id = ?');
  const list = query(
    db,
    RoundRow,
    'SELECT * FROM game_round WHERE session_id = ? ORDER BY round_id DESC LIMIT ?',
  );
  const sums = query(db, Sums, `${SUMS} WHERE session_id = ?`);
  const sumsOf = query(db, Sums, `${SUMS} WHERE ${CHOSEN}`);
  const listOf = query(
    db,
    ListedRow,
    `SELECT round_id, game_id, stake, payout, at FROM game_round JOIN play_session USING (session_id)
     WHERE ${CHOSEN} ORDER BY round_id DESC LIMIT ?6 OFFSET ?7`,
  );
  const games = query(
    db,
    v.object({ game_id: v.string() }),
    `SELECT DISTINCT game_id FROM game_round JOIN play_session USING (session_id)
     WHERE owner = ? AND currency = ? ORDER BY game_id`,
  );
  const decided = query(db, RoundRow, `SELECT * FROM game_round WHERE state = 'decided' ORDER BY round_id`);
  const move = db.prepare('UPDATE game_round SET state = ? WHERE round_id = ? AND state = ?');
  return {
    add: ({ sessionId, pairId, nonce, choice, stake, payout, outcome, rules, requestId, at }) => {
      const drawn = [stake, payout, JSON.stringify(outcome), rules];
      const { lastInsertRowid } = insert.run(sessionId, pairId, nonce, choice, ...drawn, requestId, at);
      return Number(lastInsertRowid);
    },
    byRequest: (sessionId, requestId) => byRequest.get(sessionId, requestId) ?? null,
    find: (roundId) => byId.get(roundId) ?? null,
    of: (sessionId, limit) => list.all(sessionId, limit),
    sums: (sessionId) => sums.get(sessionId) ?? NO_ROUNDS,
    sumsOf: (choice) => sumsOf.get(...parametersOf(choice)) ?? NO_ROUNDS,
    listOf: (choice) => listOf.all(...parametersOf(choice), choice.limit, choice.skip),
    gamesOf: (owner, currency) => games.all(owner, currency).map(({ game_id }) => game_id),
    move: (roundId, from, to) => move.run(to, roundId, from).changes === 1,
    unsettled: () => decided.all(),
  };
}
