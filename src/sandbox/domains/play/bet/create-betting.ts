import type { DatabaseSync } from 'node:sqlite';
import { sharesOrders } from '#contract/community/chat/site-rules.ts';
import type { BetWire } from '#contract/play/bet/schema.ts';
import type { BetAction } from '#contract/play/bet/states.table.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { siteIdOf } from '#sandbox/base/tables/sites.table.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import type { Acts } from '#sandbox/domains/ground/act/acts.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { createOrderNumbers } from '#sandbox/domains/ground/statement/order-numbers.ts';
import type { Bonuses } from '#sandbox/domains/rewards/bonus/bonuses.ts';
import type { Wagering } from '#sandbox/domains/rewards/bonus/wagering.ts';
import type { Vip } from '#sandbox/domains/rewards/vip/create-vip.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import { createAutoCashOutStore } from './auto-cash-out/auto-cash-out-store.ts';
import { createAutoCashOuts } from './auto-cash-out/auto-cash-outs.ts';
import { createBetMoney } from './bet-money.ts';
import { createAttempt } from './bet-ports.ts';
import type { BetRow, LegRow } from './bet-row.ts';
import { createBetStore } from './bet-store.ts';
import { createBetControl } from './offers/bet-control.ts';
import { type BetWorld, createOffers } from './offers/offers.ts';
import { createVenueDoors, type OwnBlocks } from './offers/venue-doors.ts';
import { createAcceptance } from './placing/acceptance.ts';
import type { BetRequest } from './placing/new-bet.ts';
import { createPlacing } from './placing/placing.ts';
import { createCashOuts } from './settlement/cash-outs.ts';
import { createFactStore } from './settlement/fact-store.ts';
import { createSettlement } from './settlement/settlement.ts';
import { betWire } from './wire/bet-wire.ts';
import { bookTerms } from './wire/book-terms.ts';
import { createMemberBets, type MemberBets } from './wire/member-bets.ts';
import { createOutlooks } from './wire/outlooks.ts';
import { createOwnReturns } from './wire/own-returns.ts';
import { createSlipQuotes } from './wire/slip-quotes.ts';

type Ports = {
  readonly sites: Pick<SiteStore, 'config'>;
  readonly shown: Pick<MemberBets, 'isShown'>;
  /** Reports whether people may speak in a room now. */
  isOpenRoom(roomNo: string): boolean;
};

/** Returns the sharing options of a bet in the room of its match [3.10, 6.07]: open singles, where the site allows sharing. */
function createSharing({ sites, shown, isOpenRoom }: Ports) {
  return (
    { bet_id: orderId, site_id, kind, state }: BetRow,
    [leg]: readonly LegRow[],
  ): BetWire['sharing'] => {
    if (kind !== 'single' || !leg) return null;
    const roomNo = `m-${leg.match_id}`;
    if (!isOpenRoom(roomNo)) return null;
    if (shown.isShown(roomNo, orderId)) return { orderId, isShown: true };
    const siteId = siteIdOf(String(site_id));
    return state === 'open' && siteId !== null && sharesOrders(sites.config(siteId))
      ? { orderId, isShown: false }
      : null;
  };
}

export type BettingPorts = {
  readonly db: DatabaseSync;
  readonly world: BetWorld;
  readonly ledger: Ledger;
  readonly sites: Pick<SiteStore, 'venue' | 'config'>;
  /** Venues that members blocked for themselves. */
  readonly selfBlocks: OwnBlocks;
  readonly money: {
    readonly wagering: Pick<Wagering, 'count' | 'keepAtMost'>;
    readonly bonuses: Pick<Bonuses, 'stake' | 'keepAtMost'>;
    readonly notify: SendNews;
    /** Is notified of settled stakes. */
    readonly vip: Pick<Vip, 'played' | 'rebated'>;
    readonly acts: Pick<Acts, 'note'>;
  };
  /** Reports whether people may speak in a room now. */
  isOpenRoom(roomNo: string): boolean;
  now(): number;
  /** Receives what a bet failed at when its time had come. */
  onDefect(error: Error): void;
};

/** Members’ bets: their life cycle, and the decisions of operators. */
export type Betting = ReturnType<typeof createBetting>;

function createParts({ db, world, ledger, sites, selfBlocks, money, now, onDefect }: BettingPorts) {
  const facts = createFactStore(db);
  const isDecided = (matchId: string) => {
    const status = facts.of(matchId)?.body.status;
    return status !== undefined && status !== 'half';
  };
  return {
    db,
    world,
    facts,
    now,
    doors: createVenueDoors({ sites, selfBlocks, now }),
    notify: money.notify,
    vip: money.vip,
    acts: money.acts,
    attempt: createAttempt(onDefect),
    store: createBetStore(db),
    autos: createAutoCashOutStore(db),
    offers: createOffers({ world, isDecided }),
    money: createBetMoney({ ledger, ...money }),
    control: createBetControl(),
    numbers: createOrderNumbers(db),
  };
}

/** Creates the service for all bet operations of members and operators, each step atomic. */
export function createBetting(ports: BettingPorts) {
  const parts = createParts(ports);
  const { db, store, autos, now } = parts;
  const acceptance = createAcceptance(parts);
  const cashOuts = createCashOuts(parts);
  const autoCashOuts = createAutoCashOuts({ ...parts, cashOuts });
  const settlement = createSettlement(parts);
  const place = createPlacing({ ...parts, acceptance });
  const shown = createMemberBets(db, store);
  const outlookOf = createOutlooks({ world: parts.world, settlement });
  const wire = betWire({ store, autos, outlookOf, sharing: createSharing({ ...ports, shown }) });
  return {
    ...parts,
    settlement,
    /** Cash-outs at a value that members set beforehand. */
    autoCashOuts,
    quote: createSlipQuotes(parts),
    terms: bookTerms(parts.control),
    quoteCashOut: cashOuts.quote,
    shown,
    /** Stakes and returns of settled bets of a member. */
    returnsOf: createOwnReturns(db),
    place: (request: BetRequest, at: number): BetRow => transaction(db, () => place(request, at)),
    answer: (bet: BetRow, action: BetAction, at: number): BetRow =>
      transaction(db, () => acceptance.answer(bet, action, at)),
    cashOut: (
      bet: BetRow,
      request: { readonly quoteId: string; readonly percent: number },
      at: number,
    ): BetRow => transaction(db, () => cashOuts.request(bet, request, at)),
    /** Decides what has waited long enough. */
    decideDue() {
      acceptance.tick(now());
      cashOuts.tick(now());
    },
    settleDue: () => settlement.tick(now()),
    /** Settles bets whose results are known but not yet applied, as after a downtime of the platform. */
    catchUp: () => settlement.catchUp(now()),
    /** A bet as its member reads it. */
    wire: (bet: BetRow): BetWire => wire(bet, store.legsOf(bet.bet_id), now()),
    /** A member's own bet. @throws Refusal NOT_FOUND */
    ownOf(betId: string, userId: string): BetRow {
      const bet = store.find(betId);
      return bet?.user_id === userId ? bet : refuse('NOT_FOUND');
    },
  };
}
