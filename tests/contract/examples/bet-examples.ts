import type { CallName } from '#contract/book/table.ts';
import type { BookCode } from '#sandbox/base/tables/books.table.ts';
import { createLedger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { bookOf, venueOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import type { BetRequest } from '#sandbox/domains/play/bet/placing/new-bet.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import type { WireInput } from '../wire-client.ts';

const USER = 'u-beian';
const VENUE = 'YBTY';
const SITE = 5000;
const CURRENCY = 'CNY' as const;
const FUNDS = 500_00n;

type Leg = BetRequest['legs'][number];
/** Data of the bet examples: a leg that can be taken, an open offer, and an open bet with its quote. */
export type BetScene = {
  readonly leg: Leg;
  readonly openBetId: string;
  readonly offered: { readonly betId: string; readonly version: number };
  readonly cashOut: { readonly betId: string; readonly quoteId: string };
};

let placed = 0;

/** Home side of a match with its current price; null where it cannot be backed, or is not offered. */
function homeOf({ world }: Sandbox, matchId: string, isOpen = true): Leg | null {
  const market = world.odds.of(matchId)?.markets.find(({ marketId }) => marketId === `${matchId}-win`);
  const selection = market?.selections[0];
  if (!market || !selection || (isOpen && selection.state !== 'open')) return null;
  const { selectionId, odds } = selection;
  return { matchId, marketId: market.marketId, selectionId, odds, material: market.version.material };
}

/**
 * Returns the home side of an upcoming match with an unknown result, the given number of them skipped, from the end of the
 * list.
 */
export function findUpcomingLeg(sandbox: Sandbox, skip = 0): Leg {
  const { betting, world } = sandbox;
  let remaining = skip;
  for (const { matchId, clockPhase } of world.matches.list(1).toReversed()) {
    if (clockPhase !== 'upcoming' || betting.facts.of(matchId)) continue;
    if (world.bookAt(matchId, SITE) !== VENUE) continue;
    const leg = homeOf(sandbox, matchId);
    if (leg && remaining-- === 0) return leg;
  }
  throw new Error('the world has no match to come that can be backed');
}

/** Returns the home side of an upcoming match of a venue, whether or not the venue is open. */
export function findLegAt(sandbox: Sandbox, venue: BookCode): Leg {
  const { betting, world } = sandbox;
  for (const { matchId, clockPhase } of world.matches.list(0).toReversed()) {
    if (clockPhase !== 'upcoming' || betting.facts.of(matchId)) continue;
    if (world.bookAt(matchId, SITE) !== venue) continue;
    const leg = homeOf(sandbox, matchId, betting.doors.shutFor(venue, null) === null);
    if (leg) return leg;
  }
  throw new Error(`${venue} has no match to come`);
}

/** The winner of a football match in play whose prices are open. */
export function legInPlay({ world }: Sandbox): Leg {
  for (let step = 0; step < 200; step++) {
    for (const { matchId, clockPhase } of world.matches.list(1)) {
      if (clockPhase !== 'first' && clockPhase !== 'second') continue;
      if (world.bookAt(matchId, SITE) !== VENUE) continue;
      const market = world.odds.of(matchId)?.markets.find(({ marketId }) => marketId === `${matchId}-win`);
      const selection = market?.selections.find(({ state }) => state === 'open');
      if (!market || !selection) continue;
      const { selectionId, odds } = selection;
      return { matchId, marketId: market.marketId, selectionId, odds, material: market.version.material };
    }
    if (world.clock.mode === 'driven') world.clock.advance(5_000);
  }
  throw new Error('no football in play has open prices');
}

/** Places a bet of ten on a match to come, which is decided at once. */
export function placeSingle({ betting, world }: Sandbox, leg: Leg, part: Partial<BetRequest> = {}) {
  placed += 1;
  const request: BetRequest = {
    userId: USER,
    siteId: SITE,
    requestId: `example-${placed}`,
    currency: CURRENCY,
    kind: 'single',
    size: null,
    legs: [leg],
    lineStake: 10_00n,
    policy: 'any',
    ...part,
  };
  return betting.place(request, world.clock.now());
}

/** Bets of a sandbox that examples have placed so far: an open one, and the last that was offered again. */
const placedIn = new WeakMap<Sandbox, { accepted: string; offered: string }>();

function offeredBet(sandbox: Sandbox, leg: Leg): string {
  sandbox.betting.control.setNext({ is: 'offer', less: 500 });
  return placeSingle(sandbox, leg).bet_id;
}

/** Funds the venue for every example, whatever requests before them moved out of it. */
function fund({ db, world }: Sandbox) {
  const ledger = createLedger(db);
  const [wallet, book] = [venueOf(USER, VENUE, CURRENCY), bookOf(VENUE, CURRENCY)];
  ledger.open(wallet, CURRENCY, false);
  ledger.open(book, CURRENCY, true);
  const entries = [
    { account: wallet, amount: FUNDS },
    { account: book, amount: -FUNDS },
  ];
  ledger.book({ kind: 'bet', at: world.clock.now(), roomNo: null, note: 'example', entries });
}

export function betSceneOf(sandbox: Sandbox, openBetId: string): BetScene {
  const { betting, world } = sandbox;
  fund(sandbox);
  const leg = findUpcomingLeg(sandbox);
  const known = placedIn.get(sandbox) ?? {
    accepted: placeSingle(sandbox, leg).bet_id,
    offered: offeredBet(sandbox, leg),
  };
  const isOffered = betting.ownOf(known.offered, USER).state === 'reOffered';
  const bets = isOffered ? known : { ...known, offered: offeredBet(sandbox, leg) };
  placedIn.set(sandbox, bets);
  const { quoteId } = betting.quoteCashOut(betting.ownOf(bets.accepted, USER), world.clock.now());
  return {
    leg,
    openBetId,
    offered: { betId: bets.offered, version: betting.ownOf(bets.offered, USER).version },
    cashOut: { betId: bets.accepted, quoteId: quoteId ?? '' },
  };
}

type BetCall = Extract<CallName, `bet.${string}`>;

/** One valid request of every call of bets. */
export function betExamples({ leg, openBetId, offered, cashOut }: BetScene): {
  readonly [Name in BetCall]: WireInput<Name>;
} {
  const { matchId, marketId, selectionId } = leg;
  return {
    'bet.terms': { venue: 'YBTY', currency: CURRENCY },
    'bet.quote': { currency: CURRENCY, legs: [{ matchId, marketId, selectionId }] },
    'bet.place': {
      currency: CURRENCY,
      kind: 'single' as const,
      size: null,
      legs: [leg],
      stake: '10.00',
      policy: 'any' as const,
      clientRequestId: 'example-place',
    },
    'bet.answer': {
      ...offered,
      action: 'leave' as const,
      clientRequestId: `example-answer-${offered.betId}`,
    },
    'bet.list': { currency: CURRENCY, which: 'all' as const, page: 1, size: 20 },
    'bet.returns': { currency: CURRENCY },
    'bet.detail': { betId: openBetId },
    'bet.cashOutQuote': { betId: openBetId },
    'bet.cashOutQuotes': { currency: CURRENCY },
    'bet.cashOut': { ...cashOut, percent: 40, clientRequestId: `example-cash-out-${cashOut.betId}` },
    'bet.setAutoCashOut': { betId: cashOut.betId, value: '10.50', percent: 100, until: null },
    'bet.revokeAutoCashOut': { betId: cashOut.betId },
  };
}

type PriceCall = Extract<CallName, `price.${string}`>;

/** Valid requests of every call of prices, about a match to come. */
export function pricesOnDemand(scene: () => BetScene) {
  const selection = () => {
    const { matchId, marketId, selectionId } = scene().leg;
    return { matchId, marketId, selectionId, venue: null };
  };
  return {
    'price.history': async () => ({ ...selection(), span: 'recent' as const }),
    'price.alerts': {},
    'price.setAlert': async () => ({ ...selection(), side: 'atLeast' as const, odds: '101.00' }),
    'price.removeAlert': { alertId: '1' },
  } satisfies { readonly [Name in PriceCall]: WireInput<Name> | (() => Promise<WireInput<Name>>) };
}

/** As `betExamples`, placing its bets for a request that is made: to place them for every other request takes most of its time. */
export function betsOnDemand(scene: () => BetScene) {
  const example =
    <Name extends BetCall>(name: Name) =>
    async (): Promise<WireInput<Name>> =>
      betExamples(scene())[name];
  return {
    'bet.terms': example('bet.terms'),
    'bet.quote': example('bet.quote'),
    'bet.place': example('bet.place'),
    'bet.answer': example('bet.answer'),
    'bet.list': example('bet.list'),
    'bet.returns': example('bet.returns'),
    'bet.detail': example('bet.detail'),
    'bet.cashOutQuote': example('bet.cashOutQuote'),
    'bet.cashOutQuotes': example('bet.cashOutQuotes'),
    'bet.cashOut': example('bet.cashOut'),
    'bet.setAutoCashOut': example('bet.setAutoCashOut'),
    'bet.revokeAutoCashOut': example('bet.revokeAutoCashOut'),
  };
}
