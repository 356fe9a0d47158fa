import { betCalls } from '#contract/play/bet/calls.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import { ofRoom, record, slow, tidied } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor } from '#sandbox/domains/domain.ts';
import type { World } from '#sandbox/world/world.ts';
import { mountBetAdmin } from './bet-admin.ts';
import { betHandlers } from './bet-handlers.ts';
import { betMigrations } from './bet-migrations.ts';
import { type Betting, type BettingPorts, createBetting } from './create-betting.ts';
import { placeDemoBets } from './demo/demo-bets.ts';
import { playDemoPast } from './demo/demo-past.ts';

type Ports = Omit<BettingPorts, 'world' | 'now' | 'isOpenRoom'> & { readonly world: World };
type Opened = { readonly betting: Betting };
type Seeding = Ports & Opened & { readonly seed: number };

/** Opens betting; work that came due while the platform was down is done before the first request. */
function openBetting(ports: Ports): Betting {
  const { clock, rooms } = ports.world;
  const isOpenRoom = (roomNo: string) => rooms.status(roomNo).status === 1;
  const betting = createBetting({ ...ports, isOpenRoom, now: clock.now });
  betting.catchUp();
  betting.settleDue();
  betting.decideDue();
  clock.onSetBack(() => betting.facts.forgetAfter(clock.now()));
  return betting;
}

/** Bets of members: placing, deciding, settling, and what rooms show of them. */
export const betDomain = domain({
  migrations: [betMigrations],
  bounds: {
    bet: record,
    bet_leg: record,
    bet_rebated: record,
    bet_settlement: record,
    cash_out_quote: tidied('bet/cash-outs'),
    match_fact: slow(1_500),
    shown_order: ofRoom(),
  },
  open(ports: Ports) {
    const betting = openBetting(ports);
    return { betting, bets: betting.shown };
  },
  seed(ports: Seeding, now) {
    const { betting, world, ledger, seed } = ports;
    playDemoPast(ports, betting, now);
    placeDemoBets({ ...betting, world, ledger }, seed);
  },
  duties: [
    { everyMs: SECOND_MS / 4, run: ({ betting }: Opened) => betting.decideDue() },
    { everyMs: 5 * SECOND_MS, run: ({ betting }: Opened) => betting.settleDue() },
  ],
  admin: mountBetAdmin,
  handlers: handlersFor(betCalls, betHandlers),
});
