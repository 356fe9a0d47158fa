import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '#sandbox/db/migrate.ts';
import { createAdmission } from '#sandbox/domains/ground/admission/admission.ts';
import { GAME_CATALOGUE } from '#sandbox/domains/play/game/game-catalogue.ts';
import { createSiteStore } from '#sandbox/domains/site/site/site-store.ts';
import { ANN, BO, moneyBooksBy } from '#tests/fixtures/money/test-money.ts';
import { openVenues, type Venues } from '../open-venues.ts';
import { venueMigrations } from '../venue-migrations.ts';

const START = 1_781_269_200_000;
const FISHING = GAME_CATALOGUE.find(({ title }) => title.engine === 'fishing');

const time = { now: START };
let books: ReturnType<typeof moneyBooksBy>;
let venues: Venues;
const open = () => {
  const ports = { sites: createSiteStore(), protection: createAdmission([]), now: () => time.now };
  venues = openVenues({ ...books, ...ports });
};
beforeEach(() => {
  time.now = START;
  books = moneyBooksBy({ now: () => time.now, every: () => () => undefined });
  migrate(books.db, [venueMigrations]);
  open();
});
afterEach(() => books.db.close());

const visit = { gameId: FISHING?.gameId ?? '', currency: 'CNY', siteId: 5000 } as const;
const enterBy = (session: { readonly sessionId: string }) => {
  const { key, swarm } = venues.api.open(venues.tickets.issue(session.sessionId, time.now));
  return { key, sessionId: session.sessionId, table: swarm?.table, seat: swarm?.seat };
};
const enter = (userId: string) => enterBy(venues.sessions.visit(userId, visit, time.now));
const enterTrial = () => enterBy(venues.sessions.demo(visit, time.now));

test('visits to one title sit together', () => {
  expect(enter(ANN)).toMatchObject({ table: 1, seat: 0 });
  const other = enter(BO);
  expect(other).toMatchObject({ table: 1, seat: 1 });
  const { seats } = venues.api.swarm(other.key);
  expect(seats[0]).toEqual({ seat: 0, kind: 'member', name: 'a***n' });
  expect(seats[1]).toMatchObject({ kind: 'self' });
});

test('trials sit at tables of their own, the fifth at another', () => {
  enter(ANN);
  const trials = Array.from({ length: 5 }, enterTrial);
  expect(trials.map(({ table, seat }) => [table, seat])).toEqual([
    [1, 0],
    [1, 1],
    [1, 2],
    [1, 3],
    [2, 0],
  ]);
});

test('a visit that ends frees its seat', () => {
  const { sessionId } = enter(ANN);
  venues.sessions.end(sessionId, time.now);
  time.now += 1;
  expect(enter(BO)).toMatchObject({ table: 1, seat: 0 });
});

test('a visit that is silent for a minute frees its seat', () => {
  const silent = enter(ANN);
  time.now += 59_999;
  expect(enter(BO)).toMatchObject({ seat: 1 });
  time.now += 1;
  expect(enterTrial()).toMatchObject({ seat: 0 });
  expect(venues.api.swarm(silent.key)).toMatchObject({ table: 1, seat: 0 });
});

test('a visit keeps its seat over a restart', () => {
  enter(ANN);
  const { seat } = enter(BO);
  open();
  expect(enter(BO)).toMatchObject({ seat });
});

test('a table is the same after a restart, with its simulated shots', () => {
  const { key } = enter(ANN);
  time.now += 40_000;
  const before = venues.api.swarm(key);
  open();
  const { swarm } = venues.api.open(
    venues.tickets.issue(venues.sessions.visit(ANN, visit, time.now).sessionId, time.now),
  );
  expect(swarm).toEqual(before);
});
