import { BET_LEGS_MAX, COMBINED_LEGS_MAX } from '#contract/play/bet/constants.ts';
import type { OrderNumbers } from '#sandbox/domains/ground/statement/order-numbers.ts';
import type { BetPorts } from '../bet-ports.ts';
import { highestOf, wonAt } from '../bet-returns.ts';
import type { BetRow, ReasonNote } from '../bet-row.ts';
import { stakeLimits } from '../offers/stake-limits.table.ts';
import type { Acceptance } from './acceptance.ts';
import { reasonOf } from './decide-bet.ts';
import { type BetRequest, findLeg, type Looked, newBet, venueOfRequest } from './new-bet.ts';
import { stakeExcess } from './stake-excess.ts';
import { verdictOn } from './verdict.ts';

type Ports = BetPorts & {
  readonly acceptance: Acceptance;
  readonly numbers: OrderNumbers;
};

/** The possible win depends on the current prices: the requested ones are supplied by the client. */
const atPricesNow = (looked: readonly Looked[]) =>
  looked.map((found) => ({ ...found, odds: found.now?.odds ?? found.leg.asked_odds }));

type Shape = Pick<BetRow, 'kind' | 'size'>;
type Legs = readonly { readonly matchId: string }[];

/** Pairs of legs of one match, by index. */
export const relatedPairs = (legs: Legs): [number, number][] =>
  legs.flatMap(({ matchId }, index) =>
    legs
      .slice(0, index)
      .flatMap((other, before): [number, number][] => (other.matchId === matchId ? [[before, index]] : [])),
  );

function countFault({ kind, size }: Shape, count: number): ReasonNote | null {
  if (kind === 'single') return count === 1 ? null : reasonOf('tooMany', []);
  if (count < 2) return reasonOf('tooFew', []);
  if (count > BET_LEGS_MAX) return reasonOf('tooMany', []);
  return kind === 'system' && (size === null || size >= count) ? reasonOf('tooFew', []) : null;
}

/** Reports whether a bet is a multiple on one match, which has one price for all legs. */
const isOnOneMatch = ({ kind }: Shape, legs: Legs): boolean =>
  kind === 'multiple' && legs.every(({ matchId }) => matchId === legs[0]?.matchId);

/** Why legs make no bet of a kind; null when they do. */
function shapeFault(shape: Shape, { legs, combinedOdds }: BetRequest): ReasonNote | null {
  const count = countFault(shape, legs.length);
  if (count) return count;
  if (combinedOdds && isOnOneMatch(shape, legs))
    return legs.length > COMBINED_LEGS_MAX ? reasonOf('tooMany', []) : null;
  const related = relatedPairs(legs);
  return related.length > 0 ? reasonOf('related', [...new Set(related.flat())]) : null;
}

/** A bet at its current prices, with the reason that refuses it before a stake is set aside; null for an accepted one. */
type Checked = { readonly bet: BetRow; readonly fault: ReasonNote | null };

function checked(
  offers: BetPorts['offers'],
  request: BetRequest,
  looked: readonly Looked[],
  bet: BetRow,
): Checked {
  const shape = shapeFault(request, request);
  if (shape) return { bet, fault: shape };
  const isLive = looked.some((each) => each.isLive);
  const { verdict, combined } = verdictOn({ offers }, bet, looked, isLive);
  const { combination } = bet;
  const priced =
    combination && combined ? { ...bet, combination: { ...combination, prices: [...combined] } } : bet;
  if (verdict.is === 'refused') return { bet: priced, fault: verdict.reason };
  const { least } = stakeLimits(bet);
  return { bet: priced, fault: bet.open_stake < least ? reasonOf('stakeLow', [], least) : null };
}

/** A multiple on one match begins with the price that was seen. */
function askedBet(bet: BetRow, { legs, combinedOdds }: BetRequest): BetRow {
  if (!combinedOdds || !isOnOneMatch(bet, legs)) return bet;
  return { ...bet, combination: { asked: combinedOdds, prices: [combinedOdds] } };
}

/** Places bets: errors of a bet are reported before its stake is set aside; the rest is decided after the live delay. */
export function createPlacing(ports: Ports) {
  const { store, offers, money, numbers, acceptance } = ports;
  const reject = (bet: BetRow, looked: readonly Looked[], reason: ReasonNote): BetRow => {
    const rejected: BetRow = { ...bet, state: 'rejected', reason, open_stake: 0n };
    store.add(
      rejected,
      looked.map(({ leg }) => leg),
    );
    return rejected;
  };
  /**
   * @throws Refusal NOT_FOUND for an unknown match, VENUES_MIXED, VENUE_CLOSED, BLOCKED_BY_CHOICE, BALANCE_SHORT. Runs within
   * a transaction.
   */
  return (request: BetRequest, at: number): BetRow => {
    const venue = venueOfRequest(offers, request);
    ports.doors.enter(venue, request.userId);
    const requested = askedBet(newBet({ ...request, venue }, numbers.next('bet', at), at), request);
    const looked = request.legs.map((leg, n) => findLeg(offers, requested, leg, n));
    const { bet, fault } = checked(offers, request, looked, requested);
    if (fault) return reject(bet, looked, fault);
    const priced = atPricesNow(looked);
    const high = stakeExcess(store, bet, priced);
    if (high?.lineStake === null) return reject(bet, looked, high.reason);
    money.hold(bet, bet.open_stake, at);
    const held = { ...bet, highest: highestOf(bet, priced.map(wonAt)) };
    store.add(
      held,
      looked.map(({ leg }) => leg),
    );
    if (!high) return acceptance.begin(held, at);
    return acceptance.offer(held, { prices: [], lineStake: high.lineStake }, high.reason, at);
  };
}
