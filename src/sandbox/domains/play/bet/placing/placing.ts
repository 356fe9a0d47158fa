import { BET_LEGS_MAX } from '#contract/play/bet/constants.ts';
import type { OrderNumbers } from '#sandbox/domains/ground/statement/order-numbers.ts';
import type { BetPorts } from '../bet-ports.ts';
import { highestOf, wonAt } from '../bet-returns.ts';
import type { BetRow, ReasonNote } from '../bet-row.ts';
import { stakeLimits } from '../offers/stake-limits.table.ts';
import type { Acceptance } from './acceptance.ts';
import { decideBet, reasonOf } from './decide-bet.ts';
import { type BetRequest, findLeg, type Looked, newBet, venueOfRequest } from './new-bet.ts';
import { stakeExcess } from './stake-excess.ts';

type Ports = BetPorts & {
  readonly acceptance: Acceptance;
  readonly numbers: OrderNumbers;
};

/** The possible win depends on the current prices: the requested ones are supplied by the client. */
const atPricesNow = (looked: readonly Looked[]) =>
  looked.map((found) => ({ ...found, odds: found.now?.odds ?? found.leg.asked_odds }));

type Shape = Pick<BetRow, 'kind' | 'size'>;
type Legs = readonly { readonly matchId: string }[];

/** Pairs of legs that decide each other: those of one match, by index. */
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

/** Why legs make no bet of a kind; null when they do. */
function shapeFault(shape: Shape, legs: Legs): ReasonNote | null {
  const count = countFault(shape, legs.length);
  if (count) return count;
  const related = relatedPairs(legs);
  return related.length > 0 ? reasonOf('related', [...new Set(related.flat())]) : null;
}

/** Why a bet is refused before anything is set aside; null when it is not. */
function faultOf(request: BetRequest, looked: readonly Looked[], bet: BetRow): ReasonNote | null {
  const shape = shapeFault(request, request.legs);
  if (shape) return shape;
  const isLive = looked.some((each) => each.isLive);
  const verdict = decideBet(bet, looked, isLive);
  if (verdict.is === 'refused') return verdict.reason;
  const { least } = stakeLimits(bet);
  return bet.open_stake < least ? reasonOf('stakeLow', [], least) : null;
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
    const bet = newBet({ ...request, venue }, numbers.next('bet', at), at);
    const looked = request.legs.map((leg, n) => findLeg(offers, bet, leg, n));
    const fault = faultOf(request, looked, bet);
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
