import { randomUUID } from 'node:crypto';
import type { SubmittedLeg } from '#contract/play/bet/schema.ts';
import type { Currency } from '#contract/units/money.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { BookCode } from '#sandbox/base/tables/books.table.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import type { BetRow, LegRow } from '../bet-row.ts';
import type { Offered, Offers } from '../offers/offers.ts';
import { linesOfBet } from '../offers/stake-range.ts';

/** Bet requested by a member. */
export type BetRequest = {
  /** Fixed id for a bet of a demo member; a new one is generated without it. */
  readonly betId?: string;
  readonly userId: string;
  readonly siteId: SiteId;
  readonly requestId: string;
  readonly currency: Currency;
  readonly kind: BetRow['kind'];
  readonly size: number | null;
  readonly legs: readonly {
    readonly [Name in keyof SubmittedLeg]: Name extends 'material' ? number : string;
  }[];
  /** Stake of one line, minor units. */
  readonly lineStake: bigint;
  readonly policy: BetRow['policy'];
  /** Price that was seen for a multiple on one match. */
  readonly combinedOdds?: string | null;
};

/** Requested leg, with its current offer. */
export type Looked = { readonly leg: LegRow; readonly now: Offered | null; readonly isLive: boolean };

/** Rule of a leg that is no longer offered and never settled. */
const NO_RULE: LegRow['rule'] = { market: 'winner', pick: 'home', counted: 'goals', isSince: false };
const asPair = ([home, away]: readonly [number, number]): [number, number] => [home, away];

/** A bet with the venue that takes it. */
export type BetAtVenue = BetRequest & { readonly venue: BookCode };

/** The venue of a request. @throws Refusal NOT_FOUND for an unknown match, VENUES_MIXED where its legs have several */
export function venueOfRequest(offers: Pick<Offers, 'venueOf'>, { legs, siteId }: BetRequest): BookCode {
  const [venue, ...others] = new Set(
    legs.map(({ matchId }) => offers.venueOf(matchId, siteId) ?? refuse('NOT_FOUND')),
  );
  if (venue === undefined) return refuse('BAD_REQUEST');
  return others.length === 0 ? venue : refuse('VENUES_MIXED');
}

type Bet = Pick<BetRow, 'bet_id' | 'venue'>;

/** Looks a leg up. @throws Refusal NOT_FOUND when its match is unknown */
export function findLeg(
  offers: Offers,
  { bet_id, venue }: Bet,
  requestedLeg: BetRequest['legs'][number],
  n: number,
): Looked {
  const { matchId, marketId, selectionId, odds, material } = requestedLeg;
  const now = offers.find({ matchId, marketId, selectionId }, venue);
  const match = now ?? offers.matchOf({ matchId, marketId, selectionId }) ?? refuse('NOT_FOUND');
  const leg: LegRow = {
    bet_id,
    n,
    match_id: matchId,
    market_id: marketId,
    selection_id: selectionId,
    ball_class: match.ballClass,
    start_at: match.startAt,
    line: now?.line ?? '',
    words: match.texts,
    rule: now?.rule ?? NO_RULE,
    material,
    asked_odds: odds,
    odds,
    placed_score: match.score && asPair(match.score),
    base: asPair(now?.base ?? [0, 0]),
    nth: now?.nth ?? 0,
    fact_no: 0,
    result: null,
    counted: null,
  };
  return { leg, now, isLive: match.isLive };
}

/** A bet as it begins, before anything was decided of it. */
export function newBet(request: BetAtVenue, betNo: string, at: number): BetRow {
  const lines = linesOfBet(request, request.legs.length);
  return {
    bet_id: request.betId ?? randomUUID(),
    bet_no: betNo,
    user_id: request.userId,
    site_id: request.siteId,
    request_id: request.requestId,
    currency: request.currency,
    venue: request.venue,
    kind: request.kind,
    size: request.kind === 'system' ? request.size : null,
    lines: Math.max(1, lines),
    policy: request.policy,
    placed_at: at,
    line_stake: request.lineStake,
    open_stake: request.lineStake * BigInt(Math.max(1, lines)),
    state: 'delayed',
    version: 1,
    offers_taken: 0,
    updated_at: at,
    due_at: null,
    waits_from: null,
    delay_ms: 0,
    highest: 0n,
    cashed_out: 0n,
    paid: null,
    valid_stake: 0n,
    offer: null,
    reason: null,
    cash_out: null,
    cash_out_due: null,
    combination: null,
  };
}
