import type { DatabaseSync } from 'node:sqlite';
import { eachDue } from '#sandbox/db/each-due.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { keyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import { BETS_MAX, type TableRules, type TitleRules } from '#sandbox/games/engine.ts';
import { TABLE_STAKES } from '#sandbox/games/stakes.table.ts';
import { type Issue, type Issues, issueDraws } from '#sandbox/games/table/issues.ts';
import { createStakeCheck, type Played, playerOf, type StakePorts } from '../round/stake-check.ts';
import { refuseAtVenue } from '../venue-refusal.ts';
import { rulesHash } from '../venue-rules.ts';
import type { IssueSeeds } from './issue-seeds.ts';
import type { TableBetRow, TableBetStore } from './table-bet-store.ts';
import { issuesOfGame } from './table-issues.ts';

type RequestedBet = { readonly issue: number; readonly choice: number; readonly stake: bigint };
export type RequestedBets = {
  readonly requestId: string;
  readonly bets: readonly RequestedBet[];
  readonly stopsOnWin: boolean;
};

type Ports = StakePorts & {
  readonly db: DatabaseSync;
  readonly bets: TableBetStore;
  readonly seeds: IssueSeeds;
  /** The game of a visit; null when the catalogue no longer has it. */
  playedOf(sessionId: string): Played | null;
};

/** Bets at shared tables, each with its money. */
export type TableRounds = {
  /** The issues of a table that is played. @throws VenueRefusal BAD_REQUEST where the game has none */
  issuesOf(played: Played): Issues;
  /**
   * Places all bets of a request, or none; a repeated request places nothing further.
   * @throws VenueRefusal BAD_REQUEST, BETS_CLOSED, BALANCE_SHORT, PLAN_OVER, PLAN_SHORT; Refusal by the member’s own limits
   */
  place(played: Played, request: RequestedBets): void;
  /** Takes a bet back before its issue closes. @throws VenueRefusal BAD_REQUEST, BETS_CLOSED */
  withdraw(played: Played, roundId: number): void;
  /** Takes a stake out at the multiple of this moment. @throws VenueRefusal BAD_REQUEST, BETS_CLOSED, RESULT_PUBLIC */
  takeOut(played: Played, roundId: number): void;
  /** Settles every bet that is decided by now, each by itself; a bet whose issue no longer exists is refunded. */
  settleDue(): void;
};

/** @throws VenueRefusal BAD_REQUEST for a game that is not a table */
export const tableOf = ({ rules }: { readonly rules: TitleRules }): TableRules =>
  rules.table ?? refuseAtVenue('BAD_REQUEST');

/** Issues by game, each created once. */
function createIssuesOf(seeds: IssueSeeds) {
  const byGame = new Map<string, Issues>();
  return (played: Played): Issues => {
    const { gameId } = played.session;
    const known = byGame.get(gameId);
    if (known) return known;
    const issues = issuesOfGame(tableOf(played), seeds, gameId);
    byGame.set(gameId, issues);
    return issues;
  };
}

/** The issues that take bets at a time: the one that opened last, if it has not closed, and later ones by the rules. */
export function openIssues(issues: Issues, { ahead }: TableRules, at: number): readonly Issue[] {
  const current = issues.at(at);
  const later: Issue[] = [];
  for (let from = current; later.length < ahead; ) {
    from = issues.after(from.no);
    later.push(from);
  }
  return [current, ...later].filter(({ closesAt }) => at < closesAt);
}

/** Time at which a bet on an issue is decided, epoch ms. */
export const decidedAt = ({ decidedMs }: TableRules, { closesAt, endsAt, result }: Issue, choice: number) =>
  decidedMs ? Math.min(endsAt, closesAt + decidedMs(result, choice)) : endsAt;

/** Settles bets in the order of their issues, so that a series ends at its first return whenever this runs. */
function createSettlement({ db, bets, money, now }: Ports, payoutOf: ReturnType<typeof createPayouts>) {
  const withdraw = (played: Played, { round_id, stake }: TableBetRow) => {
    const player = playerOf(played);
    if (bets.withdraw(round_id) && player) money.release(player, stake, now());
  };
  const stopSeries = (played: Played, { session_id, series, issue }: TableBetRow) => {
    if (series === null) return;
    for (const later of bets.laterOfSeries(session_id, series, issue)) withdraw(played, later);
  };
  const settle = (played: Played, { round_id }: TableBetRow) => {
    const row = bets.find(round_id);
    const player = playerOf(played);
    if (row && bets.settle(round_id) && player) money.settle(player, row, now());
  };
  return {
    withdraw: (played: Played, row: TableBetRow) => transaction(db, () => withdraw(played, row)),
    /** Decides a bet and moves its money in one step. @param isPublic whether the whole result is public */
    end: (played: Played, row: TableBetRow, issue: Issue, moves: readonly number[], isPublic: boolean) =>
      transaction(db, () => {
        const payout = payoutOf(played, row, moves);
        const outcome = isPublic ? issue.result : [];
        if (row.state === 'open' && !bets.decide(row.round_id, { payout, moves, outcome })) return;
        settle(played, row);
        if (payout > 0n) stopSeries(played, row);
      }),
  };
}

/** Payouts of bets by the numbers of their issues. */
const createPayouts =
  (seeds: IssueSeeds) =>
  ({ rules, session }: Played, { issue, choice, stake }: TableBetRow, moves: readonly number[]): bigint => {
    const draws = issueDraws(keyedHash(seeds.seedOf(session.gameId, issue)), issue);
    const { payout } = rules.play(draws, { choice, stake, moves });
    if (payout === null) throw new Error('a bet at a table has no open stage');
    return payout;
  };

/** An id belongs to one request: other bets under it are refused. */
const isSameBet = (known: TableBetRow | null, { issue, choice, stake }: RequestedBet) =>
  known?.issue === issue && known.choice === choice && known.stake === stake;

/** Checks and places the bets of a request. */
function createPlacing(ports: Ports, issuesOf: TableRounds['issuesOf']) {
  const { db, bets, money, now } = ports;
  const checkStake = createStakeCheck(ports);
  const check = (played: Played, { bets: requested }: RequestedBets) => {
    const { least, most } = TABLE_STAKES[played.session.currency];
    const open = openIssues(issuesOf(played), tableOf(played), now()).map(({ no }) => no);
    if (requested.length === 0 || requested.length > BETS_MAX) refuseAtVenue('BAD_REQUEST');
    for (const { issue, choice, stake } of requested) {
      if (choice < 0 || choice >= played.rules.choices) refuseAtVenue('BAD_REQUEST');
      if (stake < least || stake > most || stake % least !== 0n) refuseAtVenue('BAD_REQUEST');
      if (!open.includes(issue)) refuseAtVenue('BETS_CLOSED');
    }
    checkStake(
      played,
      requested.reduce((sum, { stake }) => sum + stake, 0n),
    );
  };
  return (played: Played, request: RequestedBets): void => {
    const { sessionId } = played.session;
    const idOf = (index: number) => `${request.requestId}:${index}`;
    if (bets.byRequest(sessionId, idOf(0))) {
      const isSame = (bet: RequestedBet, index: number) =>
        isSameBet(bets.byRequest(sessionId, idOf(index)), bet);
      if (!request.bets.every(isSame)) refuseAtVenue('BAD_REQUEST');
      return;
    }
    check(played, request);
    const player = playerOf(played);
    const shared = { sessionId, rules: rulesHash(played.rules), at: now() };
    const series = request.stopsOnWin ? request.requestId : null;
    transaction(db, () => {
      request.bets.forEach((bet, index) => {
        if (player) money.hold(player, bet.stake, now());
        bets.add({ ...bet, ...shared, series, requestId: idOf(index) });
      });
    });
  };
}

/**
 * Creates the bets at shared tables; `settleDue` runs at each start and each second.
 * @param ports `now` is the server's clock, epoch ms
 */
export function createTableRounds(ports: Ports): TableRounds {
  const { db, bets, seeds, playedOf, now } = ports;
  const issuesOf = createIssuesOf(seeds);
  const settlement = createSettlement(ports, createPayouts(seeds));
  const own = (played: Played, roundId: number) => {
    const row = bets.find(roundId);
    return row?.session_id === played.session.sessionId ? row : refuseAtVenue('BAD_REQUEST');
  };
  return {
    issuesOf,
    place: createPlacing(ports, issuesOf),
    withdraw(played, roundId) {
      const row = own(played, roundId);
      if (row.state === 'withdrawn') return;
      const issue = issuesOf(played).find(row.issue);
      if (row.state !== 'open' || !issue || now() >= issue.closesAt) refuseAtVenue('BETS_CLOSED');
      settlement.withdraw(played, row);
    },
    takeOut(played, roundId) {
      const row = own(played, roundId);
      const table = tableOf(played);
      const issue = issuesOf(played).find(row.issue);
      const at = now();
      if (row.state !== 'open') return;
      if (!table.moveAt || !issue) return refuseAtVenue('BAD_REQUEST');
      if (at < issue.closesAt) refuseAtVenue('BETS_CLOSED');
      if (at >= decidedAt(table, issue, row.choice)) refuseAtVenue('RESULT_PUBLIC');
      settlement.end(played, row, issue, [table.moveAt(at - issue.closesAt)], false);
    },
    settleDue() {
      eachDue(db, 'bets at tables', bets.waiting(), ({ round_id }) => {
        const row = bets.find(round_id);
        const played = row && playedOf(row.session_id);
        // The first return of a series may have withdrawn a later bet of this list.
        if (!played || (row.state !== 'open' && row.state !== 'decided')) return;
        const issue = issuesOf(played).find(row.issue);
        // The times of the table have changed since: no result belongs to the bet.
        if (!issue) settlement.withdraw(played, row);
        else if (now() >= decidedAt(tableOf(played), issue, row.choice))
          settlement.end(played, row, issue, row.moves, now() >= issue.endsAt);
      });
    },
  };
}
