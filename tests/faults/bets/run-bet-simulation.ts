import * as v from 'valibot';
import { random } from '#contract/units/random.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { verifyBets } from '#sandbox/domains/play/bet/settlement/verify-bets.ts';
import { ANN } from '#tests/fixtures/money/test-money.ts';
import { oracleReturn } from './oracle.ts';
import { openSimulation, recordPlaced, type Simulation } from './simulation.ts';
import { outsideVenue } from './simulation-money.ts';
import { correct, STEPS } from './steps.table.ts';

const STEPS_OF_A_SIMULATION = 40;
const FINAL_POLLS = 60;
const CORRECTIONS_AT_THE_END = 2;
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

/** Compares the member’s balance with the simulation’s own records, without the rules of the product or its ledger. */
function checkMoney(simulation: Simulation): void {
  const { problems, noted, last } = simulation;
  const { store } = simulation.betting();
  let expected = simulation.funds;
  for (const bet of store.list({ userId: ANN, currency: 'CNY', which: 'all', skip: 0, limit: 200 })) {
    if (bet.state === 'open' || bet.state === 'delayed' || bet.state === 'reOffered') {
      problems.push(`${bet.bet_no} was left ${bet.state}`);
    }
    const note = noted.get(bet.bet_id);
    if (!note) {
      problems.push(`${bet.bet_no} was taken unseen`);
      continue;
    }
    const lastOf = (matchId: string) => last.get(matchId) ?? null;
    const back = oracleReturn(bet.open_stake / note.lines, note.size, note.legs, lastOf);
    if (bet.state !== 'cashedOut' && bet.paid !== back) {
      problems.push(`${bet.bet_no} paid ${bet.paid}, and ${back} is right`);
    }
    const returned = bet.state === 'cashedOut' ? 0n : back;
    expected += returned + bet.cashed_out - bet.line_stake * note.lines;
  }
  const held = outsideVenue(simulation);
  if (held !== expected) problems.push(`the member has ${held}, and ${expected} is right`);
}

const CountRow = v.object({
  taken: intColumn,
  refused: intColumn,
  offersTaken: intColumn,
  cashedOut: intColumn,
  corrected: intColumn,
});
/** Counts of the events of a simulation, for the summary of a series of simulations. */
export type BetCounts = v.InferOutput<typeof CountRow>;

function countsOf({ db }: Simulation): BetCounts | undefined {
  return query(
    db,
    CountRow,
    `SELECT count(*) FILTER (WHERE state IN ('settled', 'void', 'cashedOut')) AS taken,
     count(*) FILTER (WHERE state IN ('rejected', 'lapsed')) AS refused,
     count(*) FILTER (WHERE offers_taken > 0) AS offersTaken,
     count(*) FILTER (WHERE cashed_out > 0) AS cashedOut,
     count(*) FILTER (WHERE (SELECT count(*) FROM bet_settlement WHERE bet_settlement.bet_id = bet.bet_id) > 1) AS corrected
     FROM bet`,
  ).get();
}

export type EndOfBets = { readonly problems: readonly string[]; readonly counts: BetCounts | undefined };

/** Plays one simulation of bets. @returns what is wrong at its end, and what happened in it */
export async function runBetSimulation(seed: number): Promise<EndOfBets> {
  const next = random(`bets ${seed}`);
  const simulation = openSimulation(next);
  for (let count = 0; count < STEPS_OF_A_SIMULATION; count++) {
    await stepAt(next())?.(simulation, next, count);
    await recordPlaced(simulation);
  }
  simulation.sites.changeVenue('YBTY', { status: 0 });
  finish(simulation);
  await recordPlaced(simulation);
  // Results that are corrected when everything is settled already.
  for (let count = 0; count < CORRECTIONS_AT_THE_END; count++) correct(simulation, next);
  checkMoney(simulation);
  const { sound } = verifyLedger(simulation.db);
  if (!sound) simulation.problems.push('the ledger is unsound');
  const { astray, misbooked } = verifyBets(simulation.db);
  for (const account of astray) simulation.problems.push(`${account} is not what its bets say`);
  for (const bet of misbooked) simulation.problems.push(`${bet} was not paid what it says`);
  const counts = countsOf(simulation);
  simulation.db.close();
  return { problems: simulation.problems, counts };
}
