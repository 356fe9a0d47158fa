import type { TableRules } from '#sandbox/games/engine.ts';
import { TABLE_STAKES } from '#sandbox/games/stakes.table.ts';
import type { Issue } from '#sandbox/games/table/issues.ts';
import type { Played } from '../round/stake-check.ts';
import { refuseAtVenue } from '../venue-refusal.ts';
import type {
  IssueView,
  OpenIssueView,
  OtherBetView,
  PastIssueView,
  PlayView,
  TableBetView,
  TableView,
} from '../venue-view.ts';
import type { IssueSeeds } from './issue-seeds.ts';
import type { TableBetRow, TableBetStore } from './table-bet-store.ts';
import { openIssues, type RequestedBets, type TableRounds, tableOf } from './table-rounds.ts';

/** States of bets as their players see them: settlement and its display make no difference at a table. */
const SHOWN_STATES = {
  open: 'open',
  decided: 'ended',
  settled: 'ended',
  seen: 'ended',
  withdrawn: 'withdrawn',
} as const satisfies Record<TableBetRow['state'], TableBetView['state']>;

const ENDED_BETS = 40;
const PAST_FIRST = 60;
/** Interval of requests while a result becomes public bit by bit, ms. */
const RESULT_ASK_MS = 300;
const ASK_MAX_MS = 2_000;
const ASK_MIN_MS = 150;

type Ports = {
  readonly rounds: TableRounds;
  readonly bets: TableBetStore;
  readonly seeds: IssueSeeds;
  /** Sums of a visit. */
  playView(played: Played): PlayView;
  /** Number of visits to a game at a time, epoch ms. */
  playersOf(gameId: string, at: number): number;
  /** Public bets of the other players on an issue at a time, epoch ms. */
  othersOf(played: Played, issue: Issue, at: number): readonly OtherBetView[];
  /** The visit that a key opens. @throws VenueRefusal SESSION_ENDED */
  visitBy(key: string): Played;
  /** Reports activity of a visit. */
  touch(played: Played): void;
  /** @throws VenueRefusal VENUE_CLOSED */
  checkOpen(played: Played): void;
  now(): number;
};

/** Requests of the page of a shared table. Every method throws VenueRefusal. */
export type TableApi = {
  /** @param known number of the newest past issue that the page has; 0 for none */
  look(key: string, known: number): TableView;
  place(key: string, request: RequestedBets): TableView;
  withdraw(key: string, roundId: number): TableView;
  /** Also while the venue is closed: a bet that was placed can be ended. */
  takeOut(key: string, roundId: number): TableView;
  /** Name of the stream that shows the table. @throws VenueRefusal BAD_REQUEST where there is none */
  streamOf(key: string): string;
  /** State at the start of a page; empty for a game that is not a table. */
  opened(played: Played): { readonly table?: TableView };
};

function phaseOf({ closesAt, endsAt }: Issue, at: number): IssueView['phase'] {
  if (at < closesAt) return 'bets';
  return at < endsAt ? 'result' : 'ended';
}

function shownOf({ shown }: TableRules, { closesAt, endsAt, result }: Issue, at: number): readonly number[] {
  if (at < closesAt) return [];
  return at < endsAt ? shown(result, at - closesAt) : result;
}

/** Time until the state of an issue changes, ms. */
function askInMs({ closesAt, endsAt }: Issue, nextAt: number, at: number): number {
  if (at >= closesAt && at < endsAt) return RESULT_ASK_MS;
  const change = at < closesAt ? closesAt : nextAt;
  return Math.min(ASK_MAX_MS, Math.max(ASK_MIN_MS, change - at));
}

/** Forms the responses about issues. */
function issueViews({ seeds, now }: Ports) {
  const open = ({ session }: Played, { no, opensAt, closesAt }: Issue): OpenIssueView => ({
    no,
    opensAt,
    closesAt,
    hash: seeds.hashOf(session.gameId, no),
  });
  return {
    open,
    current(played: Played, issue: Issue, nextAt: number): IssueView {
      const at = now();
      const isEnded = at >= issue.endsAt;
      return {
        ...open(played, issue),
        phase: phaseOf(issue, at),
        shown: shownOf(tableOf(played), issue, at),
        endsAt: isEnded ? issue.endsAt : null,
        nextAt: isEnded ? nextAt : null,
      };
    },
    past: ({ session }: Played, { no, endsAt, result }: Issue): PastIssueView => ({
      no,
      endsAt,
      result,
      hash: seeds.hashOf(session.gameId, no),
      seed: seeds.seedOf(session.gameId, no).toString('hex'),
    }),
  };
}

/** Forms the responses about bets. */
function betViews({ rounds, bets, now }: Ports) {
  const view = (played: Played, row: TableBetRow): TableBetView => {
    const issue = rounds.issuesOf(played).find(row.issue);
    const isOpen = row.state === 'open';
    return {
      roundId: row.round_id,
      issue: row.issue,
      opensAt: issue?.opensAt ?? row.at,
      choice: row.choice,
      stake: String(row.stake),
      payout: isOpen ? null : String(row.payout),
      moves: row.moves,
      state: SHOWN_STATES[row.state],
      canWithdraw: isOpen && issue !== null && now() < issue.closesAt,
    };
  };
  return (played: Played) => {
    const { sessionId } = played.session;
    const rows = [...bets.openOf(sessionId), ...bets.endedOf(sessionId, ENDED_BETS)];
    return rows.map((row) => view(played, row));
  };
}

/** Forms the state of a table for a visit, with the past issues that its page does not have yet. */
function tableViews(ports: Ports) {
  const { rounds, playView, playersOf, othersOf, now } = ports;
  const issues = issueViews(ports);
  const betsOf = betViews(ports);
  return (played: Played, known: number): TableView => {
    rounds.settleDue();
    const at = now();
    const table = tableOf(played);
    const all = rounds.issuesOf(played);
    const issue = all.at(at);
    const nextAt = all.after(issue.no).opensAt;
    const before = all.before(issue.no, PAST_FIRST);
    const past = (at >= issue.endsAt ? [issue, ...before] : before).filter(({ no }) => no > known);
    const { least, most } = TABLE_STAKES[played.session.currency];
    return {
      now: at,
      issue: issues.current(played, issue, nextAt),
      ahead: openIssues(all, table, at)
        .filter(({ no }) => no > issue.no)
        .map((later) => issues.open(played, later)),
      past: past.map((ended) => issues.past(played, ended)),
      bets: betsOf(played),
      limits: { least: String(least), most: String(most) },
      others: othersOf(played, issue, at),
      players: playersOf(played.session.gameId, at),
      play: playView(played),
      askInMs: askInMs(issue, nextAt, at),
    };
  };
}

/** Answers to the pages of shared tables. */
export function createTableApi(ports: Ports): TableApi {
  const { rounds, visitBy, touch, checkOpen } = ports;
  const view = tableViews(ports);
  /** Changes bets, then shows the table. */
  const changed = (key: string, change: (played: Played) => void): TableView => {
    const played = visitBy(key);
    change(played);
    touch(played);
    return view(played, Number.MAX_SAFE_INTEGER);
  };
  return {
    look: (key, known) => view(visitBy(key), known),
    streamOf: (key) => tableOf(visitBy(key)).stream ?? refuseAtVenue('BAD_REQUEST'),
    opened: (played) => (played.rules.table ? { table: view(played, 0) } : {}),
    place: (key, request) =>
      changed(key, (played) => {
        checkOpen(played);
        rounds.place(played, request);
      }),
    withdraw: (key, roundId) => changed(key, (played) => rounds.withdraw(played, roundId)),
    takeOut: (key, roundId) => changed(key, (played) => rounds.takeOut(played, roundId)),
  };
}
