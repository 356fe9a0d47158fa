import { afterEach, beforeEach, expect, test } from 'vitest';
import { mulberry32 } from '#contract/units/random.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { createAdmission } from '#sandbox/domains/ground/admission/admission.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { GAME_CATALOGUE } from '#sandbox/domains/play/game/game-catalogue.ts';
import { createSiteStore } from '#sandbox/domains/site/site/site-store.ts';
import { ANN, moneyBooksBy } from '#tests/fixtures/money/test-money.ts';
import { openVenues } from './open-venues.ts';
import { venueMigrations } from './venue-migrations.ts';
import type { RoundView } from './venue-view.ts';

const START = 1_781_269_200_000;
const CYCLE_MS = 5_000;
const STAKE = 10_00n;
const FUNDS = 9_000_00n;
const ROUNDS = 1_000;
const holder = { userId: ANN, currency: 'CNY' } as const;
const gameOf = (engine: string) => {
  const game = GAME_CATALOGUE.find(({ title }) => title.engine === engine);
  return {
    gameId: game?.gameId ?? '',
    venue: game?.venue.code ?? '',
    choices: game?.title?.rules.choices ?? 1,
  };
};
const GAMES = [gameOf('mines'), gameOf('hilo')];

let time = START;
const now = () => time;
let books: ReturnType<typeof moneyBooksBy>;
beforeEach(() => {
  time = START;
  books = moneyBooksBy({ now, every: () => () => undefined });
  migrate(books.db, [venueMigrations]);
});
afterEach(() => books.db.close());

class Killed extends Error {
  override readonly name = 'Killed';
}

/** Opens the platform; a doomed one is killed when it settles. */
function open(isDoomed = false) {
  const note: typeof books.money.acts.note = isDoomed
    ? () => {
        throw new Killed();
      }
    : (act) => books.money.acts.note(act);
  const money = { ...books.money, acts: { ...books.money.acts, note } };
  return openVenues({ ...books, money, sites: createSiteStore(), protection: createAdmission([]), now });
}

type Game = (typeof GAMES)[number];

/** The page of a visit, opened by the running platform. */
function enter(venues: ReturnType<typeof open>, { gameId }: Game) {
  const session = venues.sessions.visit(ANN, { gameId, currency: 'CNY', siteId: 5000 }, now());
  const view = venues.api.open(venues.tickets.issue(session.sessionId, now()));
  if (!view.seeds.current) venues.api.changeSeed(view.key, 'client');
  return { key: view.key, session, history: view.history };
}

/** Plays rounds of one game by chance, on a platform that may be killed after every step. */
function createRandomPlay(game: Game, random: () => number) {
  const below = (n: number) => Math.floor(random() * n);
  const isKilled = () => random() < 0.25;
  let venues = open();
  let visit = enter(venues, game);
  const reopen = () => {
    venues = open();
    visit = enter(venues, game);
  };
  /** Repeats a request after the platform was killed during it, or before its answer arrived. */
  const asked = (request: (api: typeof venues.api, key: string) => RoundView): RoundView => {
    if (isKilled()) {
      const doomed = open(true);
      const { key } = enter(doomed, game);
      try {
        request(doomed.api, key);
      } catch (thrown) {
        if (!(thrown instanceof Killed)) throw thrown;
      }
      reopen();
    }
    const answer = request(venues.api, visit.key);
    if (isKilled()) reopen();
    return answer;
  };
  return (requestId: string): RoundView => {
    const begun = { requestId, stake: STAKE, choice: below(game.choices) };
    let round = asked((api, key) => api.play(key, begun).round);
    while (round.next.length > 0) {
      const { roundId, next, moves } = round;
      const move = next[below(next.length)] ?? 0;
      const asking = { roundId, index: moves.length, move };
      round = asked((api, key) => api.move(key, asking).round);
    }
    return round;
  };
}

test('a thousand rounds, killed and resumed anywhere, lose no stake', { timeout: 120_000 }, () => {
  for (const [index, game] of GAMES.entries()) {
    books.money.wallets.move(holder, game.venue, FUNDS / 2n, true);
    const play = createRandomPlay(game, mulberry32(index + 1));
    let balance = FUNDS / 2n;
    for (let n = 0; n < ROUNDS / GAMES.length; n += 1) {
      if (balance < STAKE) {
        books.money.wallets.move(holder, game.venue, 100_00n, true);
        balance += 100_00n;
      }
      const { stake, payout } = play(`r${n}`);
      balance += BigInt(payout) - BigInt(stake);
      expect(books.money.wallets.balance(holder, game.venue)).toBe(balance);
      expect(books.ledger.balance(`staked:${ANN}:CNY`)).toBe(0n);
      time += CYCLE_MS;
    }
    time += 3_600_000;
  }
  expect(verifyLedger(books.db).sound).toBe(true);
});

test('a visit that idled ends its open round with the stake back', () => {
  const [game] = GAMES;
  if (!game) throw new Error('no game with moves');
  books.money.wallets.move(holder, game.venue, 50_00n, true);
  const venues = open();
  const { key } = enter(venues, game);
  const { round } = venues.api.play(key, { requestId: 'left', stake: STAKE, choice: 0 });
  expect(books.money.wallets.balance(holder, game.venue)).toBe(40_00n);
  venues.rounds.endAbandoned(now());
  expect(venues.store.find(round.roundId)?.state).toBe('open');
  venues.rounds.endAbandoned(now() + 1);
  expect(venues.store.find(round.roundId)).toMatchObject({ state: 'settled', payout: STAKE });
  expect(books.money.wallets.balance(holder, game.venue)).toBe(50_00n);
  const late = venues.api.move(key, { roundId: round.roundId, index: 0, move: 3 }).round;
  expect(late).toMatchObject({ next: [], payout: String(STAKE) });
});
