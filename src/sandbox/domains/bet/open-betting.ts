import type { DatabaseSync } from 'node:sqlite';
import type { BetWire } from '#contract/models/bet.ts';
import { isVenueOpen } from '#contract/rules/venue-open.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { Ledger } from '#sandbox/domains/ledger/ledger.ts';
import type { Money } from '#sandbox/domains/money/create-money.ts';
import type { SiteStore } from '#sandbox/domains/site/site-store.ts';
import { createOrderNumbers } from '#sandbox/domains/statement/order-numbers.ts';
import type { World } from '#sandbox/world/world.ts';
import { createAcceptance } from './acceptance.ts';
import { createBetControl } from './bet-control.ts';
import { createBetMoney, SPORTS_VENUE } from './bet-money.ts';
import type { BetRow } from './bet-row.ts';
import { createBetStore } from './bet-store.ts';
import { betWire } from './bet-wire.ts';
import { createCashOuts } from './cash-outs.ts';
import { placeDemoBets } from './demo-bets.ts';
import { createFactStore } from './fact-store.ts';
import { createMemberBets } from './member-bets.ts';
import { createOffers } from './offers.ts';
import { createPlacing } from './placing.ts';
import { createSettlement } from './settlement.ts';
import { createSlipQuotes } from './slip-quotes.ts';

const DECIDE_EVERY_MS = SECOND_MS / 4;
const SETTLE_EVERY_MS = 5 * SECOND_MS;
const DEMO_EVERY_MS = 300 * SECOND_MS;

type Ports = {
  readonly db: DatabaseSync;
  readonly world: World;
  readonly ledger: Ledger;
  readonly sites: SiteStore;
  readonly money: Pick<Money, 'wagering' | 'bonuses'>;
  readonly seed: number;
};

/** Bets of members: everything that happens to them, and what operators say of them. */
export type Betting = ReturnType<typeof openBetting>;

function createParts({ db, world, ledger, sites, money }: Ports) {
  const store = createBetStore(db);
  const facts = createFactStore(db);
  const isDecided = (matchId: string) => {
    const status = facts.of(matchId)?.body.status;
    return status !== undefined && status !== 'half';
  };
  const venue = () => {
    const known = sites.venue(SPORTS_VENUE);
    return { code: SPORTS_VENUE, name: known?.name ?? '', isOpen: known !== undefined && isVenueOpen(known) };
  };
  const ports = {
    db,
    world,
    store,
    facts,
    offers: createOffers({ world, isDecided }),
    money: createBetMoney({ ledger, ...money }),
    control: createBetControl(),
    numbers: createOrderNumbers(db),
    now: world.clock.now,
    venue,
  };
  const acceptance = createAcceptance(ports);
  return {
    ...ports,
    acceptance,
    place: createPlacing({ ...ports, acceptance, isOpen: () => venue().isOpen }),
    quote: createSlipQuotes(ports),
    settlement: createSettlement(ports),
    cashOuts: createCashOuts(ports),
    shown: createMemberBets(db, store, () => venue().name),
  };
}

/** Opens betting; what came due while the platform was down is done before anybody asks. */
export function openBetting(ports: Ports) {
  const { world, ledger, seed } = ports;
  const { clock } = world;
  const parts = createParts(ports);
  const { acceptance, cashOuts, settlement, store } = parts;
  const decide = () => {
    acceptance.tick(clock.now());
    cashOuts.tick(clock.now());
  };
  const settle = () => settlement.tick(clock.now());
  const seedBets = () => placeDemoBets({ ...parts, ledger }, seed);
  settle();
  decide();
  seedBets();
  clock.every(DECIDE_EVERY_MS, decide);
  clock.every(SETTLE_EVERY_MS, settle);
  clock.every(DEMO_EVERY_MS, seedBets);
  const wire = betWire(store, () => parts.venue().name);
  return {
    ...parts,
    /** A bet as its member reads it. */
    wire: (bet: BetRow): BetWire => wire(bet, clock.now()),
    /** A member's own bet. @throws Refusal NOT_FOUND */
    ownOf(betId: string, userId: string): BetRow {
      const bet = store.find(betId);
      return bet?.user_id === userId ? bet : refuse('NOT_FOUND');
    },
  };
}
