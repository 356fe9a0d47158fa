import { type BetAction, type BetEvent, nextBetState } from '#contract/play/bet/states.table.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { BetPorts } from '../bet-ports.ts';
import { highestOf, wonAt } from '../bet-returns.ts';
import type { BetRow, LegRow, OfferNote, ReasonNote } from '../bet-row.ts';
import { combinedNow, fixedAt, type PriceMove, priceMoves, priceOfAll } from '../combination/priced-bet.ts';
import type { NextBet } from '../offers/bet-control.ts';
import { refOf } from '../offers/offers.ts';
import { reasonOf, type Verdict } from './decide-bet.ts';
import { stakeExcess } from './stake-excess.ts';
import { type Seen, verdictOn } from './verdict.ts';

/** Lifetime of an offer. */
const OFFER_MS = 8 * SECOND_MS;
/** Longest wait for danger to pass beyond the live delay, and its polling interval. */
const DANGER_MAX_MS = 30 * SECOND_MS;
const DANGER_EVERY_MS = SECOND_MS;
/** Lowest price that is offered. */
const ODDS_LEAST = 1.01;
const HUNDREDTHS_OF_A_PERCENT = 10_000;

export type Acceptance = ReturnType<typeof createAcceptance>;

/** @throws Refusal ORDER_STEP_REFUSED when the state of the bet does not allow the step. */
export const stateAfter = ({ state }: BetRow, step: BetAction | BetEvent) =>
  nextBetState(state, step) ?? refuse('ORDER_STEP_REFUSED');

const quiet = { due_at: null, waits_from: null, offer: null } as const;

/** Converts the operator’s override of a bet to a verdict. */
function operatorVerdict(nextBet: NextBet, moves: readonly PriceMove[]): Verdict {
  if (nextBet.is === 'refuse') return { is: 'refused', reason: reasonOf('operator', [], null, nextBet.note) };
  const lower = (odds: string) =>
    Math.max(ODDS_LEAST, (Number(odds) * (HUNDREDTHS_OF_A_PERCENT - nextBet.less)) / HUNDREDTHS_OF_A_PERCENT);
  const prices = moves.map(({ from, to }, index) => {
    const cut = Math.floor(lower(to) * 100) / 100;
    return { leg: index, from, to: cut.toFixed(2) };
  });
  const legs = prices.map(({ leg }) => leg);
  return { is: 'offered', offer: { prices, lineStake: null }, reason: reasonOf('oddsMoved', legs) };
}

/** The steps that end a wait: each is one change of the bet and of its money. */
export function createSteps({ store, money }: Pick<BetPorts, 'store' | 'money'>) {
  return {
    accept(bet: BetRow, seen: readonly Seen[], odds: readonly string[], at: number): BetRow {
      const { combination } = bet;
      for (const [index, { leg, now }] of seen.entries()) {
        const [base, score] = [now?.base ?? leg.base, now?.score ?? null];
        store.changeLeg({
          ...leg,
          // The price of a leg in a combination is not paid, and so never negotiated.
          odds: (combination ? now?.odds : odds[index]) ?? leg.asked_odds,
          base: [base[0], base[1]],
          nth: now?.nth ?? leg.nth,
          placed_score: score && [score[0], score[1]],
        });
      }
      const won = seen.map(({ leg }, n) => wonAt({ odds: odds[n] ?? leg.odds }));
      const change = { state: stateAfter(bet, 'taken'), reason: null, highest: highestOf(bet, won) };
      return store.change(bet, { ...quiet, ...change }, at);
    },
    offer(bet: BetRow, offer: OfferNote, reason: ReasonNote, at: number): BetRow {
      const state = stateAfter(bet, 'offered');
      return store.change(bet, { state, offer, reason, due_at: at + OFFER_MS, waits_from: null }, at);
    },
    /** Ends a bet and releases its held stake. */
    end(bet: BetRow, step: 'refused' | 'deadline' | 'leave', reason: ReasonNote | null, at: number): BetRow {
      money.release(bet, bet.open_stake, at);
      const change = { ...quiet, state: stateAfter(bet, step), reason, open_stake: 0n, highest: 0n };
      return store.change(bet, change, at);
    },
    wait: (bet: BetRow, until: number, at: number): BetRow => store.change(bet, { due_at: until }, at),
  };
}

type Steps = ReturnType<typeof createSteps>;

/** Lower stake to offer when this one could win too much at current prices; a null offer means refusal. */
function lessThan(store: BetPorts['store'], bet: BetRow, seen: readonly Seen[], odds: readonly string[]) {
  const pricedLegs = seen.map((seenLeg, n) => ({ ...seenLeg, odds: odds[n] ?? seenLeg.leg.asked_odds }));
  const high = stakeExcess(store, bet, pricedLegs);
  if (!high) return null;
  const prices = priceMoves(bet, seen, bet.combination?.prices ?? null).flatMap(({ from }, leg) => {
    const to = odds[leg] ?? from;
    return from === to ? [] : [{ leg, from, to }];
  });
  const { reason, lineStake } = high;
  return { reason, offer: lineStake === null ? null : { prices, lineStake } };
}

/** A multiple on one match at its current prices. */
const withPrices = (bet: BetRow, combined: readonly string[] | null): BetRow =>
  bet.combination && combined ? { ...bet, combination: { ...bet.combination, prices: [...combined] } } : bet;

/** A multiple on one match at the price that it is taken at. */
function takenAt(bet: BetRow, [price]: readonly string[]): BetRow {
  const { combination } = bet;
  return combination && price !== undefined ? { ...bet, combination: fixedAt(combination, price) } : bet;
}

/** Decides a bet against what is offered now. */
function createDeciding({ store, offers, control }: BetPorts, steps: Steps) {
  return (waiting: BetRow, at: number): BetRow => {
    const { bet_id, venue, delay_ms, waits_from } = waiting;
    const seen = store.legsOf(bet_id).map((leg) => ({ leg, now: offers.find(refOf(leg), venue) }));
    const mayWait = delay_ms > 0 && at < (waits_from ?? at) + delay_ms + DANGER_MAX_MS;
    const { verdict: own, combined } = verdictOn({ offers }, waiting, seen, mayWait);
    const bet = withPrices(waiting, combined);
    // The operator’s override applies to bets that the venue would take, at the requested price or another.
    const nextBet = own.is === 'taken' || own.is === 'offered' ? control.consumeNext() : null;
    const verdict = nextBet ? operatorVerdict(nextBet, priceMoves(bet, seen, combined)) : own;
    switch (verdict.is) {
      case 'taken': {
        const taken = takenAt(bet, verdict.odds);
        const less = lessThan(store, taken, seen, verdict.odds);
        if (!less) return steps.accept(taken, seen, verdict.odds, at);
        if (!less.offer) return steps.end(bet, 'refused', less.reason, at);
        return steps.offer(bet, less.offer, less.reason, at);
      }
      case 'offered':
        return steps.offer(bet, verdict.offer, verdict.reason, at);
      case 'refused':
        return steps.end(bet, 'refused', verdict.reason, at);
      case 'again':
        return steps.wait(bet, at + DANGER_EVERY_MS, at);
      default:
        return verdict satisfies never;
    }
  };
}

const higher = (one: string, other: string): string => (Number(one) > Number(other) ? one : other);

/** Prices of a multiple on one match once its offer was accepted: of all legs, the better of the agreed and the current one. */
function agreedCombination(
  offers: BetPorts['offers'],
  { combination, offer, venue }: BetRow,
  legs: readonly LegRow[],
): BetRow['combination'] {
  if (!combination) return null;
  const asked = offer?.prices[0]?.to ?? combination.asked;
  const now = combinedNow(
    offers,
    legs.map((leg) => ({ leg, now: offers.find(refOf(leg), venue) })),
  );
  const prices = 'prices' in now ? now.prices : combination.prices;
  return { asked, prices: [...prices.slice(0, -1), higher(asked, priceOfAll(prices))] };
}

/**
 * Accepts an offer for the member: takes its prices and releases the excess of the stake. While the bet waits, it
 * counts for the win at the better of the agreed and the current prices.
 */
function createAgreeing({ store, money, offers }: BetPorts) {
  return (bet: BetRow, at: number): BetRow => {
    const line_stake = bet.offer?.lineStake ?? bet.line_stake;
    const open_stake = line_stake * BigInt(bet.lines);
    money.release(bet, bet.open_stake - open_stake, at);
    // The price offered for a combination is of none of its legs.
    const offered = new Map(
      (bet.combination ? [] : (bet.offer?.prices ?? [])).map(({ leg, to }) => [leg, to] as const),
    );
    const legs = store.legsOf(bet.bet_id).map((leg) => {
      const odds = offered.get(leg.n) ?? leg.asked_odds;
      return { ...leg, asked_odds: odds, odds };
    });
    for (const leg of legs) store.changeLeg(leg);
    const combination = agreedCombination(offers, bet, legs);
    const highest = highestOf(
      { ...bet, open_stake, combination },
      legs.map((leg) =>
        wonAt({ odds: higher(leg.odds, offers.find(refOf(leg), bet.venue)?.odds ?? leg.odds) }),
      ),
    );
    const sums = { line_stake, open_stake, highest, combination };
    const change = { ...quiet, state: stateAfter(bet, 'accept'), ...sums, reason: null };
    return store.change(bet, { ...change, offers_taken: bet.offers_taken + 1 }, at);
  };
}

/** Decides bets that have waited, and what becomes of offers. */
export function createAcceptance(ports: BetPorts) {
  const { db, store, offers, control, doors, attempt } = ports;
  const steps = createSteps(ports);
  const decide = createDeciding(ports, steps);
  const agree = createAgreeing(ports);

  /** Starts the live delay of a bet; without one it is decided at once. */
  const begin = (bet: BetRow, at: number): BetRow => {
    const legs = store.legsOf(bet.bet_id).flatMap((leg) => offers.matchOf(refOf(leg)) ?? []);
    const delay_ms = control.delayOf(bet.venue, legs);
    const waiting = store.change(bet, { delay_ms, waits_from: at, due_at: at + delay_ms }, at);
    return delay_ms === 0 ? decide(waiting, at) : waiting;
  };

  return {
    begin,
    offer: steps.offer,
    /** The member's word on an offer. @throws Refusal ORDER_STEP_REFUSED when none is open, VENUE_CLOSED, BLOCKED_BY_CHOICE */
    answer(bet: BetRow, action: BetAction, at: number): BetRow {
      if (bet.state !== 'reOffered' || (bet.due_at ?? at) <= at) return refuse('ORDER_STEP_REFUSED');
      if (action === 'leave') return steps.end(bet, 'leave', bet.reason, at);
      doors.enter(bet.venue, bet.user_id);
      return begin(agree(bet, at), at);
    },
    /** Handles due bets: those whose delay has passed, and unanswered offers. */
    tick(at: number) {
      for (const betId of store.due(at)) {
        attempt(betId, () =>
          transaction(db, () => {
            const bet = store.find(betId);
            if (bet?.state === 'delayed') decide(bet, at);
            if (bet?.state === 'reOffered') steps.end(bet, 'deadline', bet.reason, at);
          }),
        );
      }
    },
  };
}
