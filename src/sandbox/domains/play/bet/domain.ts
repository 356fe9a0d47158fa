import * as v from 'valibot';
import { betCalls } from '#contract/play/bet/calls.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import { ofRoom, record, slow, tidied } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor } from '#sandbox/domains/domain.ts';
import type { Commands } from '#sandbox/domains/ground/command/commands.ts';
import { AdminRefusal, mustBe, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import type { World } from '#sandbox/world/world.ts';
import { betHandlers } from './bet-handlers.ts';
import { betMigrations, bookMigrations } from './bet-migrations.ts';
import { type Betting, type BettingPorts, createBetting } from './create-betting.ts';
import { placeDemoBets } from './demo/demo-bets.ts';
import { playDemoPast } from './demo/demo-past.ts';
import { FACT_STATES } from './offers/settle-by-facts.ts';

type Ports = Omit<BettingPorts, 'world' | 'now' | 'isOpenRoom'> & { readonly world: World };
type Opened = { readonly betting: Betting };
type Due = Opened & { readonly commands: Commands };
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

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(300));
const pair = v.tuple([count, count]);
const note = v.pipe(v.string(), v.trim(), v.maxLength(60));

/** Facts of a match from now on, regardless of its clock. Absent fields keep their known values. */
const ResultChange = v.strictObject({
  status: v.picklist(FACT_STATES),
  score: v.exactOptional(pair),
  half: v.exactOptional(v.nullable(pair)),
  corners: v.exactOptional(pair),
  scorers: v.exactOptional(v.pipe(v.string(), v.regex(/^[ha]{0,40}$/))),
  note,
});
const MarketChange = v.strictObject({ suspended: v.boolean() });
const BettingChange = v.union([
  v.strictObject({
    delayMs: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000))),
  }),
  v.strictObject({ next: v.null() }),
  v.strictObject({ next: v.strictObject({ is: v.literal('refuse'), note }) }),
  v.strictObject({
    next: v.strictObject({
      is: v.literal('offer'),
      /** Hundredths of a percent that every price falls by. */
      less: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_000)),
    }),
  }),
]);

type BetAdminPorts = { readonly betting: Betting; readonly world: World };

/** Results, markets, the live delay and the next bet by hand. */
function mountBetAdmin(site: Site, { betting, world }: BetAdminPorts): void {
  const { control, facts, settlement } = betting;
  post(site, '/sandbox/matches/:id/result', ResultChange, ({ note: reason, status, ...change }, context) => {
    const matchId = context.req.param('id') ?? '';
    const now = settlement.known(matchId);
    if (!now) throw new AdminRefusal(404, '没有这场比赛');
    const { score, half, corners, scorers } = now;
    const at = world.clock.now();
    const no = facts.add(
      matchId,
      { score, half, corners, scorers, ...change, status },
      { at, note: reason, isManual: true },
    );
    settlement.settleMatch(matchId, at);
    return { no };
  });
  post(site, '/sandbox/markets/:id', MarketChange, ({ suspended }, context) => {
    const marketId = context.req.param('id') ?? '';
    const [matchId = ''] = /^[a-z\d]+-\d+(?=-)/.exec(marketId) ?? [];
    mustBe(world.matches.find(matchId) !== null, '这个玩法');
    world.odds.suspendMarket(marketId, suspended);
  });
  post(site, '/sandbox/betting', BettingChange, (change) => {
    if ('delayMs' in change) control.setDelay(change.delayMs);
    else control.setNext(change.next);
    return { delayMs: control.delay(), next: control.next() };
  });
}

/** Bets of members: placing, deciding, settling, and what rooms show of them. */
export const betDomain = domain({
  migrations: [betMigrations, bookMigrations],
  bounds: {
    auto_cash_out: record,
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
    { everyMs: SECOND_MS / 4, run: ({ betting }: Due) => betting.decideDue() },
    { everyMs: 5 * SECOND_MS, run: ({ betting }: Due) => betting.settleDue() },
    {
      everyMs: SECOND_MS,
      run: ({ betting, commands }: Due, now) => betting.autoCashOuts.tick(commands, now),
    },
  ],
  admin: mountBetAdmin,
  handlers: handlersFor(betCalls, betHandlers),
});
