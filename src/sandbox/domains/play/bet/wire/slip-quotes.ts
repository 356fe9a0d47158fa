import type * as v from 'valibot';
import { BET_LEGS_MAX } from '#contract/play/bet/constants.ts';
import type { SlipQuote } from '#contract/play/bet/schema.ts';
import type { Currency } from '#contract/units/money.ts';
import { minorText } from '#sandbox/base/amount.ts';
import type { BetPorts } from '../bet-ports.ts';
import type { BetShape } from '../bet-returns.ts';
import type { Offered, RemovedOffer } from '../offers/offers.ts';
import { PAYOUT_MAX, STAKE_LIMITS } from '../offers/stake-limits.table.ts';
import { linesOfBet, type StakeRange, stakeRange } from '../offers/stake-range.ts';
import { relatedPairs } from '../placing/placing.ts';
import { matchAllowanceOf } from '../placing/stake-excess.ts';
import { itemOf } from './leg-item.ts';

type QuoteWire = v.InferInput<typeof SlipQuote>;
type LegWire = QuoteWire['legs'][number];
type RawSelectionRef = { readonly matchId: string; readonly marketId: string; readonly selectionId: string };
export type QuoteRequest = {
  /** Null for guests. */
  readonly userId: string | null;
  readonly currency: Currency;
  readonly legs: readonly RawSelectionRef[];
};
type Venue = { readonly code: string; readonly name: string; readonly isOpen: boolean };
type Known = {
  readonly ref: RawSelectionRef;
  readonly now: Offered | null;
  readonly match: RemovedOffer | null;
};

const NOT_OFFERED = '1.00';
const NO_STAKE: StakeRange = { least: 1n, most: 0n };
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
const rangeWire = ({ least, most }: StakeRange) => ({ least: minorText(least), most: minorText(most) });

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

type Ports = BetPorts & { venue(): Venue };

/** Returns the range of stakes that a bet of this shape takes. */
const rangesBy =
  ({ store }: Pick<Ports, 'store'>) =>
  (request: QuoteRequest, shape: BetShape, legs: readonly Known[]): StakeRange => {
    const { userId, currency } = request;
    const odds = legs.flatMap(({ now }) => (now && now.state !== 'closed' ? [now.odds] : []));
    if (odds.length < legs.length) return NO_STAKE;
    const matchIds = legs.map(({ ref }) => ref.matchId);
    const matchAllowance =
      userId === null
        ? STAKE_LIMITS[currency].matchWinMax
        : matchAllowanceOf(store, { user_id: userId, currency }, matchIds);
    return stakeRange(shape, {
      odds,
      isLive: legs.some(({ match }) => match?.isLive === true),
      matchAllowance,
    });
  };

/** Quotes the current return of a slip, for members and guests. */
export function createSlipQuotes(ports: Ports) {
  const { offers, money, control } = ports;
  const rangeOf = rangesBy(ports);
  const combined = (
    request: QuoteRequest,
    legs: readonly Known[],
  ): Pick<QuoteWire, 'multiple' | 'systems'> => {
    const { currency } = request;
    const isPossible =
      legs.length >= 2 && legs.length <= BET_LEGS_MAX && relatedPairs(request.legs).length === 0;
    if (!isPossible) return { multiple: null, systems: [] };
    const systems = Array.from({ length: legs.length - 2 }, (_, index) => {
      const shape = { kind: 'system', size: index + 2, currency } as const;
      const stakes = rangeWire(rangeOf(request, shape, legs));
      return { size: shape.size, lines: linesOfBet(shape, legs.length), stakes };
    });
    return {
      multiple: rangeWire(rangeOf(request, { kind: 'multiple', size: null, currency }, legs)),
      systems,
    };
  };

  return (request: QuoteRequest): QuoteWire => {
    const { userId, currency } = request;
    const at = ports.now();
    const { code, name, isOpen } = ports.venue();
    const legs = request.legs.map((ref): Known => {
      const now = offers.find(ref);
      return { ref, now, match: now ?? offers.matchOf(ref) };
    });
    const single = { kind: 'single', size: null, currency } as const;
    return {
      at,
      currency,
      venue: code,
      venueName: name,
      isVenueOpen: isOpen,
      balance: userId === null ? null : minorText(money.balance(userId, currency)),
      payoutMost: minorText(PAYOUT_MAX[currency]),
      delayMs: control.delayOf(legs.flatMap(({ match }) => match ?? [])),
      legs: legs.map((leg) => legWire(leg, rangeOf(request, single, [leg]), at)),
      related: relatedPairs(request.legs),
      ...combined(request, legs),
    };
  };
}
