import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { intColumn, query } from '#sandbox/db/query.ts';

/**
 * Life cycle of a round. Stake, number and first stage are one step; a round that needs no move is decided at once. Money
 * moves on settlement; the round ends when its player has seen it.
 */
const ROUND_STEPS = {
  open: { decide: 'decided' },
  decided: { settle: 'settled' },
  settled: { see: 'seen' },
  seen: {},
} as const;

type RoundState = keyof typeof ROUND_STEPS;
const ROUND_STATES = ['open', 'decided', 'settled', 'seen'] as const satisfies readonly RoundState[];

const NumberList = v.pipe(v.string(), v.transform(JSON.parse), v.array(v.number()));

const RoundRow = v.object({
  round_id: intColumn,
  session_id: v.string(),
  pair_id: v.string(),
  nonce: intColumn,
  choice: intColumn,
  stake: v.bigint(),
  raised: v.bigint(),
  payout: v.bigint(),
  outcome: NumberList,
  moves: NumberList,
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
/** Rounds of a player's own seeds; the others are bets at shared tables. */
const OWN = 'issue IS NULL';

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

/** Condition of a choice, without rounds that go on or were taken back; its parameters are in the order of `parametersOf`. */
const CHOSEN = `owner = ?1 AND currency = ?2 AND at BETWEEN ?3 AND ?4 AND game_round.state NOT IN ('open', 'withdrawn')
  AND (?5 IS NULL OR game_id IN (SELECT value FROM json_each(?5)))`;
const parametersOf = ({ owner, currency, games, from, to }: RoundChoice) =>
  [owner, currency, from ?? 0, to ?? Number.MAX_SAFE_INTEGER, games && JSON.stringify(games)] as const;

/** Part of a round that its moves change. `payout` is null while it waits for a move. */
type StoredStage = {
  readonly stake: bigint;
  readonly raised: bigint;
  readonly payout: bigint | null;
  readonly outcome: readonly number[];
  readonly moves: readonly number[];
};

export type NewRound = StoredStage & {
  readonly sessionId: string;
  readonly pairId: string;
  readonly nonce: number;
  readonly choice: number;
  readonly rules: string;
  readonly requestId: string;
  readonly at: number;
};

export type RoundStore = {
  /** Stores a round that begins. @returns its number */
  add(round: NewRound): number;
  /** Stores the stage after a further move of an open round. */
  advance(roundId: number, stage: StoredStage): void;
  /** The round of a visit that waits for a move. */
  openOf(sessionId: string): RoundRow | null;
  /** Reports whether a player has a round that was drawn from their current seeds and waits for a move. */
  hasOpen(owner: string): boolean;
  /** Open rounds whose visit has ended, or was last active before a time, epoch ms. */
  abandoned(before: number): readonly RoundRow[];
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

/** Parameters of the columns `stake, raised, payout, outcome, moves, state`. */
const stageParameters = ({ stake, raised, payout, outcome, moves }: StoredStage) =>
  [
    stake,
    raised,
    payout ?? 0n,
    JSON.stringify(outcome),
    JSON.stringify(moves),
    payout === null ? 'open' : 'decided',
  ] as const;

/** Rounds that wait for a move. */
function openRounds(db: DatabaseSync): Pick<RoundStore, 'advance' | 'openOf' | 'hasOpen' | 'abandoned'> {
  const advance = db.prepare(
    'UPDATE game_round SET stake = ?, raised = ?, payout = ?, outcome = ?, moves = ?, state = ? WHERE round_id = ?',
  );
  const openOf = query(
    db,
    RoundRow,
    `SELECT * FROM game_round WHERE session_id = ? AND state = 'open' AND ${OWN}`,
  );
  const openOfOwner = query(
    db,
    v.object({ round_id: intColumn }),
    `SELECT round_id FROM game_round JOIN play_session USING (session_id)
     WHERE owner = ? AND game_round.state = 'open' AND ${OWN} LIMIT 1`,
  );
  const abandoned = query(
    db,
    RoundRow,
    `SELECT game_round.* FROM game_round JOIN play_session USING (session_id)
     WHERE game_round.state = 'open' AND ${OWN} AND (ended_at IS NOT NULL OR last_at < ?) ORDER BY round_id`,
  );
  return {
    advance: (roundId, stage) => void advance.run(...stageParameters(stage), roundId),
    openOf: (sessionId) => openOf.get(sessionId) ?? null,
    hasOpen: (owner) => openOfOwner.get(owner) !== undefined,
    abandoned: (before) => abandoned.all(before),
  };
}

/** Every round that was played. */
export function createRoundStore(db: DatabaseSync): RoundStore {
  const insert = db.prepare(
    `INSERT INTO game_round
       (session_id, pair_id, nonce, choice, rules, request_id, at, stake, raised, payout, outcome, moves, state)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const where = (condition: string) =>
    query(db, RoundRow, `SELECT * FROM game_round WHERE ${OWN} AND ${condition}`);
  const byRequest = where('session_id = ? AND request_id = ?');
  const byId = where('round_id = ?');
  const list = where('session_id = ? ORDER BY round_id DESC LIMIT ?');
  const sums = query(db, Sums, `${SUMS} WHERE session_id = ? AND game_round.state <> 'withdrawn'`);
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
  const decided = where("state = 'decided' ORDER BY round_id");
  const move = db.prepare('UPDATE game_round SET state = ? WHERE round_id = ? AND state = ?');
  return {
    add: ({ sessionId, pairId, nonce, choice, rules, requestId, at, ...stage }) => {
      const key = [sessionId, pairId, nonce, choice, rules, requestId, at];
      return Number(insert.run(...key, ...stageParameters(stage)).lastInsertRowid);
    },
    ...openRounds(db),
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
