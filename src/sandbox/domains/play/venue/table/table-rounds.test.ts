import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '#sandbox/db/migrate.ts';
import { createAdmission } from '#sandbox/domains/ground/admission/admission.ts';
import { stakedOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { ended, type TitleRules } from '#sandbox/games/engine.ts';
import { ANN, moneyBooksBy } from '#tests/fixtures/money/test-money.ts';
import { createPlayPlans } from '../play-plans.ts';
import { createPlaySessions } from '../play-sessions.ts';
import { createRoundMoney } from '../round/round-money.ts';
import { createRoundStore } from '../round/round-store.ts';
import { venueMigrations } from '../venue-migrations.ts';
import { createIssueSeeds } from './issue-seeds.ts';
import { createTableBetStore } from './table-bet-store.ts';
import { createTableRounds } from './table-rounds.ts';

const START = 1_781_269_200_000;
const VENUE = 'QNCP';
const STAKE = 10_00n;
const BET_MS = 20_000;
const RESULT_MS = 10_000;
const CYCLE_MS = BET_MS + RESULT_MS;

/** A coin: choice 0 or 1 pays double; a stake taken out pays one and a half. */
const COIN: TitleRules = {
  choices: 2,
  cycleMs: CYCLE_MS,
  facts: 'coin',
  play(draws, { choice, stake, moves }) {
    const [side] = [draws.below(2)];
    if (moves.length > 0) return ended([side], (stake * 3n) / 2n, { stake });
    return ended([side], side === choice ? 2n * stake : 0n, { stake });
  },
  table: {
    betMs: BET_MS,
    longestMs: RESULT_MS,
    restMs: 0,
    ahead: 3,
    draw: (draws) => [draws.below(2)],
    lengthMs: () => RESULT_MS,
    shown: () => [],
    moveAt: (ms) => ms,
  },
};

let time = START;
const now = () => time;
let books: ReturnType<typeof moneyBooksBy>;
beforeEach(() => {
  time = START;
  books = moneyBooksBy({ now, every: () => () => undefined });
  migrate(books.db, [venueMigrations]);
});
afterEach(() => books.db.close());

/** Opens a table, as the platform does at each start. */
function open() {
  const sessions = createPlaySessions(books.db);
  const bets = createTableBetStore(books.db);
  const rounds = createTableRounds({
    db: books.db,
    store: createRoundStore(books.db),
    bets,
    seeds: createIssueSeeds(books.db),
    money: createRoundMoney({ ledger: books.ledger, ...books.money }),
    plans: createPlayPlans(books.db),
    protection: createAdmission([]),
    playedOf: (id) => {
      const session = sessions.find(id, time);
      return session && { session, rules: COIN, venue: VENUE };
    },
    now,
  });
  return { sessions, bets, rounds };
}

function sit() {
  const table = open();
  const visit = { gameId: 'coin', currency: 'CNY', siteId: 5000 } as const;
  const session = table.sessions.visit(ANN, visit, now());
  const played = { session, rules: COIN, venue: VENUE };
  books.money.wallets.move({ userId: ANN, currency: 'CNY' }, VENUE, 500_00n, true);
  return { ...table, played, issue: table.rounds.issuesOf(played).at(now()) };
}
const balance = () => books.money.wallets.balance({ userId: ANN, currency: 'CNY' }, VENUE);
const staked = () => books.ledger.balance(stakedOf(ANN, VENUE, 'CNY'));
const bet = (issue: number, choice = 0) => ({ issue, choice, stake: STAKE });

test('bets of one request are placed once, also after a lost answer', () => {
  const { rounds, played, issue } = sit();
  const request = { requestId: 'r', bets: [bet(issue.no), bet(issue.no, 1)], stopsOnWin: false };
  rounds.place(played, request);
  rounds.place(played, request);
  expect([balance(), staked()]).toEqual([480_00n, 20_00n]);
});

test('other bets under the id of a request are refused', () => {
  const { rounds, played, issue } = sit();
  rounds.place(played, { requestId: 'r', bets: [bet(issue.no)], stopsOnWin: false });
  const other = { requestId: 'r', bets: [bet(issue.no, 1)], stopsOnWin: false };
  expect(() => rounds.place(played, other)).toThrow('BAD_REQUEST');
  expect([balance(), staked()]).toEqual([490_00n, 10_00n]);
});

test('a bet whose issue no longer exists is refunded', () => {
  const { rounds, played, issue } = sit();
  rounds.place(played, { requestId: 'r', bets: [bet(issue.no), bet(issue.no, 1)], stopsOnWin: false });
  books.db.exec('UPDATE game_round SET issue = issue + 999 WHERE choice = 0');
  time = issue.endsAt;
  open().rounds.settleDue();
  const won = issue.result[0] === 1 ? 2n * STAKE : 0n;
  expect([balance(), staked()]).toEqual([490_00n + won, 0n]);
});

test('a bet is settled once by its issue, also after a restart', () => {
  const { rounds, played, issue } = sit();
  rounds.place(played, { requestId: 'r', bets: [bet(issue.no), bet(issue.no, 1)], stopsOnWin: false });
  time = issue.endsAt - 1;
  rounds.settleDue();
  expect(balance()).toBe(480_00n);
  time = issue.endsAt;
  open().rounds.settleDue();
  open().rounds.settleDue();
  expect([balance(), staked()]).toEqual([500_00n, 0n]);
  expect(verifyLedger(books.db).sound).toBe(true);
});

test.each([
  ['a closed issue', BET_MS, 0, 'BETS_CLOSED'],
  ['an issue too far ahead', 0, 5, 'BETS_CLOSED'],
])('%s takes no bets', (_, ms, further, code) => {
  const { rounds, played, issue } = sit();
  time = issue.opensAt + ms;
  const place = () =>
    rounds.place(played, { requestId: 'r', bets: [bet(issue.no + further)], stopsOnWin: false });
  expect(place).toThrow(code);
  expect([balance(), staked()]).toEqual([500_00n, 0n]);
});

test('a bet is withdrawn until its issue closes', () => {
  const { rounds, bets, played, issue } = sit();
  rounds.place(played, { requestId: 'r', bets: [bet(issue.no), bet(issue.no, 1)], stopsOnWin: false });
  const [first, second] = bets.openOf(played.session.sessionId);
  time = issue.closesAt - 1;
  rounds.withdraw(played, first?.round_id ?? 0);
  rounds.withdraw(played, first?.round_id ?? 0);
  expect([balance(), staked()]).toEqual([490_00n, 10_00n]);
  time = issue.closesAt;
  expect(() => rounds.withdraw(played, second?.round_id ?? 0)).toThrow('BETS_CLOSED');
});

test.each([
  ['in time', 0],
  ['after the platform was down', 3],
])('a series ends at its first return, settled %s', (_, issuesDown) => {
  const { rounds, bets, played, issue } = sit();
  const issues = rounds.issuesOf(played);
  const all = [issue, issues.after(issue.no), issues.after(issue.no + 1)];
  const wins = all.findIndex(({ result }) => result[0] === 0);
  rounds.place(played, { requestId: 'r', bets: all.map(({ no }) => bet(no)), stopsOnWin: true });
  for (const { endsAt } of all) {
    time = endsAt + issuesDown * CYCLE_MS;
    rounds.settleDue();
  }
  const lost = wins < 0 ? all.length : wins;
  expect(balance()).toBe(500_00n - BigInt(lost) * STAKE + (wins < 0 ? 0n : STAKE));
  expect(bets.endedOf(played.session.sessionId, 9).filter(({ state }) => state === 'withdrawn')).toHaveLength(
    wins < 0 ? 0 : all.length - wins - 1,
  );
  expect(staked()).toBe(0n);
});

test('a stake is taken out once, before the result is public', () => {
  const { rounds, bets, played, issue } = sit();
  rounds.place(played, { requestId: 'r', bets: [bet(issue.no), bet(issue.no, 1)], stopsOnWin: false });
  const [first, second] = bets.openOf(played.session.sessionId);
  expect(() => rounds.takeOut(played, first?.round_id ?? 0)).toThrow('BETS_CLOSED');
  time = issue.endsAt - 1;
  rounds.takeOut(played, first?.round_id ?? 0);
  rounds.takeOut(played, first?.round_id ?? 0);
  expect(balance()).toBe(480_00n + 15_00n);
  time = issue.endsAt;
  expect(() => rounds.takeOut(played, second?.round_id ?? 0)).toThrow('RESULT_PUBLIC');
});

test('the results are the same after a restart', () => {
  const { rounds, played, issue } = sit();
  const before = rounds.issuesOf(played).before(issue.no, 200);
  expect(open().rounds.issuesOf(played).before(issue.no, 200)).toEqual(before);
  expect(before.every(({ opensAt }, index) => opensAt > (before[index + 1]?.opensAt ?? 0))).toBe(true);
});
