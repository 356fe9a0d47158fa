import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/units/durations.ts';
import { hash32, random } from '#contract/units/random.ts';
import { BOOK_CODES, type BookCode } from '#sandbox/base/tables/books.table.ts';
import { mainCurrencyOf, type SiteId } from '#sandbox/base/tables/sites.table.ts';
import { seedOnce } from '#sandbox/db/each-due.ts';
import { repeatedWork } from '#sandbox/db/repeated-work.ts';
import { issueOf } from '#sandbox/domains/ground/ledger/account-names.ts';
import { venueOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import { bookAt } from '#sandbox/world/seeds/league-books.table.ts';
import type { OverMatch, WorldPast, WorldThen } from '#sandbox/world/world-past.ts';
import { type Betting, type BettingPorts, createBetting } from '../create-betting.ts';
import { linesOfBet } from '../offers/stake-range.ts';
import { DEMO_BETTORS, type DemoBettor } from './demo-bets.ts';
import { PAST_BETS, type PastBet } from './demo-past.table.ts';
import { pastBetOf } from './demo-past-bets.ts';

/** Number of recent matches that the demo members bet on, the same for all. */
const MATCHES = 32;
/** Longest lead of a bet placed before the match. */
const LEAD_MS = 3 * HOUR_MS;
/** Seconds after which a bet or a cash-out in play is decided. */
const DECIDED_WITHIN = 40;
/** Delay between the end of a match and its result. */
const SETTLED_AFTER_MS = 5 * SECOND_MS;

type Ports = Omit<BettingPorts, 'world' | 'now' | 'isOpenRoom'> & {
  readonly world: { readonly past: WorldPast };
  readonly seed: number;
};
type Match = OverMatch & { readonly endAt: number };
type Planned = {
  /** Venue of the matches. */
  readonly venue: BookCode;
  readonly betId: string;
  readonly bettor: DemoBettor;
  readonly past: PastBet;
  readonly matches: readonly [Match, ...Match[]];
};
/** Event with its time, epoch ms. */
type Step = { readonly at: number; run(): void };
/** An earlier time, which moves on, and the betting of it. */
type Then = { readonly clock: { now: number }; readonly world: WorldThen; readonly betting: Betting };

/** Betting of an earlier time: it moves neither wagering nor bonuses, and writes no letters. */
function openThen(ports: Ports, now: number): Then {
  const clock = { now };
  const then = () => clock.now;
  const world = ports.world.past.at(then);
  const noop = () => undefined;
  const wagering = { count: noop, keepAtMost: noop };
  const { vip, acts } = ports.money;
  const money = { wagering, bonuses: { stake: noop, keepAtMost: noop }, notify: noop, vip, acts };
  const betting = createBetting({ ...ports, world, money, now: then, isOpenRoom: () => false });
  return { clock, world, betting };
}

/** The matches that were bet on, of venues that take bets now, the oldest first. */
function matchesOf({ world: { past }, seed }: Ports, { doors }: Betting): Match[] {
  const rank = ({ matchId }: OverMatch) => hash32(`bets of ${seed} on ${matchId}`);
  return past
    .over()
    .filter((match) => doors.shutFor(venueOfMatch(match, 5000), null) === null)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, MATCHES)
    .toSorted((one, other) => one.startAt - other.startAt)
    .flatMap((match) => {
      const endAt = past.endOf(match.matchId);
      return endAt === null ? [] : [{ ...match, endAt }];
    });
}

/** Only football has lines that split a bet in two halves. */
const isFootball = ({ league }: OverMatch): boolean => league.ballClassId === 1;

const venueOfMatch = ({ league }: OverMatch, siteId: SiteId): BookCode => bookAt(league, siteId);

/** Returns a number of matches of one venue, the first of them from an offset on where there are enough; none otherwise. */
function matchesFrom(fitting: readonly Match[], offset: number, { legs, siteId }: Wanted): readonly Match[] {
  const turned = [...fitting.slice(offset), ...fitting.slice(0, offset)];
  for (const first of turned) {
    const venue = venueOfMatch(first, siteId);
    const ofVenue = fitting.filter((match) => venueOfMatch(match, siteId) === venue);
    const from = Math.min(ofVenue.indexOf(first), ofVenue.length - legs);
    if (from >= 0) return ofVenue.slice(from, from + legs);
  }
  return [];
}

type Wanted = { readonly legs: number; readonly siteId: SiteId };

/** Returns a member’s planned bets, in the order of the table: they progress through the days from the first to the last. */
function planOf(bettor: DemoBettor, matches: readonly Match[]): Planned[] {
  const { siteId, name } = bettor;
  return PAST_BETS.flatMap((past, n) => {
    const betId = `p-${siteId}-${name}-${n}`;
    const fitting = past.isQuartered ? matches.filter(isFootball) : matches;
    const offset = ((n + random(`matches of ${betId}`)()) / PAST_BETS.length) * fitting.length;
    const [first, ...more] = matchesFrom(fitting, Math.floor(offset), { legs: past.legs, siteId });
    const venue = first && venueOfMatch(first, siteId);
    return first && venue ? [{ betId, venue, bettor, past, matches: [first, ...more] }] : [];
  });
}

/** Wallet of a demo member at a venue. */
type DemoWallet = { readonly bettor: DemoBettor; readonly venue: BookCode };

const whoseOf = ({ bettor: { name, siteId }, venue }: DemoWallet) =>
  ({ user_id: demoUserId(name), venue, currency: mainCurrencyOf(siteId) }) as const;

/** Credits money to a wallet of a demo member; a negative amount is debited. */
function fund({ ledger }: Ports, owner: DemoWallet, amount: bigint, at: number): void {
  const { user_id, venue, currency } = whoseOf(owner);
  const wallet = venueOf(user_id, venue, currency);
  ledger.open(wallet, currency, false);
  ledger.open(issueOf(currency), currency, true);
  const entries = [
    { account: issueOf(currency), amount: -amount },
    { account: wallet, amount },
  ];
  if (amount !== 0n) ledger.book({ kind: 'opening', at, roomNo: null, note: 'past bets', entries });
}

/** Advances the clock by the seconds that a bet in play waits. */
function waitUntil({ clock, betting }: Then, isDecided: () => boolean): void {
  for (let second = 0; second < DECIDED_WITHIN && !isDecided(); second++) {
    clock.now += SECOND_MS;
    betting.decideDue();
  }
}

function place(ports: Ports, then: Then, { betId, venue, bettor, past, matches }: Planned): void {
  const { clock, world, betting } = then;
  const matchIds = matches.map(({ matchId }) => matchId);
  const request = pastBetOf(world, bettor, { betId, matchIds, past });
  if (!request) return;
  const stake = request.lineStake * BigInt(linesOfBet(request, past.legs));
  fund(ports, { bettor, venue }, stake, clock.now);
  betting.place(request, clock.now);
  waitUntil(then, () => betting.store.find(betId)?.state !== 'delayed');
}

function cashOut(then: Then, { betId }: Planned): void {
  const { clock, betting } = then;
  const bet = betting.store.find(betId);
  const quoteId = bet ? betting.quoteCashOut(bet, clock.now).quoteId : null;
  if (!bet || quoteId === null) return;
  betting.cashOut(bet, { quoteId, percent: 100 }, clock.now);
  waitUntil(then, () => betting.store.find(betId)?.cash_out?.state !== 'waiting');
}

/** Placing and cashing out are steps of a bet; results are steps of the matches. */
function stepsOf(ports: Ports, then: Then, planned: Planned): Step[] {
  const { past, betId, matches } = planned;
  const [{ startAt, endAt }] = matches;
  const at = (played: number) => Math.floor(startAt + (endAt - startAt) * played);
  const before = startAt - Math.floor(random(`lead of ${betId}`)() * LEAD_MS);
  const placing: Step = {
    at: past.played === null ? before : at(past.played),
    run: () => place(ports, then, planned),
  };
  if (past.cashedOut === null) return [placing];
  return [placing, { at: at(past.cashedOut), run: () => cashOut(then, planned) }];
}

type Basis = {
  readonly matches: readonly Match[];
  readonly bettors: readonly DemoBettor[];
  readonly now: number;
};

/** Name of the demo members’ past, from everything it depends on; their earlier actions are hours and days before `now`. */
function nameOf({ seed }: Ports, { matches, bettors, now }: Basis): string {
  const played = matches.map(({ matchId, startAt, endAt }) => [matchId, startAt, endAt]);
  const whose = bettors.map(({ name, siteId }) => [name, siteId]);
  return JSON.stringify([seed, Math.floor(now / (10 * MINUTE_MS)), played, whose]);
}

/** Reports whether a demo member has no bets behind them yet. */
const isNew = ({ store }: Betting, { name, siteId }: DemoBettor): boolean => {
  const whose = { userId: demoUserId(name), currency: mainCurrencyOf(siteId) };
  return store.sums({ ...whose, which: 'settled', skip: 0, limit: 1 }).total === 0;
};

/**
 * Simulates the last days of the demo members who have no settled bets: they place bets at the prices of that time, and
 * results settle them at the end of their matches, by the regular rules. The remaining venue balance is taken back, so that
 * members begin with the balances of their table.
 */
export function playDemoPast(ports: Ports, betting: Betting, now: number): void {
  const bettors = DEMO_BETTORS.filter((bettor) => isNew(betting, bettor));
  if (bettors.length === 0) return;
  const then = openThen(ports, now);
  const matches = matchesOf(ports, betting);
  const results = matches.map(({ endAt }): Step => {
    return { at: Math.ceil(endAt) + SETTLED_AFTER_MS, run: then.betting.settleDue };
  });
  const bets = bettors.flatMap((bettor) =>
    planOf(bettor, matches).flatMap((planned) => stepsOf(ports, then, planned)),
  );
  const wallets = bettors.flatMap((bettor) => BOOK_CODES.map((venue): DemoWallet => ({ bettor, venue })));
  const balanceOf = (wallet: DemoWallet) => betting.money.balance(whoseOf(wallet));
  seedOnce(ports.db, 'past bets', () => {
    const before = new Map(wallets.map((wallet) => [wallet, balanceOf(wallet)]));
    repeatedWork(ports.db, nameOf(ports, { matches, bettors, now }), () => {
      for (const { at, run } of [...bets, ...results].toSorted((one, other) => one.at - other.at)) {
        then.clock.now = at;
        run();
      }
    });
    for (const [wallet, balance] of before) fund(ports, wallet, balance - balanceOf(wallet), now);
  });
}
