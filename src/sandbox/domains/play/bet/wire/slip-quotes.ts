import { BET_LEGS_MAX } from '#contract/play/bet/constants.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { BOOKS, SITE_BOOKS } from '#sandbox/base/tables/books.table.ts';
import type { BetPorts } from '../bet-ports.ts';
import type { Offered } from '../offers/offers.ts';
import { PAYOUT_MAX } from '../offers/stake-limits.table.ts';
import { linesOfBet, type StakeRange } from '../offers/stake-range.ts';
import { relatedPairs } from '../placing/placing.ts';
import { createCombinationQuotes } from './combination-quote.ts';
import { itemOf } from './leg-item.ts';
import {
  type Known,
  type QuoteRequest,
  type QuoteWire,
  type RangeOf,
  type RawSelectionRef,
  rangesBy,
  rangeWire,
  type SlipWire,
  type VenueRequest,
} from './quote-ranges.ts';

type LegWire = QuoteWire['legs'][number];

const NOT_OFFERED = '1.00';
/** Returns the name of the selection; blank when it is no longer offered. */
const nameOf = (now: Offered | null): string =>
  now === null
    ? ''
    : itemOf({
        selection_id: now.ref.selectionId,
        market_id: now.ref.marketId,
        line: now.line,
        words: now.texts,
        rule: now.rule,
      });
function legWire({ ref, now, match }: Known, stakes: StakeRange, at: number): LegWire {
  const { leagueName = '', homeName = '', visitName = '' } = match?.texts ?? {};
  const { marketName = '', note = '', pickName = '' } = now?.texts ?? {};
  const score = match?.score ?? null;
  return {
    ...ref,
    ballClassId: match?.ballClass ?? 1,
    leagueName,
    homeName,
    awayName: visitName,
    startAt: match?.startAt ?? at,
    marketName,
    note,
    pickName,
    itemName: nameOf(now),
    line: now?.line ?? '',
    state: now?.state ?? 'gone',
    odds: now?.odds ?? NOT_OFFERED,
    material: Math.max(0, now?.material ?? 0),
    isLive: match?.isLive ?? false,
    score: score && { home: score[0], away: score[1] },
    stakes: rangeWire(stakes),
  };
}

/** Returns the stakes of a multiple and of every system of the legs; none where they cannot be combined. */
const combinedBy =
  (rangeOf: RangeOf) =>
  (request: VenueRequest, legs: readonly Known[]): Pick<QuoteWire, 'multiple' | 'systems'> => {
    const { currency, venue } = request;
    const isPossible =
      legs.length >= 2 && legs.length <= BET_LEGS_MAX && relatedPairs(request.legs).length === 0;
    if (!isPossible) return { multiple: null, systems: [] };
    const systems = Array.from({ length: legs.length - 2 }, (_, index) => {
      const shape = { kind: 'system', size: index + 2, currency, venue } as const;
      const stakes = rangeWire(rangeOf(request, shape, legs));
      return { size: shape.size, lines: linesOfBet(shape, legs.length), stakes };
    });
    return {
      multiple: rangeWire(rangeOf(request, { kind: 'multiple', size: null, currency, venue }, legs)),
      systems,
    };
  };

/** Quotes the current return of a slip, venue by venue, for members and guests. */
export function createSlipQuotes(ports: BetPorts) {
  const { offers, money, control, doors } = ports;
  const rangeOf = rangesBy(ports);
  const combined = combinedBy(rangeOf);
  const combinationOf = createCombinationQuotes(offers, rangeOf);
  const quoteAt = (request: VenueRequest, at: number): QuoteWire => {
    const { userId, currency, venue } = request;
    const legs = request.legs.map((ref): Known => {
      const now = offers.find(ref, venue);
      return { ref, now, match: now ?? offers.matchOf(ref) };
    });
    const single = { kind: 'single', size: null, currency, venue } as const;
    const balance = userId === null ? null : minorText(money.balance({ user_id: userId, venue, currency }));
    return {
      at,
      currency,
      venue,
      venueName: BOOKS[venue].name,
      shut: doors.shutFor(venue, userId),
      balance,
      payoutMost: minorText(PAYOUT_MAX[currency]),
      delayMs: control.delayOf(
        venue,
        legs.flatMap(({ match }) => match ?? []),
      ),
      legs: legs.map((leg) => legWire(leg, rangeOf(request, single, [leg]), at)),
      related: relatedPairs(request.legs),
      combination: combinationOf(request, legs),
      ...combined(request, legs),
    };
  };
  return (request: QuoteRequest): SlipWire => {
    const at = ports.now();
    const venueOf = ({ matchId }: RawSelectionRef) =>
      offers.venueOf(matchId, request.siteId) ?? SITE_BOOKS[request.siteId][0];
    const venues = Map.groupBy(request.legs, venueOf);
    const { combining } = request;
    const combiningAt = combining === null ? null : offers.venueOf(combining, request.siteId);
    if (combiningAt !== null && !venues.has(combiningAt)) venues.set(combiningAt, []);
    return { venues: [...venues].map(([venue, legs]) => quoteAt({ ...request, venue, legs }, at)) };
  };
}
