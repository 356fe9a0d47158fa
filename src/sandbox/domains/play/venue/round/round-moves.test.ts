import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '#sandbox/db/migrate.ts';
import { createAdmission } from '#sandbox/domains/ground/admission/admission.ts';
import { GAME_CATALOGUE } from '#sandbox/domains/play/game/game-catalogue.ts';
import { createSiteStore } from '#sandbox/domains/site/site/site-store.ts';
import { ANN, moneyBooksBy } from '#tests/fixtures/money/test-money.ts';
import { openVenues } from '../open-venues.ts';
import { venueMigrations } from '../venue-migrations.ts';

const START = 1_781_269_200_000;
const STAKE = 10_00n;
const holder = { userId: ANN, currency: 'CNY' } as const;
const MINES = GAME_CATALOGUE.find(({ title }) => title.engine === 'mines');

const now = () => START;
let books: ReturnType<typeof moneyBooksBy>;
beforeEach(() => {
  books = moneyBooksBy({ now, every: () => () => undefined });
  migrate(books.db, [venueMigrations]);
});
afterEach(() => books.db.close());

const open = () => openVenues({ ...books, sites: createSiteStore(), protection: createAdmission([]), now });

test('a visit that idled ends its open round with the stake back', () => {
  if (!MINES) throw new Error('no game with moves');
  const { gameId, venue } = MINES;
  books.money.wallets.move(holder, venue.code, 50_00n, true);
  const balance = () => books.money.wallets.balance(holder, venue.code);
  const venues = open();
  const session = venues.sessions.visit(ANN, { gameId, currency: 'CNY', siteId: 5000 }, now());
  const { key } = venues.api.open(venues.tickets.issue(session.sessionId, now()));
  venues.api.changeSeed(key, 'client');
  const { round } = venues.api.play(key, { requestId: 'left', stake: STAKE, choice: 0 });
  expect(balance()).toBe(40_00n);
  venues.rounds.endAbandoned(now());
  expect(venues.store.find(round.roundId)?.state).toBe('open');
  venues.rounds.endAbandoned(now() + 1);
  expect(venues.store.find(round.roundId)).toMatchObject({ state: 'settled', payout: STAKE });
  expect(balance()).toBe(50_00n);
  const late = venues.api.move(key, { roundId: round.roundId, index: 0, move: 3 }).round;
  expect(late).toMatchObject({ next: [], payout: String(STAKE) });
});
