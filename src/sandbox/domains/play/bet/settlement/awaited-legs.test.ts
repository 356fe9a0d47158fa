import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { legOn, openBook, passDelay, place, SECOND, UPCOMING } from '#tests/faults/bets/book.ts';
import { requestBet, requestQuote, type Simulation } from '#tests/faults/bets/simulation.ts';
import { betMigrations } from '../bet-migrations.ts';
import { createBetStore } from '../bet-store.ts';

const DAY = 86_400 * SECOND;

/** Matches that settling looks at now. */
const awaited = ({ betting, now }: Simulation) =>
  betting()
    .store.openMatches(now())
    .map(({ match_id }) => match_id)
    .toSorted();

async function cashOutFully(simulation: Simulation, betId: string) {
  const { quoteId } = (await requestQuote(simulation, betId)) ?? {};
  const request = { betId, quoteId, percent: 100, clientRequestId: `cash-out-${betId}` };
  return requestBet(simulation, 'bet.cashOut', request);
}

/** Lets every match begin: those to come begin within a minute. */
function beginAll({ time }: Simulation) {
  time.now += 120 * SECOND;
}

test('settling looks at no match of refused and lapsed bets', async () => {
  const simulation = openBook();
  const refused = await place(simulation, ['m1'], { kind: 'system' });
  const offered = await place(simulation, UPCOMING, { stake: '4000.00' });
  const { betId, version } = offered ?? {};
  const request = { betId, version, action: 'leave', clientRequestId: 'leave' };
  const lapsed = await requestBet(simulation, 'bet.answer', request);
  const late = await place(simulation, ['m2'], { legs: [legOn(simulation, 'm2')] });
  Object.assign(simulation.matches.get('m2') ?? {}, { isOver: true });
  passDelay(simulation);
  const overdue = await requestBet(simulation, 'bet.detail', { betId: late?.betId });
  expect([refused, lapsed, overdue].map((bet) => bet?.state)).toEqual(['rejected', 'lapsed', 'rejected']);
  await place(simulation, ['m7']);
  beginAll(simulation);
  expect(awaited(simulation)).toEqual(['m7']);
});

test('a bet cashed out whole still shows the results of its legs', async () => {
  const simulation = openBook();
  const { betId = '' } = (await place(simulation, ['m1', 'm3'])) ?? {};
  expect(await cashOutFully(simulation, betId)).toMatchObject({ state: 'cashedOut' });
  for (const matchId of ['m1', 'm3'])
    Object.assign(simulation.matches.get(matchId) ?? {}, { isOver: true, score: [2, 0] });
  beginAll(simulation);
  simulation.betting().settleDue();
  const bet = await requestBet(simulation, 'bet.detail', { betId });
  expect(bet?.legs.map(({ result }) => result)).toEqual(['win', 'win']);
  expect(bet).toMatchObject({ state: 'cashedOut', settlements: [] });
  expect(awaited(simulation)).toEqual([]);
});

test('a lost multiple waits for the results of its other legs', async () => {
  const simulation = openBook();
  const { betId = '' } = (await place(simulation, ['m1', 'm3'])) ?? {};
  Object.assign(simulation.matches.get('m1') ?? {}, { isOver: true, score: [0, 1] });
  beginAll(simulation);
  simulation.betting().settleDue();
  expect(await requestBet(simulation, 'bet.detail', { betId })).toMatchObject({ state: 'settled' });
  expect(awaited(simulation)).toEqual(['m3']);
  Object.assign(simulation.matches.get('m3') ?? {}, { isOver: true });
  simulation.betting().settleDue();
  expect(awaited(simulation)).toEqual([]);
});

test('an update leaves out the legs of bets refused or lapsed before', () => {
  const db = openDatabase(':memory:');
  onTestFinished(() => db.close());
  const earlier = ['CREATE TABLE shared_order (a, b, c, d)', 'CREATE TABLE bet_order (a)'];
  const member = ['CREATE TABLE member (user_id TEXT PRIMARY KEY)', `INSERT INTO member VALUES ('ann')`];
  migrate(db, [
    { name: 'earlier', steps: [...earlier, ...member] },
    { ...betMigrations, steps: betMigrations.steps.slice(0, 2) },
  ]);
  for (const state of ['rejected', 'lapsed', 'open', 'cashedOut', 'delayed']) {
    db.prepare(
      `INSERT INTO bet VALUES (?1, ?1, 'ann', 5000, ?1, 'CNY', 'single', NULL, 1, 'any', 0, 1, 1, ?1, 1, 0, 0, NULL, NULL,
       0, 0, 0, NULL, 0, NULL, NULL, NULL, NULL)`,
    ).run(state);
    db.prepare(
      `INSERT INTO bet_leg VALUES (?1, 0, ?1, '', '', 1, 0, '', '{}', '{}', 0, '2', '2', NULL, '[0,0]', 0, 0, NULL, NULL)`,
    ).run(state);
  }
  migrate(db, [betMigrations]);
  const matches = createBetStore(db).openMatches(DAY);
  expect(matches.map(({ match_id }) => match_id).toSorted()).toEqual(['cashedOut', 'delayed', 'open']);
});
