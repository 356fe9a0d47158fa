import type { Bet } from '#contract/play/bet/schema.ts';
import type { Random } from '#contract/units/random.ts';
import type { FACT_STATES } from '#sandbox/domains/play/bet/offers/settle-by-facts.ts';
import { ANN } from '#tests/fixtures/money/test-money.ts';
import { type BoardMatch, pricesAt, quarterAt } from './board.ts';
import { legOn, requestBet, requestQuote, type Simulation } from './simulation.ts';
import { fundKey } from './simulation-money.ts';

const SECOND = 1_000;
const LEGS_MAX = 5;

type Step = (simulation: Simulation, next: Random, count: number) => Promise<void> | void;

const oneOf = <Item>(next: Random, items: readonly Item[]): Item | undefined =>
  items[Math.floor(next() * items.length)];
const someMatch = ({ matches }: Simulation, next: Random): BoardMatch | undefined =>
  oneOf(next, [...matches.values()]);
const on = (simulation: Simulation, next: Random, act: (match: BoardMatch) => void) => {
  const match = someMatch(simulation, next);
  if (match && !match.isOver) act(match);
};

const reprice = (simulation: Simulation, next: Random): void =>
  on(simulation, next, (match) => {
    match.prices = pricesAt(next);
  });

/** Returns the bets of the simulation’s member in a state. */
const bets = ({ betting }: Simulation, state: Bet['state']) =>
  (['CNY', 'USDT'] as const)
    .flatMap((currency) => betting().store.list({ userId: ANN, currency, which: 'all', skip: 0, limit: 100 }))
    .filter((bet) => bet.state === state);

/** A stake; now and then one that is too high for what many legs could win. */
const stakeAt = (next: Random): string =>
  `${(10 + Math.floor(next() * 120)) * (next() < 0.15 ? 30 : 1)}.${10 + Math.floor(next() * 90)}`;

async function place(simulation: Simulation, next: Random, count: number): Promise<void> {
  const many = 1 + Math.floor(next() * LEGS_MAX);
  const fund = oneOf(next, simulation.funds);
  // A slip over several venues is refused.
  const isMixed = next() < 0.03;
  // Finished matches are tried only rarely: such a bet is always refused.
  const isTried = ({ isOver }: BoardMatch) => next() < (isOver ? 0.02 : 0.8);
  const chosen = [...simulation.matches.values()]
    .filter((match) => (isMixed || match.venue === fund?.venue) && isTried(match))
    .slice(0, many);
  if (!fund || chosen.length === 0) return;
  const isSystem = chosen.length > 2 && next() < 0.4;
  const seen = chosen.map((match) => legOn(match, next));
  // Prices may change between the tap and the arrival of its request.
  if (next() < 0.3) reprice(simulation, next);
  const placing = {
    currency: fund.currency,
    kind: chosen.length === 1 ? 'single' : isSystem ? 'system' : 'multiple',
    size: isSystem ? 2 + Math.floor(next() * (chosen.length - 2)) : null,
    legs: seen,
    stake: stakeAt(next),
    policy: oneOf(next, ['none', 'higher', 'any']),
    clientRequestId: `r${count}`,
  };
  const first = await requestBet(simulation, 'bet.place', placing);
  // A double tap, a lost answer, a second tab: the same intent again.
  const again = next() < 0.4 ? await requestBet(simulation, 'bet.place', placing) : first;
  if (again?.betId !== first?.betId) simulation.problems.push(`request r${count} made two bets`);
}

async function answer(simulation: Simulation, next: Random, count: number): Promise<void> {
  const bet = oneOf(next, bets(simulation, 'reOffered'));
  if (!bet) return;
  const action = next() < 0.7 ? 'accept' : 'leave';
  const input = { betId: bet.bet_id, version: bet.version, action, clientRequestId: `a${count}` };
  await requestBet(simulation, 'bet.answer', input);
  if (next() < 0.4) await requestBet(simulation, 'bet.answer', { ...input, clientRequestId: `b${count}` });
}

async function cashOut(simulation: Simulation, next: Random, count: number): Promise<void> {
  const bet = oneOf(next, bets(simulation, 'open'));
  const quote = bet && (await requestQuote(simulation, bet.bet_id));
  if (!bet || !quote?.quoteId) return;
  if (next() < 0.3) end(simulation, next);
  const percent = oneOf(next, [100, 50, 33, 7]);
  const input = { betId: bet.bet_id, quoteId: quote.quoteId, percent };
  await requestBet(simulation, 'bet.cashOut', { ...input, clientRequestId: `c${count}` });
  if (next() < 0.5) await requestBet(simulation, 'bet.cashOut', { ...input, clientRequestId: `d${count}` });
}

/** The last whistle; bets on it are settled at the next look. */
function end(simulation: Simulation, next: Random): void {
  on(simulation, next, (match) => {
    match.isOver = true;
    match.isLive = false;
    simulation.last.set(match.matchId, match.score);
  });
}

/** An operator sets or corrects the result of a match. */
export function correct(simulation: Simulation, next: Random): void {
  const match = someMatch(simulation, next);
  if (!match) return;
  const score: [number, number] = [Math.floor(next() * 4), Math.floor(next() * 4)];
  const status: (typeof FACT_STATES)[number] = next() < 0.2 ? 'postponed' : 'final';
  const body = { status, score, half: null, corners: [0, 0], scorers: '' } as const;
  simulation.betting().facts.add(match.matchId, body, { at: simulation.now(), isManual: true });
  match.isOver = true;
  match.isLive = false;
  simulation.last.set(match.matchId, status === 'final' ? score : null);
  simulation.betting().settlement.settleMatch(match.matchId, simulation.now());
}

/** Withdraws paid-out money before a result is corrected. */
export function withdraw({ money, funds, withdrawn, now }: Simulation, next: Random, count: number): void {
  const fund = oneOf(next, funds);
  const amount = fund ? money.wallets.balance({ userId: ANN, currency: fund.currency }, fund.venue) : 0n;
  if (!fund || amount === 0n || next() < 0.5) return;
  const requestId = `w${count}-${now()}`;
  money.transfers.move({ ...fund, userId: ANN, siteId: 5000, amount, into: false, requestId });
  const key = fundKey(fund);
  withdrawn.set(key, (withdrawn.get(key) ?? 0n) + amount);
}

function pass(simulation: Simulation, next: Random): void {
  const polls = 1 + Math.floor(next() * 12);
  for (let poll = 0; poll < polls; poll++) {
    simulation.time.now += SECOND;
    simulation.betting().decideDue();
  }
  simulation.betting().settleDue();
}

const lockOrRelease = (simulation: Simulation, next: Random): void =>
  on(simulation, next, (match) => {
    match.isLocked = !match.isLocked;
  });
const moveTotal = (simulation: Simulation, next: Random): void =>
  on(simulation, next, (match) => {
    match.total = quarterAt(next, 1.5, 9);
  });
const score = (simulation: Simulation, next: Random): void =>
  on(simulation, next, (match) => {
    if (!match.isLive) return;
    const [home, away] = match.score;
    match.score = next() < 0.5 ? [home + 1, away] : [home, away + 1];
    match.material += 1;
    match.handicap = quarterAt(next, -1, 9);
  });
const maintain: Step = ({ sites, funds }, next) => {
  const venue = oneOf(next, funds)?.venue;
  if (venue) sites.changeVenue(venue, { status: next() < 0.3 ? 1 : 0 });
};
const speakOfNext: Step = ({ betting }, next) =>
  betting().control.setNext(next() < 0.5 ? { is: 'refuse', note: '' } : { is: 'offer', less: 700 });

/** Possible next steps, with their weights. */
export const STEPS: readonly (readonly [weight: number, step: Step])[] = [
  [10, place],
  [4, answer],
  [4, cashOut],
  [8, pass],
  [4, reprice],
  [3, score],
  [3, lockOrRelease],
  [2, moveTotal],
  [1, end],
  [1, correct],
  [2, withdraw],
  [1, (simulation) => simulation.restart()],
  [2, (simulation) => simulation.killSoon()],
  [1, maintain],
  [1, speakOfNext],
];
