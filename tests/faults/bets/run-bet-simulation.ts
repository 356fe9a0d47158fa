import * as v from 'valibot';
import { type Random, random } from '#contract/units/random.ts';
import { BOOK_CODES, type BookCode } from '#sandbox/base/tables/books.table.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { verifyBets } from '#sandbox/domains/play/bet/settlement/verify-bets.ts';
import { openSimulation, recordPlaced, type Simulation } from './simulation.ts';
import { checkMoney } from './simulation-money.ts';
import { correct, STEPS, withdraw } from './steps.table.ts';

const STEPS_OF_A_SIMULATION = 40;
const FINAL_POLLS = 60;
const CORRECTIONS_AT_THE_END = 3;
const SECOND = 1_000;
const WEIGHTS = STEPS.reduce((sum, [weight]) => sum + weight, 0);

function stepAt(drawn: number) {
  let remaining = drawn * WEIGHTS;
  for (const [weight, step] of STEPS) {
    remaining -= weight;
    if (remaining < 0) return step;
  }
  return STEPS[0]?.[1];
}

/** Ends every match and decides every pending bet. */
function finish(simulation: Simulation): void {
  for (const match of simulation.matches.values()) {
    if (match.isOver) continue;
    Object.assign(match, { isOver: true, isLive: false, isLocked: false });
    simulation.last.set(match.matchId, match.score);
  }
  simulation.time.now += 3_600 * SECOND;
  for (let poll = 0; poll < FINAL_POLLS; poll++) {
    simulation.time.now += SECOND;
    simulation.betting().decideDue();
  }
  simulation.betting().settleDue();
}

/** SQL of what is counted in a simulation, over its bets; for the summary of a series of simulations. */
const COUNTED = {
  accepted: `state IN ('settled', 'void', 'cashedOut')`,
  refused: `state IN ('rejected', 'lapsed')`,
  byOffer: 'offers_taken > 0',
  singles: `kind = 'single' AND state NOT IN ('rejected', 'lapsed')`,
  multiples: `kind = 'multiple' AND state NOT IN ('rejected', 'lapsed')`,
  systems: `kind = 'system' AND state NOT IN ('rejected', 'lapsed')`,
  usdt: `currency = 'USDT' AND state NOT IN ('rejected', 'lapsed')`,
  cashedOut: `state = 'cashedOut'`,
  cashedOutInPart: `cashed_out > 0 AND state <> 'cashedOut'`,
  withVoidLegs: `EXISTS (SELECT 1 FROM bet_leg WHERE bet_leg.bet_id = bet.bet_id AND result = 'void')`,
  indebted: '(SELECT sum(owed) FROM bet_settlement WHERE bet_settlement.bet_id = bet.bet_id) > 0',
  corrected: `(SELECT count(*) FROM bet_settlement WHERE bet_settlement.bet_id = bet.bet_id) > 1`,
} as const;

/** Counts of a simulation by their names. */
export type BetCounts = Readonly<Record<string, number>>;

function countsOf({ db, kills }: Simulation): BetCounts {
  const columns = Object.entries(COUNTED).map(([name, sql]) => `count(*) FILTER (WHERE ${sql}) AS ${name}`);
  const counts = query(db, v.record(v.string(), intColumn), `SELECT ${columns.join(', ')} FROM bet`).get();
  const venues = query(
    db,
    v.object({ venue: v.string(), count: intColumn }),
    `SELECT venue, count(*) AS count FROM bet WHERE ${COUNTED.accepted} GROUP BY venue`,
  ).all();
  return {
    ...counts,
    kills: kills(),
    ...Object.fromEntries(venues.map(({ venue, count }) => [venue, count])),
  };
}

export type EndOfBets = { readonly problems: readonly string[]; readonly counts: BetCounts };

const VENUES = 3;

/** Draws the venues of a simulation. */
function drawnVenues(next: Random): readonly BookCode[] {
  const venues = [...BOOK_CODES];
  return Array.from({ length: VENUES }, () => venues.splice(Math.floor(next() * venues.length), 1)).flat();
}

/** Compares the stakes set aside and the recorded payouts with the bets, at every venue. */
function checkBooks({ db, problems }: Simulation): void {
  const { astray, misbooked } = verifyBets(db);
  for (const account of astray) problems.push(`${account} is not what its bets say`);
  for (const bet of misbooked) problems.push(`${bet} was not paid what it says`);
}

/** Plays one simulation of bets. @returns what is wrong at its end, and what happened in it */
export async function runBetSimulation(seed: number): Promise<EndOfBets> {
  const next = random(`bets ${seed}`);
  const simulation = openSimulation(next, drawnVenues(next), ['CNY', 'USDT']);
  for (let count = 0; count < STEPS_OF_A_SIMULATION; count++) {
    await stepAt(next())?.(simulation, next, count);
    await recordPlaced(simulation);
    checkBooks(simulation);
  }
  for (const { venue } of simulation.funds) simulation.sites.changeVenue(venue, { status: 0 });
  finish(simulation);
  await recordPlaced(simulation);
  // Results that are corrected when everything is settled already, and the returns are gone.
  for (let count = 0; count < CORRECTIONS_AT_THE_END; count++) {
    for (let fund = 0; fund < simulation.funds.length; fund++)
      withdraw(simulation, next, STEPS_OF_A_SIMULATION + count * simulation.funds.length + fund);
    correct(simulation, next);
  }
  checkMoney(simulation);
  checkBooks(simulation);
  if (!verifyLedger(simulation.db).sound) simulation.problems.push('the ledger is unsound');
  const counts = countsOf(simulation);
  simulation.db.close();
  return { problems: simulation.problems, counts };
}
