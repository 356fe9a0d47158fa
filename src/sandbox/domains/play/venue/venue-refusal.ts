/** Why a venue's own page is refused. */
export type VenueRefusalCode =
  | 'BAD_REQUEST'
  | 'TICKET_USED'
  | 'SESSION_ENDED'
  | 'BALANCE_SHORT'
  | 'VENUE_CLOSED'
  | 'NO_SEED'
  | 'TOO_SOON'
  /** A round of this visit waits for a move: another may not begin, and its seeds may not be revealed. */
  | 'ROUND_OPEN'
  /** The issue of a shared table no longer takes or returns bets; nothing was charged. */
  | 'BETS_CLOSED'
  /** The fish of a shared water was caught or has left; nothing was charged. */
  | 'FISH_GONE'
  /** The result of an issue is public: the stake can no longer be taken out. */
  | 'RESULT_PUBLIC'
  /** The member decided so for themselves: a limit, a break, a reminder that waits for an answer. */
  | 'NOT_ADMITTED'
  /** The time or the spend that the member chose for this visit is used up [P.28]. */
  | 'PLAN_OVER'
  /** The stake is more than what is left of that spend. */
  | 'PLAN_SHORT';

/** Refusal that a venue sends to its own page. */
export class VenueRefusal extends Error {
  override readonly name = 'VenueRefusal';
  readonly code: VenueRefusalCode;
  /** Time to wait before a retry, ms; 0 where a retry does not help. */
  readonly waitMs: number;

  constructor(code: VenueRefusalCode, waitMs = 0) {
    super(code);
    this.code = code;
    this.waitMs = waitMs;
  }
}

/** @throws VenueRefusal always; an expression where a value was expected. */
export function refuseAtVenue(code: VenueRefusalCode, waitMs = 0): never {
  throw new VenueRefusal(code, waitMs);
}
