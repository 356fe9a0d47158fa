import { type Combination, combine } from '../combination/combine.ts';
import { priceOfAll } from '../combination/priced-bet.ts';
import type { Offered, Offers } from '../offers/offers.ts';
import { type Known, type QuoteWire, type RangeOf, rangeWire, type VenueRequest } from './quote-ranges.ts';

type CombinationWire = NonNullable<QuoteWire['combination']>;
/** A leg of the match, with its place in the request. */
type Placed = { readonly known: Known; readonly now: Offered; readonly at: number };

/** Match of all legs; null where they are on several, or there is only one. */
function onlyMatch(legs: readonly Known[]): string | null {
  const [matchId, ...others] = new Set(legs.map(({ ref }) => ref.matchId));
  return matchId !== undefined && others.length === 0 && legs.length > 1 ? matchId : null;
}

const isOpen = ({ now }: Placed): boolean => now.state === 'open';

const placedAt = (placed: readonly Placed[], index: number | null): number | null =>
  index === null ? null : (placed[index]?.at ?? null);

/** Returns the selections of a match that are not chosen and cannot be added. */
function othersOf(
  all: readonly Offered[],
  placed: readonly Placed[],
  { faultOf }: Combination,
): CombinationWire['others'] {
  const chosen = new Set(placed.map(({ now }) => now.ref.selectionId));
  return all.flatMap((offered) => {
    const { selectionId } = offered.ref;
    if (chosen.has(selectionId) || offered.state === 'closed') return [];
    const fault = faultOf(offered);
    return fault ? [{ selectionId, is: fault.is, with: placedAt(placed, fault.with) }] : [];
  });
}

/** Quotes the selections of one match in a slip as one bet, and which further ones cannot be added. */
export function createCombinationQuotes(offers: Offers, rangeOf: RangeOf) {
  return (request: VenueRequest, legs: readonly Known[]): CombinationWire | null => {
    const { combining, siteId, venue, currency } = request;
    const isShown = combining !== null && offers.venueOf(combining, siteId) === venue;
    const matchId = isShown ? combining : onlyMatch(legs);
    if (matchId === null) return null;
    const placed = legs.flatMap((known, at): Placed[] =>
      known.now && known.ref.matchId === matchId ? [{ known, now: known.now, at }] : [],
    );
    const now = placed.map((each) => each.now);
    const combination = combine(offers.outcomesOf(matchId), now);
    const counted = combination.legs.flatMap((index) => placed[index] ?? []);
    const known = counted.map((each) => each.known);
    const price = priceOfAll(combination.prices);
    const isPriced = counted.length > 1 && counted.every(isOpen) && placed.length === legs.length;
    const shape = { kind: 'multiple', size: null, currency, venue } as const;
    return {
      matchId,
      legs: counted.map(({ at }) => at),
      odds: isPriced ? price : null,
      stakes: isPriced ? rangeWire(rangeOf(request, shape, known, price)) : null,
      barred: combination.barred.map(({ leg, is, with: other }) => ({
        leg: placed[leg]?.at ?? leg,
        is,
        with: placedAt(placed, other),
      })),
      others: isShown ? othersOf(offers.ofMatch(matchId, venue), placed, combination) : [],
    };
  };
}
