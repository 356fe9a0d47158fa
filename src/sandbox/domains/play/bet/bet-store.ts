import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { BetGroupWire } from '#contract/play/bet/returns-schema.ts';
import type { BetState } from '#contract/play/bet/states.table.ts';
import { countQuery, intColumn, query } from '#sandbox/db/query.ts';
import { asJson, type BetChange, BetRow, LegRow, SettlementRow } from './bet-row.ts';

/** Filter of a list of bets. Refused and lapsed ones are in no list. */
export type BetFilter = 'open' | 'settled' | 'all';
export type ListChoice = {
  readonly userId: string;
  readonly currency: string;
  readonly which: BetFilter;
  /** Venue that took the bets; absent or null for every one. */
  readonly venue?: string | null;
  /** Sport or market of the bets; absent or null for every one. */
  readonly group?: BetGroupWire | null;
  /** Range of placing times, epoch ms, both included; null where a bound is absent. */
  readonly from?: number | null;
  readonly to?: number | null;
  readonly skip: number;
  readonly limit: number;
};

/** Sport of a bet, as SQL; null for matches of several sports. */
export const SPORT_OF = `(SELECT iif(min(ball_class) = max(ball_class), min(ball_class), NULL)
  FROM bet_leg WHERE bet_leg.bet_id = bet.bet_id)`;
/** Market of a bet, as SQL; null for several legs. */
export const MARKET_OF = `(SELECT iif(count(*) = 1, min(json_extract(words, '$.marketName')), NULL)
  FROM bet_leg WHERE bet_leg.bet_id = bet.bet_id)`;

/** States of the bets of each list, as SQL. */
export const STATES: Readonly<Record<BetFilter, string>> = {
  open: `('delayed', 'reOffered', 'open')`,
  settled: `('settled', 'void', 'cashedOut')`,
  all: `('delayed', 'reOffered', 'open', 'settled', 'void', 'cashedOut')`,
};

/** States in which the results of the legs are tracked: members see those of a cashed-out bet too. */
const FOLLOWED = `('open', 'settled', 'void', 'cashedOut')`;
/** States that no result changes. */
const ENDED: ReadonlySet<BetState> = new Set(['rejected', 'lapsed']);

const Sums = v.object({
  total: intColumn,
  staked: v.bigint(),
  returned: v.bigint(),
  valid_stake: v.bigint(),
});
/** Totals of an empty list of bets. */
const NO_BETS = { total: 0, staked: 0n, returned: 0n, valid_stake: 0n };
const MatchRow = v.object({ match_id: v.string(), start_at: intColumn });
const Id = v.object({ bet_id: v.string() });

export type BetStore = ReturnType<typeof createBetStore>;

/** Error for a bet that changed since it was read: a defect, since every change runs in a transaction. */
class BetMovedOn extends Error {
  override readonly name = 'BetMovedOn';
}

function createReads(db: DatabaseSync) {
  const byId = query(db, BetRow, 'SELECT * FROM bet WHERE bet_id = ?');
  const legs = query(db, LegRow, 'SELECT * FROM bet_leg WHERE bet_id = ? ORDER BY n');
  const settlements = query(
    db,
    SettlementRow,
    'SELECT no, at, returned, booked, owed, valid_stake, note FROM bet_settlement WHERE bet_id = ? ORDER BY no',
  );
  const risked = query(
    db,
    v.object({ sum: v.bigint() }),
    `SELECT coalesce(sum(max(highest - open_stake, 0)), 0) AS sum FROM bet
     WHERE user_id = ? AND currency = ? AND bet_id <> ? AND state IN ('delayed', 'reOffered', 'open')
     AND bet_id IN (SELECT bet_id FROM bet_leg WHERE match_id = ?)`,
  );
  const singles = query(
    db,
    BetRow,
    `SELECT bet.* FROM bet JOIN bet_leg USING (bet_id)
     WHERE match_id = ? AND market_id = ? AND user_id = ? AND kind = 'single' AND state = 'settled' ORDER BY bet_id`,
  );
  const waiting = query(
    db,
    BetRow,
    `SELECT * FROM bet WHERE user_id = ? AND state IN ('delayed', 'reOffered')`,
  );
  const openCount = countQuery(db, `SELECT count(*) AS n FROM bet WHERE state = 'open'`);
  return {
    openCount: () => openCount(),
    find: (betId: string) => byId.get(betId) ?? null,
    legsOf: (betId: string) => legs.all(betId),
    settlementsOf: (betId: string) => settlements.all(betId),
    /** Settled singles of a member on a market, in every currency. */
    settledSinglesOn: (userId: string, { match_id, market_id }: Pick<LegRow, 'match_id' | 'market_id'>) =>
      singles.all(match_id, market_id, userId),
    waitingOf: (userId: string) => waiting.all(userId),
    /** Highest profit of a member's open bets on a match, minor units; leaves out `exceptBetId`, blank for none. */
    riskedOn: (userId: string, currency: string, matchId: string, exceptBetId = '') =>
      risked.get(userId, currency, exceptBetId, matchId)?.sum ?? 0n,
  };
}

/** Queries for bets that are due, or that wait for results. */
function createWaiting(db: DatabaseSync) {
  const due = query(db, Id, 'SELECT bet_id FROM bet WHERE due_at <= ? ORDER BY due_at, bet_id');
  const cashOutsDue = query(
    db,
    Id,
    'SELECT bet_id FROM bet WHERE cash_out_due <= ? ORDER BY cash_out_due, bet_id',
  );
  const openMatches = query(
    db,
    MatchRow,
    `SELECT DISTINCT match_id, start_at FROM bet_leg INDEXED BY leg_without_result
     WHERE result IS NULL AND is_ended = 0 AND start_at <= ?`,
  );
  const behind = query(
    db,
    Id,
    `SELECT DISTINCT bet_id FROM bet_leg JOIN bet USING (bet_id)
     WHERE match_id = ? AND fact_no < ? AND state IN ${FOLLOWED}`,
  );
  const matchesBehind = query(
    db,
    v.object({ match_id: v.string() }),
    `SELECT DISTINCT match_id FROM bet_leg JOIN bet USING (bet_id)
     WHERE state IN ${FOLLOWED}
     AND fact_no < (SELECT max(no) FROM match_fact WHERE match_fact.match_id = bet_leg.match_id)`,
  );
  return {
    /** Bets that wait to be decided, and offers that have run out. */
    due: (now: number) => due.all(now).map(({ bet_id }) => bet_id),
    cashOutsDue: (now: number) => cashOutsDue.all(now).map(({ bet_id }) => bet_id),
    /**
     * Matches that have begun and have legs without a result, those of lost multiples too: a result may be corrected.
     * Reads no other legs.
     */
    openMatches: (now: number) => openMatches.all(now),
    /** Bets with a leg on a match that were not looked at since a number of its facts. */
    behind: (matchId: string, factNo: number) => behind.all(matchId, factNo).map(({ bet_id }) => bet_id),
    /** Matches with facts that some bet was not looked at since. */
    matchesBehind: () => matchesBehind.all().map(({ match_id }) => match_id),
  };
}

function createLists(db: DatabaseSync) {
  const lists = new Map(
    Object.entries(STATES).map(([filter, states]) => {
      const where = `FROM bet WHERE user_id = ? AND currency = ? AND placed_at BETWEEN ? AND ?
        AND venue = coalesce(?, venue) AND state IN ${states}
        AND CASE ? WHEN 'sport' THEN ${SPORT_OF} IS ? WHEN 'market' THEN ${MARKET_OF} IS ? ELSE 1 END`;
      return [
        filter,
        {
          rows: query(db, BetRow, `SELECT * ${where} ORDER BY placed_at DESC, bet_id LIMIT ? OFFSET ?`),
          sums: query(
            db,
            Sums,
            `SELECT count(*) AS total, coalesce(sum(line_stake * lines), 0) AS staked,
             coalesce(sum(cashed_out + coalesce(paid, 0)), 0) AS returned, coalesce(sum(valid_stake), 0) AS valid_stake ${where}`,
          ),
        },
      ] as const;
    }),
  );
  const venues = query(
    db,
    v.object({ venue: BetRow.entries.venue }),
    `SELECT DISTINCT venue FROM bet WHERE user_id = ? AND currency = ? AND state IN ${STATES.all} ORDER BY venue`,
  );
  const of = ({ userId, currency, from, to, venue, group }: ListChoice) =>
    [
      userId,
      currency,
      from ?? 0,
      to ?? Number.MAX_SAFE_INTEGER,
      venue ?? null,
      group?.by ?? null,
      group?.by === 'sport' ? group.ballClassId : null,
      group?.by === 'market' ? group.marketName : null,
    ] as const;
  return {
    /** Venues that took bets of a member. */
    venuesOf: (userId: string, currency: string) => venues.all(userId, currency).map(({ venue }) => venue),
    list: (choice: ListChoice) =>
      lists.get(choice.which)?.rows.all(...of(choice), choice.limit, choice.skip) ?? [],
    sums: (choice: ListChoice) => lists.get(choice.which)?.sums.get(...of(choice)) ?? NO_BETS,
  };
}

/** Values in the order of the columns. */
const unchanging = (row: BetRow) => [
  row.bet_id,
  row.bet_no,
  row.user_id,
  row.site_id,
  row.request_id,
  row.currency,
  row.venue,
  row.kind,
  row.size,
  row.lines,
  row.policy,
  row.placed_at,
];
const changing = (row: BetRow) => [
  row.line_stake,
  row.open_stake,
  row.state,
  row.version,
  row.offers_taken,
  row.updated_at,
  row.due_at,
  row.waits_from,
  row.delay_ms,
  row.highest,
  row.cashed_out,
  row.paid,
  row.valid_stake,
  asJson(row.offer),
  asJson(row.reason),
  asJson(row.cash_out),
  row.cash_out_due,
  asJson(row.combination),
];
/** Columns in the order of `unchanging` and `changing`. */
const COLUMNS = `bet_id, bet_no, user_id, site_id, request_id, currency, venue, kind, size, lines, policy, placed_at,
  line_stake, open_stake, state, version, offers_taken, updated_at, due_at, waits_from, delay_ms, highest, cashed_out, paid,
  valid_stake, offer, reason, cash_out, cash_out_due, combination`;
const CHANGING = `line_stake = ?, open_stake = ?, state = ?, version = ?, offers_taken = ?, updated_at = ?, due_at = ?,
  waits_from = ?, delay_ms = ?, highest = ?, cashed_out = ?, paid = ?, valid_stake = ?, offer = ?, reason = ?, cash_out = ?,
  cash_out_due = ?, combination = ?`;

function createWrites(db: DatabaseSync) {
  const placeholders = (count: number) => Array.from({ length: count }, () => '?').join(', ');
  const insert = db.prepare(`INSERT INTO bet (${COLUMNS}) VALUES (${placeholders(30)})`);
  const update = db.prepare(`UPDATE bet SET ${CHANGING} WHERE bet_id = ? AND version = ?`);
  const insertLeg = db.prepare(`INSERT INTO bet_leg VALUES (${placeholders(20)})`);
  const endLegs = db.prepare('UPDATE bet_leg SET is_ended = 1 WHERE bet_id = ?');
  const updateLeg = db.prepare(
    `UPDATE bet_leg SET odds = ?, asked_odds = ?, placed_score = ?, base = ?, nth = ?, fact_no = ?, result = ?, counted = ?
     WHERE bet_id = ? AND n = ?`,
  );
  const insertSettlement = db.prepare(`INSERT INTO bet_settlement VALUES (${placeholders(8)})`);
  return {
    add(row: BetRow, legs: readonly LegRow[]) {
      insert.run(...unchanging(row), ...changing(row));
      const isEnded = ENDED.has(row.state) ? 1 : 0;
      for (const leg of legs) {
        const keyColumns = [leg.bet_id, leg.n, leg.match_id, leg.market_id, leg.selection_id];
        const about = [leg.ball_class, leg.start_at, leg.line, asJson(leg.words), asJson(leg.rule)];
        const price = [leg.material, leg.asked_odds, leg.odds, asJson(leg.placed_score)];
        const counting = [asJson(leg.base), leg.nth, leg.fact_no, leg.result, asJson(leg.counted)];
        insertLeg.run(...keyColumns, ...about, ...price, ...counting, isEnded);
      }
    },
    /** Changes a bet unless it has changed since it was read. @returns the updated bet */
    change(row: BetRow, change: BetChange, at: number): BetRow {
      const next: BetRow = { ...row, ...change, version: row.version + 1, updated_at: at };
      const { changes } = update.run(...changing(next), row.bet_id, row.version);
      if (changes !== 1) throw new BetMovedOn(row.bet_id);
      if (ENDED.has(next.state)) endLegs.run(row.bet_id);
      return next;
    },
    changeLeg(leg: LegRow) {
      const { odds, asked_odds, placed_score, base, nth, fact_no, result, counted } = leg;
      const facts = [asJson(placed_score), asJson(base), nth, fact_no, result, asJson(counted)];
      updateLeg.run(odds, asked_odds, ...facts, leg.bet_id, leg.n);
    },
    addSettlement(betId: string, row: SettlementRow) {
      const { no, at, returned, booked, owed, valid_stake, note } = row;
      insertSettlement.run(betId, no, at, returned, booked, owed, valid_stake, note);
    },
  };
}

/** Stake of each bet that counts for rebates, minor units. */
function createRebated(db: DatabaseSync) {
  const rebate = query(
    db,
    v.object({ amount: v.bigint() }),
    'SELECT amount FROM bet_rebated WHERE bet_id = ?',
  );
  const write = db.prepare('INSERT OR REPLACE INTO bet_rebated VALUES (?, ?)');
  return {
    rebatedOf: (betId: string): bigint => rebate.get(betId)?.amount ?? 0n,
    setRebated: (betId: string, amount: bigint): void => void write.run(betId, amount),
  };
}

/** Every bet, with its legs and settlements. */
export function createBetStore(db: DatabaseSync) {
  const parts = { ...createReads(db), ...createWaiting(db), ...createLists(db), ...createWrites(db) };
  return { ...parts, ...createRebated(db) };
}
