import * as v from 'valibot';
import { type Random, random } from '#contract/units/random.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { stakedOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { createIssueSeeds } from '#sandbox/domains/play/venue/table/issue-seeds.ts';
import { tableIssues } from '#sandbox/domains/play/venue/table/table-issues.ts';
import type { VenueApi } from '#sandbox/domains/play/venue/venue-desk.ts';
import type { TableView } from '#sandbox/domains/play/venue/venue-view.ts';
import { keyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import type { EngineName } from '#sandbox/games/engine.ts';
import { TABLE_STAKES } from '#sandbox/games/stakes.table.ts';
import { type Issue, issueDraws } from '#sandbox/games/table/issues.ts';
import { ANN } from '#tests/fixtures/money/test-money.ts';
import { type Games, HOLDER, openGames } from './open-games.ts';

const { least: LEAST } = TABLE_STAKES[HOLDER.currency];
const FUNDS = 500_00n;
/** Least balance before the bets of an issue. */
const BALANCE_MIN = 50_00n;
/** Most bets of one request. */
const BETS = 3;
/** Open issues of which one is bet on. */
const ISSUES = 3;
const KILLED = 0.25;
const REPEATED = 0.3;
const CHANGED = 0.3;

const BetRow = v.object({
  round_id: intColumn,
  issue: intColumn,
  choice: intColumn,
  stake: v.bigint(),
  payout: v.bigint(),
  moves: v.pipe(v.string(), v.transform(JSON.parse), v.array(v.number())),
  state: v.string(),
});
type BetRow = v.InferOutput<typeof BetRow>;

/** A simulation with what it notes by itself. */
type Noting = Games & {
  readonly next: Random;
  readonly problems: string[];
  readonly rows: () => readonly BetRow[];
  /** Moves that were made, by bet. */
  readonly moves: Map<number, number>;
  /** Bets requested so far, and money moved to the venue in minor units. */
  bets: number;
  funds: bigint;
};

const below = ({ next }: Noting, n: number) => Math.floor(next() * n);
const playerAccount = ({ game }: Noting) => stakedOf(ANN, game.venue, HOLDER.currency);

/** Sends a request on a platform that may be killed during or after it; the request is repeated now and then. */
function answered(noting: Noting, send: (api: VenueApi['table'], key: string) => TableView): TableView {
  const { next, counts, problems } = noting;
  const ask = () => noting.request((venues, key) => send(venues.api.table, key));
  if (next() < KILLED) noting.killSoon(next);
  const first = ask();
  if (next() < KILLED) noting.restart();
  if (next() >= REPEATED) return first;
  counts.repeats += 1;
  const again = ask();
  if (JSON.stringify(again.bets) !== JSON.stringify(first.bets))
    problems.push(`issue ${first.issue.no} changed when a request was repeated`);
  return again;
}

/** Moves money to the venue when little is left there. */
function fund(noting: Noting): void {
  const { money, game } = noting;
  if (money.wallets.balance(HOLDER, game.venue) >= BALANCE_MIN) return;
  money.wallets.move(HOLDER, game.venue, FUNDS, true);
  noting.funds += FUNDS;
}

/** Compares the member's money with the stored bets. */
function checkMoney(noting: Noting, moment: string): void {
  const { ledger, money, game, problems, funds } = noting;
  const rows = noting.rows();
  const staked = rows.reduce((sum, { state, stake }) => (state === 'open' ? sum + stake : sum), 0n);
  const net = rows.reduce(
    (sum, { state, stake, payout }) => (state === 'open' ? sum : sum + payout - stake),
    0n,
  );
  const held = ledger.balance(playerAccount(noting));
  const wallet = money.wallets.balance(HOLDER, game.venue);
  if (held !== staked) problems.push(`${moment}: ${held} set aside, and ${staked} is right`);
  if (wallet !== funds + net - staked)
    problems.push(`${moment}: ${wallet} at the venue, and ${funds + net - staked} is right`);
  if (rows.length !== noting.bets)
    problems.push(`${moment}: ${rows.length} bets of ${noting.bets} requested`);
}

/** Places bets on the open issues, and takes one back now and then. */
function bet(noting: Noting, requestId: string): void {
  const { next, game } = noting;
  const { issue, ahead } = noting.request((venues, key) => venues.api.table.look(key, 0));
  const open = [issue, ...ahead].slice(0, ISSUES);
  const bets = Array.from({ length: 1 + below(noting, BETS) }, () => ({
    issue: open[below(noting, open.length)]?.no ?? issue.no,
    choice: game.rules.table?.someChoice?.(next) ?? below(noting, game.rules.choices),
    stake: LEAST * BigInt(1 + below(noting, BETS)),
  }));
  const request = { requestId, bets, stopsOnWin: next() < CHANGED };
  noting.bets += bets.length;
  const placed = answered(noting, (api, key) => api.place(key, request));
  checkMoney(noting, `issue ${issue.no} after its bets`);
  const [first] = placed.bets.filter(({ canWithdraw }) => canWithdraw);
  if (!first || next() >= CHANGED) return;
  answered(noting, (api, key) => api.withdraw(key, first.roundId));
  checkMoney(noting, `issue ${issue.no} after a bet was taken back`);
}

/** Takes the open stakes of an issue out at a moment of its result, where the rules know such a move. */
function takeOut(noting: Noting, { no, closesAt, endsAt, result }: Issue): void {
  const { time, game, moves, next } = noting;
  const { moveAt, decidedMs } = game.rules.table ?? {};
  time.now = closesAt + Math.floor(next() * (endsAt - closesAt));
  if (!moveAt || time.now >= endsAt) return;
  noting.request((venues) => venues.tableRounds.settleDue());
  for (const { round_id, issue, choice, state } of noting.rows()) {
    const ms = time.now - closesAt;
    if (issue !== no || state !== 'open' || ms >= (decidedMs?.(result, choice) ?? ms)) continue;
    moves.set(round_id, moveAt(ms));
    answered(noting, (api, key) => api.takeOut(key, round_id));
    checkMoney(noting, `issue ${no} after a stake was taken out`);
  }
}

/** Settles what is due on a platform that may be killed meanwhile. */
function settle(noting: Noting, { no, endsAt }: Issue): void {
  const { next, time, problems } = noting;
  time.now = endsAt;
  if (next() < KILLED) noting.restart();
  if (next() < KILLED) noting.killSoon(next);
  noting.request((venues) => venues.tableRounds.settleDue());
  checkMoney(noting, `issue ${no} after its end`);
  const left = noting.rows().filter(({ issue, state }) => issue <= no && state === 'open');
  if (left.length > 0) problems.push(`issue ${no} has ended, and ${left.length} bets are open`);
}

/** Pays every bet again from the seed of its issue. */
function checkFairness({ db, game, problems, rows, moves }: Noting): void {
  const seeds = createIssueSeeds(db);
  for (const { round_id, issue, choice, stake, payout, moves: made, state } of rows()) {
    const draws = issueDraws(keyedHash(seeds.seedOf(game.gameId, issue)), issue);
    const right =
      state === 'withdrawn' ? stake : game.rules.play(draws, { choice, stake, moves: made }).payout;
    if (state !== 'open' && payout !== right)
      problems.push(`bet ${round_id} returned ${payout}, not ${right}`);
    const move = moves.get(round_id);
    if (`${made}` !== `${move === undefined ? [] : [move]}`)
      problems.push(`bet ${round_id} was taken out at ${made}, not ${move}`);
  }
}

export type EndOfTables = {
  readonly problems: readonly string[];
  readonly counts: Games['counts'];
  /** Number of kills before and after the close of the bets. */
  readonly kills: { readonly before: number; readonly after: number };
};

/**
 * Bets by chance at a table of an engine on a platform that is killed before and after its issues close, with requests that
 * are repeated and answers that are lost. @returns what is wrong at the end
 */
export function runTableSimulation(engine: EngineName, issues: number, seed = 1): EndOfTables {
  const games = openGames(engine);
  const stored = query(games.db, BetRow, 'SELECT * FROM game_round ORDER BY round_id');
  const next = random(`tables ${engine} ${seed}`);
  const own = { next, problems: [], rows: () => stored.all(), moves: new Map(), bets: 0, funds: 0n };
  const noting: Noting = { ...games, ...own };
  const kills = { before: 0, after: 0 };
  const { at, after } = tableIssues(games.db)(games.game.name);
  let issue = after(at(games.time.now).no);
  for (let n = 0; n < issues; n += 1) {
    fund(noting);
    noting.time.now = issue.opensAt;
    const sofar = noting.counts.kills;
    bet(noting, `r${n}`);
    const closed = noting.counts.kills;
    takeOut(noting, issue);
    settle(noting, issue);
    kills.before += closed - sofar;
    kills.after += noting.counts.kills - closed;
    issue = after(issue.no);
  }
  checkFairness(noting);
  if (!verifyLedger(noting.db).sound) noting.problems.push('the ledger is unsound');
  noting.db.close();
  return { problems: noting.problems, counts: noting.counts, kills };
}
