import type { BetRow, LegRow, OfferNote, ReasonNote } from '../bet-row.ts';
import type { Offered } from '../offers/offers.ts';

/** What becomes of a bet that is decided: taken, offered again, refused, or looked at once more in a moment. */
export type Verdict =
  | { readonly is: 'taken'; readonly odds: readonly string[] }
  | { readonly is: 'offered'; readonly offer: OfferNote; readonly reason: ReasonNote }
  | { readonly is: 'refused'; readonly reason: ReasonNote }
  | { readonly is: 'again' };

export type AskedBet = Pick<BetRow, 'policy' | 'offers_taken'>;
type AskedLeg = Pick<LegRow, 'material' | 'asked_odds'>;
export type LookedAt = { readonly leg: AskedLeg; readonly now: Offered | null };

/** Why a bet is not taken as it is, and which of its legs, by their numbers, are the cause. */
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

/** Legs that cannot be taken whatever the price; a turned match is never offered again by itself. */
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

/** The price a leg is taken at under the member's policy; null when they have to be asked. */
function priceFor({ policy, offers_taken }: AskedBet, asked: string, now: string): string | null {
  const moved = thousandths(now) - thousandths(asked);
  if (moved === 0 || policy === 'any') return now;
  if (policy === 'higher') return moved > 0 ? now : null;
  // Who has just agreed to an offer is not asked again because it became better.
  return offers_taken > 0 && moved > 0 ? asked : null;
}

/**
 * Decides a bet against what is offered now.
 * @param mayWait whether a locked leg may still be waited for, as danger passes
 */
export function decideBet(bet: AskedBet, legs: readonly LookedAt[], mayWait: boolean): Verdict {
  const reason = barred(legs);
  if (reason) return { is: 'refused', reason };
  const locked = where(legs, ({ now }) => now?.state === 'locked');
  if (locked.length > 0) {
    return mayWait ? { is: 'again' } : { is: 'refused', reason: reasonOf('suspended', locked) };
  }
  const prices = legs.map(({ leg, now }) => ({
    from: leg.asked_odds,
    to: now?.odds ?? leg.asked_odds,
    taken: priceFor(bet, leg.asked_odds, now?.odds ?? leg.asked_odds),
  }));
  const odds = prices.flatMap(({ taken }) => taken ?? []);
  if (odds.length === legs.length) return { is: 'taken', odds };
  const moved = prices.flatMap(({ from, to }, leg) => (from === to ? [] : [{ leg, from, to }]));
  const asked = prices.flatMap(({ taken }, leg) => (taken === null ? [leg] : []));
  return { is: 'offered', offer: { prices: moved, lineStake: null }, reason: reasonOf('oddsMoved', asked) };
}
