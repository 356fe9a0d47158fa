import type { BetRow, LegRow, OfferNote, ReasonNote } from '../bet-row.ts';
import type { PriceMove } from '../combination/priced-bet.ts';
import type { Offered } from '../offers/offers.ts';

/** Verdict on a bet: taken, offered again, refused, or checked again shortly. */
export type Verdict =
  | { readonly is: 'taken'; readonly odds: readonly string[] }
  | { readonly is: 'offered'; readonly offer: OfferNote; readonly reason: ReasonNote }
  | { readonly is: 'refused'; readonly reason: ReasonNote }
  | { readonly is: 'again' };

export type RequestedBet = Pick<BetRow, 'policy' | 'offers_taken'>;
type RequestedLeg = Pick<LegRow, 'material' | 'asked_odds'>;
export type LookedAt = { readonly leg: RequestedLeg; readonly now: Offered | null };

/** Returns the reason why a bet is not taken unchanged, with the numbers of the legs that cause it. */
export const reasonOf = (
  is: ReasonNote['is'],
  legs: readonly number[],
  limit: bigint | null = null,
  note = '',
): ReasonNote => ({ is, legs: [...legs], limit, note });

const thousandths = (odds: string): number => Math.round(Number(odds) * 1_000);

/** Indexes of the legs something is true of. */
const where = (legs: readonly LookedAt[], isTrue: (leg: LookedAt) => boolean): number[] =>
  legs.flatMap((leg, index) => (isTrue(leg) ? [index] : []));

/**
 * Returns the reason for legs that cannot be taken at any price; a match that has materially changed is never offered again
 * automatically.
 */
function barred(legs: readonly LookedAt[]): ReasonNote | null {
  const tests: readonly (readonly [ReasonNote['is'], (leg: LookedAt) => boolean])[] = [
    ['lineGone', ({ now }) => now === null],
    ['matchTurned', ({ now, leg }) => now?.material !== leg.material],
    ['closed', ({ now }) => now?.state === 'closed'],
  ];
  for (const [is, test] of tests) {
    const found = where(legs, test);
    if (found.length > 0) return reasonOf(is, found);
  }
  return null;
}

/** Returns the price a leg is taken at under the member’s policy; null when confirmation is required. */
function priceFor({ policy, offers_taken }: RequestedBet, requestedOdds: string, now: string): string | null {
  const moved = thousandths(now) - thousandths(requestedOdds);
  if (moved === 0 || policy === 'any') return now;
  if (policy === 'higher') return moved > 0 ? now : null;
  // An offer that was just accepted needs no further confirmation because the price improved.
  return offers_taken > 0 && moved > 0 ? requestedOdds : null;
}

const ofLegs = (legs: readonly LookedAt[]): readonly PriceMove[] =>
  legs.map(({ leg, now }) => ({ from: leg.asked_odds, to: now?.odds ?? leg.asked_odds }));

/**
 * Decides a bet against what is offered now.
 * @param mayWait whether a locked leg may still be waited for, as danger passes
 * @param moves prices of the bet: those of its legs, or one of them together
 */
export function decideBet(
  bet: RequestedBet,
  legs: readonly LookedAt[],
  mayWait: boolean,
  moves: readonly PriceMove[] = ofLegs(legs),
): Verdict {
  const reason = barred(legs);
  if (reason) return { is: 'refused', reason };
  const locked = where(legs, ({ now }) => now?.state === 'locked');
  if (locked.length > 0) {
    return mayWait ? { is: 'again' } : { is: 'refused', reason: reasonOf('suspended', locked) };
  }
  const prices = moves.map(({ from, to }) => ({ from, to, accepted: priceFor(bet, from, to) }));
  const odds = prices.flatMap(({ accepted }) => accepted ?? []);
  if (odds.length === prices.length) return { is: 'taken', odds };
  const moved = prices.flatMap(({ from, to }, leg) => (from === to ? [] : [{ leg, from, to }]));
  const unconfirmed = prices.flatMap(({ accepted }, leg) => (accepted === null ? [leg] : []));
  return {
    is: 'offered',
    offer: { prices: moved, lineStake: null },
    reason: reasonOf('oddsMoved', unconfirmed),
  };
}
