import { type VenueShut, venueShut } from '#contract/play/venue/venue-open.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { BookCode } from '#sandbox/base/tables/books.table.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';

/** Venues that members blocked for themselves. */
export type OwnBlocks = { hasVenue(userId: string, code: string, now: number): boolean };

type Ports = {
  readonly sites: Pick<SiteStore, 'venue'>;
  readonly selfBlocks: OwnBlocks;
  now(): number;
};

export type VenueDoors = ReturnType<typeof createVenueDoors>;

/** The books as a member finds them now. */
export function createVenueDoors({ sites, selfBlocks, now }: Ports) {
  /** Returns why a book takes no bets of a member, or of a guest for null; null when it does. */
  const shutFor = (code: BookCode, userId: string | null): VenueShut | null => {
    const venue = sites.venue(code);
    if (!venue) return 'off';
    return venueShut(venue, userId !== null && selfBlocks.hasVenue(userId, code, now()));
  };
  return {
    shutFor,
    /** @throws Refusal VENUE_CLOSED, BLOCKED_BY_CHOICE when a book takes no bets of a member. */
    enter(code: BookCode, userId: string): void {
      const shut = shutFor(code, userId);
      if (shut !== null) refuse(shut === 'blocked' ? 'BLOCKED_BY_CHOICE' : 'VENUE_CLOSED');
    },
  };
}
