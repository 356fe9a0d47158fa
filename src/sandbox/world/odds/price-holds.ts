import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { venueOf } from '#sandbox/world/matches/match-wire.ts';

/** What holds prices back beside the play: the operator's word on matches and markets, and venues that are not open. */
export function priceHolds() {
  const matches = new Set<string>();
  const markets = new Set<string>();
  let isVenueOpen: (venueName: string) => boolean = () => true;
  return {
    matches,
    markets,
    followVenues(isOpen: (venueName: string) => boolean) {
      isVenueOpen = isOpen;
    },
    /** Whether every price of a match is held. */
    holds: ({ fixture }: MatchView): boolean =>
      matches.has(fixture.matchId) || !isVenueOpen(venueOf(fixture.league)),
  };
}

/** Puts an id among those that are held, or takes it away. */
export function setHeld(held: Set<string>, id: string, isHeld: boolean): void {
  if (isHeld) held.add(id);
  else held.delete(id);
}
