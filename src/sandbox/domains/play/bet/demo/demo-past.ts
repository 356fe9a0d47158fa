import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/units/durations.ts';
import { hash32, random } from '#contract/units/random.ts';
import { mainCurrencyOf } from '#sandbox/base/tables/sites.table.ts';
import { seedOnce } from '#sandbox/db/each-due.ts';
import { repeatedWork } from '#sandbox/db/repeated-work.ts';
import { issueOf } from '#sandbox/domains/ground/ledger/account-names.ts';
import { venueOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import type { OverMatch, WorldPast, WorldThen } from '#sandbox/world/world-past.ts';
import { SPORTS_VENUE } from '../bet-money.ts';
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

/** The matches that were bet on, the oldest first. */
function matchesOf({ world: { past }, seed }: Ports): Match[] {
  const rank = ({ matchId }: OverMatch) => hash32(`bets of ${seed} on ${matchId}`);
  return past
    .over()
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

/** Returns a member’s planned bets, in the order of the table: they progress through the days from the first to the last. */
function planOf(bettor: DemoBettor, matches: readonly Match[]): Planned[] {
  return PAST_BETS.flatMap((past, n) => {
    const betId = `p-${bettor.siteId}-${bettor.name}-${n}`;
    const fitting = past.isQuartered ? matches.filter(isFootball) : matches;
    const offset = ((n + random(`matches of ${betId}`)()) / PAST_BETS.length) * fitting.length;
    const from = Math.min(Math.floor(offset), fitting.length - past.legs);
    const [first, ...more] = from < 0 ? [] : fitting.slice(from, from + past.legs);
    return first ? [{ betId, bettor, past, matches: [first, ...more] }] : [];
  });
}

/** Credits money to a demo member at the venue; a negative amount is debited. */
function fund({ ledger }: Ports, userId: string, { siteId }: DemoBettor, amount: bigint, at: number): void {
  const currency = mainCurrencyOf(siteId);
  const wallet = venueOf(userId, SPORTS_VENUE, currency);
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

function place(ports: Ports, then: Then, { betId, bettor, past, matches }: Planned): void {
  const { clock, world, betting } = then;
  const matchIds = matches.map(({ matchId }) => matchId);
  const request = pastBetOf(world, bettor, { betId, matchIds, past });
  if (!request) return;
  fund(ports, request.userId, bettor, request.lineStake * BigInt(linesOfBet(request, past.legs)), clock.now);
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
  if (bettors.length === 0 || !betting.venue().isOpen) return;
  const then = openThen(ports, now);
  const matches = matchesOf(ports);
  const results = matches.map(({ endAt }): Step => {
    return { at: Math.ceil(endAt) + SETTLED_AFTER_MS, run: then.betting.settleDue };
  });
  const bets = bettors.flatMap((bettor) =>
    planOf(bettor, matches).flatMap((planned) => stepsOf(ports, then, planned)),
  );
  const balanceOf = ({ name, siteId }: DemoBettor) =>
    betting.money.balance(demoUserId(name), mainCurrencyOf(siteId));
  seedOnce(ports.db, 'past bets', () => {
    const before = new Map(bettors.map((bettor) => [bettor, balanceOf(bettor)]));
    repeatedWork(ports.db, nameOf(ports, { matches, bettors, now }), () => {
      for (const { at, run } of [...bets, ...results].toSorted((one, other) => one.at - other.at)) {
        then.clock.now = at;
        run();
      }
    });
    for (const [bettor, balance] of before)
      fund(ports, demoUserId(bettor.name), bettor, balance - balanceOf(bettor), now);
  });
}
