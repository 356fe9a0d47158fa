import { venueCalls } from '#contract/play/venue/calls.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#contract/units/durations.ts';
import { aged, record } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Timed } from '#sandbox/domains/domain.ts';
import { openVenues, type Venues } from './open-venues.ts';
import { IDLE_MAX_MS } from './play-sessions.ts';
import { venueHandlers } from './venue-handlers.ts';
import { venueMigrations } from './venue-migrations.ts';

type Ports = Omit<Parameters<typeof openVenues>[0], 'now'> & Timed;

/** The house's own venues: visits, rounds, and the API of their pages. */
export const venueDomain = domain({
  migrations: [venueMigrations],
  bounds: {
    fishing_seat: aged('seen_at', DAY_MS),
    fishing_shot: aged('shot_at', DAY_MS),
    game_round: record,
    play_plan: record,
    play_session: record,
    seed_pair: record,
    table_secret: record,
  },
  open: (ports: Ports) => ({ venues: openVenues({ ...ports, now: ports.world.clock.now }) }),
  handlers: handlersFor(venueCalls, venueHandlers),
  duties: [
    {
      everyMs: MINUTE_MS,
      atStart: true,
      run: ({ venues }: { readonly venues: Venues }, now) => venues.rounds.endAbandoned(now - IDLE_MAX_MS),
    },
    {
      everyMs: SECOND_MS,
      run: ({ venues }: { readonly venues: Venues }) => venues.tableRounds.settleDue(),
    },
  ],
});
