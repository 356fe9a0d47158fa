import { MINUTE_MS } from '#contract/units/durations.ts';
import { dropExpired } from '#sandbox/base/time/expiring-entries.ts';
import { VENUE_LINES } from './venue-host.ts';

/** Time for which a domain is remembered; as long as a visit lasts without its page. */
const REMEMBERED_MS = 30 * MINUTE_MS;

/** Request for a domain of a venue, in the terms of the wire [3.02]. */
type LineRequest = {
  readonly device: string;
  readonly venue: string;
  readonly resetDpDomain: 0 | 1;
  readonly isUseCache: 0 | 1;
};

/** Index of a domain, and the function to call once its page has opened. */
type ChosenLine = { readonly line: number; readonly opened: () => void };

export type VenueLines = { choose(request: LineRequest, now: number): ChosenLine };

/** Remembers one domain for each device and venue. */
function lineMemory() {
  const lines = new Map<string, { readonly line: number; readonly until: number }>();
  return {
    at: (key: string, now: number): number => {
      const known = lines.get(key);
      return known && known.until > now ? known.line : 0;
    },
    set: (key: string, line: number, now: number) => {
      dropExpired(lines, now);
      lines.delete(key);
      lines.set(key, { line, until: now + REMEMBERED_MS });
    },
  };
}

/**
 * Chooses the domain of a venue for a device: with `resetDpDomain` the one after the last it was sent to, with `isUseCache`
 * the last one that opened for it, otherwise the main one.
 */
export function createVenueLines(): VenueLines {
  const [sent, answered] = [lineMemory(), lineMemory()];
  return {
    choose({ device, venue, resetDpDomain, isUseCache }, now) {
      const key = `${device} ${venue}`;
      const other = (sent.at(key, now) + 1) % VENUE_LINES;
      const line = resetDpDomain === 1 ? other : isUseCache === 1 ? answered.at(key, now) : 0;
      sent.set(key, line, now);
      return { line, opened: () => answered.set(key, line, now) };
    },
  };
}
