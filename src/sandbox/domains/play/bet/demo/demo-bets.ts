import type { DatabaseSync } from 'node:sqlite';
import type { MatchWire } from '#contract/play/match/schema.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import { random } from '#contract/units/random.ts';
import { mainCurrencyOf, SITE_IDS, type SiteId } from '#sandbox/base/tables/sites.table.ts';
import { seedOnce } from '#sandbox/db/each-due.ts';
import { issueOf } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { venueOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import { DEMO_MEMBERS, type DemoMember } from '#sandbox/domains/ground/member/demo-members.table.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import type { OrderNumbers } from '#sandbox/domains/ground/statement/order-numbers.ts';
import type { World } from '#sandbox/world/world.ts';
import type { BetMoney } from '../bet-money.ts';
import { highestOf } from '../bet-returns.ts';
import type { BetStore } from '../bet-store.ts';
import type { Offers } from '../offers/offers.ts';
import { type BetRequest, findLeg, newBet, venueOfRequest } from '../placing/new-bet.ts';

const DEMO = 'demo-';

/** The request of an open bet with which a demo member begins. */
const demoRequest = (siteId: number, matchId: string): string => `${DEMO}${siteId}-${matchId}`;

/** Reports whether a demo member began with the bet. */
export const isOfDemo = ({ request_id }: { readonly request_id: string }): boolean =>
  request_id.startsWith(DEMO);

/** A demo member who bets, on one of the sites. */
export type DemoBettor = DemoMember & { readonly siteId: SiteId };

export const DEMO_BETTORS: readonly DemoBettor[] = DEMO_MEMBERS.filter(({ bets }) => bets).flatMap((member) =>
  SITE_IDS.map((siteId) => ({ ...member, siteId })),
);

const RESULT_MARKET = 'win';
/** Highest price that demo members bet on. */
const LONGEST_PRICE = 15;

export type DemoPorts = {
  readonly db: DatabaseSync;
  readonly world: World;
  readonly ledger: Ledger;
  readonly store: BetStore;
  readonly offers: Offers;
  readonly money: BetMoney;
  readonly numbers: OrderNumbers;
};

/** Returns a demo member’s bet on a match: a random side of its result. */
function betRequestOf(
  world: World,
  matchId: string,
  { name, siteId }: DemoBettor,
  seed: number,
): BetRequest | null {
  const venue = world.bookAt(matchId, siteId) ?? undefined;
  const market = world.odds
    .of(matchId, venue)
    ?.markets.find(({ marketId }) => marketId === `${matchId}-${RESULT_MARKET}`);
  const choices = (market?.selections ?? []).filter(
    ({ odds, state }) => state !== 'closed' && Number(odds) <= LONGEST_PRICE,
  );
  const draw = random(`bet-${seed}-${name}-${siteId}-${matchId}`);
  const choice = choices[Math.floor(draw() * choices.length)];
  if (!market || !choice) return null;
  const { selectionId, odds } = choice;
  return {
    userId: demoUserId(name),
    siteId,
    requestId: demoRequest(siteId, matchId),
    currency: mainCurrencyOf(siteId),
    kind: 'single',
    size: null,
    legs: [{ matchId, marketId: market.marketId, selectionId, odds, material: market.version.material }],
    lineStake: BigInt(1 + Math.floor(draw() * 20)) * 50_00n,
    policy: 'higher',
  };
}

/** Places a bet at the current price: the member is credited with its stake, and it is backdated. */
function placeOne(ports: DemoPorts, request: BetRequest, betId: string, at: number): void {
  const { store, offers, money, ledger, numbers } = ports;
  const venue = venueOfRequest(offers, request);
  const bet = newBet({ ...request, betId, venue }, numbers.next('bet', at), at);
  const [leg] = request.legs.map((each, n) => findLeg(offers, bet, each, n).leg);
  if (!leg || store.find(betId)) return;
  const wallet = venueOf(bet.user_id, venue, bet.currency);
  ledger.open(wallet, bet.currency, false);
  ledger.open(issueOf(bet.currency), bet.currency, true);
  const entries = [
    { account: issueOf(bet.currency), amount: -bet.open_stake },
    { account: wallet, amount: bet.open_stake },
  ];
  ledger.book({ kind: 'opening', at, roomNo: null, note: betId, entries });
  money.hold(bet, bet.open_stake, at);
  store.add({ ...bet, state: 'open', highest: highestOf(bet, [leg]) }, [leg]);
}

const isOn = ({ clockPhase }: MatchWire) => clockPhase !== 'upcoming' && clockPhase !== 'ended';

/**
 * Places an open bet on the result of every live match for the demo members who bet, once in the life of a database: after
 * that only members place bets, so that no limit, break or exclusion is bypassed.
 */
export function placeDemoBets(ports: DemoPorts, seed: number): void {
  const { db, world } = ports;
  seedOnce(db, 'open bets', () => {
    for (const { matchId, startAt } of world.matches.list(0).filter(isOn))
      for (const bettor of DEMO_BETTORS) {
        const { name, siteId } = bettor;
        const request = betRequestOf(world, matchId, bettor, seed);
        const before = random(`since-${seed}-${name}-${matchId}`)();
        // A bet must not be dated before the kick-off: it would show a score of a match that had not begun.
        const at = Math.max(startAt, world.clock.now() - Math.floor(5 + before * 60) * SECOND_MS);
        if (request) placeOne(ports, request, `b-${siteId}-${name}-${matchId}`, at);
      }
  });
}
