import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '#sandbox/db/migrate.ts';
import { createAdmission } from '#sandbox/domains/ground/admission/admission.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import { stakedOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { GAME_CATALOGUE } from '#sandbox/domains/play/game/game-catalogue.ts';
import { createSiteStore } from '#sandbox/domains/site/site/site-store.ts';
import { createDraws } from '#sandbox/games/chance/draws.ts';
import { keyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import { LINES_TITLES } from '#sandbox/games/lines/lines-titles.ts';
import { ANN, moneyBooksBy } from '#tests/fixtures/money/test-money.ts';
import { openVenues } from '../open-venues.ts';
import { venueMigrations } from '../venue-migrations.ts';

const START = 1_781_269_200_000;
const [SLOT_TITLE] = LINES_TITLES;
const SLOT = GAME_CATALOGUE.find(({ title }) => title === SLOT_TITLE)?.gameId ?? '';
const VENUE = 'BTEGDZ';
const STAKE = 10_00n;
const CYCLE_MS = SLOT_TITLE?.rules.cycleMs ?? 0;

let time = START;
const now = () => time;
let books: ReturnType<typeof moneyBooksBy>;
beforeEach(() => {
  time = START;
  books = moneyBooksBy({ now, every: () => () => undefined });
  migrate(books.db, [venueMigrations]);
});
afterEach(() => books.db.close());

const accounts = { byId: () => null };
const open = () =>
  openVenues({ ...books, accounts, sites: createSiteStore(), protection: createAdmission([]), now });
const holder = { userId: ANN, currency: 'CNY' } as const;

function played(venues = open(), demo = false) {
  const visit = { gameId: SLOT, currency: 'CNY', siteId: 5000 } as const;
  const session = demo ? venues.sessions.demo(visit, now()) : venues.sessions.visit(ANN, visit, now());
  const { key } = venues.api.open(venues.tickets.issue(session.sessionId, now()));
  venues.api.changeSeed(key, 'client');
  return { key, session, venues };
}
const round = (requestId: string) => ({ requestId, stake: STAKE, choice: 0 });

test('the books stay balanced over many rounds', () => {
  books.money.wallets.move(holder, VENUE, 500_00n, true);
  const { key, venues } = played();
  let balance = 500_00n;
  for (let n = 0; n < 40; n += 1) {
    const { round: done, play } = venues.api.play(key, round(`r${n}`));
    balance += BigInt(done.payout) - STAKE;
    expect(play.balance).toBe(String(balance));
    time += CYCLE_MS;
  }
  expect(books.money.wallets.balance(holder, VENUE)).toBe(balance);
  expect(books.ledger.balance(stakedOf(ANN, VENUE, 'CNY'))).toBe(0n);
  expect(verifyLedger(books.db).sound).toBe(true);
});

test('[P.14] a round decided before a crash is settled once after the restart', () => {
  books.money.wallets.move(holder, VENUE, 50_00n, true);
  const { key, venues, session } = played();
  const { round: done } = venues.api.play(key, round('cut'));
  // Simulates a process that ended before the settlement was written.
  books.db.exec(`UPDATE game_round SET state = 'decided'`);
  const back = [
    { account: 'platform:games:CNY', amount: BigInt(done.payout) - STAKE },
    { account: `venue:${ANN}:${VENUE}:CNY`, amount: -BigInt(done.payout) },
    { account: stakedOf(ANN, VENUE, 'CNY'), amount: STAKE },
  ].filter(({ amount }) => amount !== 0n);
  books.ledger.book({ kind: 'play', at: now(), roomNo: null, note: '', entries: back });
  open();
  open();
  expect(books.money.wallets.balance(holder, VENUE)).toBe(40_00n + BigInt(done.payout));
  expect(books.ledger.balance(stakedOf(ANN, VENUE, 'CNY'))).toBe(0n);
  expect(venues.store.sums(session.sessionId)).toMatchObject({ rounds: 1, unseen: 1 });
  expect(verifyLedger(books.db).sound).toBe(true);
});

test('every round can be recomputed from its revealed seeds', () => {
  books.money.wallets.move(holder, VENUE, 500_00n, true);
  const { key, venues } = played();
  const committed = venues.api.changeSeed(key, 'first').current;
  const rounds = Array.from({ length: 12 }, (_, n) => {
    time += CYCLE_MS;
    return venues.api.play(key, round(`v${n}`)).round;
  });
  const { revealed } = venues.api.changeSeed(key, 'second');
  expect(revealed).toMatchObject({ serverSeedHash: committed?.serverSeedHash, clientSeed: 'first' });
  const seed = keyedHash(Buffer.from(revealed?.serverSeed ?? '', 'hex'));
  expect(rounds.map(({ nonce }) => nonce)).toEqual(rounds.map((_, n) => n));
  for (const { nonce, outcome, payout } of rounds) {
    const input = { choice: 0, stake: STAKE, moves: [] };
    const stage = SLOT_TITLE?.rules.play(createDraws(seed, 'first', nonce), input);
    expect([stage?.outcome, String(stage?.payout)]).toEqual([outcome, payout]);
  }
});

test('a demo plays with points: no account is touched', () => {
  const { transfers } = verifyLedger(books.db);
  const { key, venues } = played(open(), true);
  const { play, round: done } = venues.api.play(key, round('demo'));
  expect(BigInt(play.balance)).toBe(2_000_00n - STAKE + BigInt(done.payout));
  expect(verifyLedger(books.db).transfers).toBe(transfers);
});

test('stakes count for the wagering requirement of a bonus', () => {
  books.money.wallets.move(holder, VENUE, 500_00n, true);
  books.money.wagering.set(ANN, 'CNY', 25_00n);
  const { key, venues } = played();
  for (let n = 0; n < 20; n += 1) {
    venues.api.play(key, round(`w${n}`));
    time += CYCLE_MS;
  }
  expect(books.money.wagering.leftOf(ANN, 'CNY')).toBe(0n);
});

test('stakes of rounds from before belong to the venues of their games', () => {
  const isBefore = { ...venueMigrations, name: 'split', steps: venueMigrations.steps.slice(5, 6) };
  const old = `staked:${ANN}:CNY`;
  books.ledger.open(old, 'CNY', false);
  for (const [venue, amount] of [
    [VENUE, 7_00n],
    ['JGZR', 2_00n],
  ] as const) {
    const entries = [
      { account: memberWallet(ANN, 'CNY'), amount: -amount },
      { account: old, amount },
    ];
    books.ledger.book({ kind: 'play', at: now(), roomNo: null, note: venue, entries });
  }
  migrate(books.db, [isBefore]);
  expect(books.ledger.balance(stakedOf(ANN, VENUE, 'CNY'))).toBe(7_00n);
  expect(books.ledger.balance(stakedOf(ANN, 'JGZR', 'CNY'))).toBe(2_00n);
  expect(books.ledger.has(old)).toBe(false);
  expect(verifyLedger(books.db).sound).toBe(true);
});
