import type { DatabaseSync } from 'node:sqlite';
import type { EngineName } from '#sandbox/base/tables/game-venues.table.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { Admission } from '#sandbox/domains/ground/admission/admission.ts';
import { createDraws } from '#sandbox/games/chance/draws.ts';
import { keyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import { ENGINES, rulesHash, STAKES } from './game-engines.ts';
import type { PlayPlans } from './play-plans.ts';
import type { PlaySession } from './play-sessions.ts';
import type { Player, RoundMoney } from './round-money.ts';
import type { RoundRow, RoundStore } from './round-store.ts';
import type { SeedPairs } from './seed-pairs.ts';
import { refuseAtVenue } from './venue-refusal.ts';

/** Play money of a demo, minor units. */
const DEMO_START = 2_000_00n;

/** A visit with the game it is to. */
export type Played = { readonly session: PlaySession; readonly engine: EngineName; readonly venue: string };

export type RequestedRound = { readonly requestId: string; readonly stake: bigint; readonly choice: number };

type Ports = {
  readonly db: DatabaseSync;
  readonly store: RoundStore;
  readonly pairs: SeedPairs;
  readonly money: RoundMoney;
  readonly plans: PlayPlans;
  readonly protection: Admission;
  /** The game of a visit; null when the catalogue no longer has it. */
  playedOf(sessionId: string): Played | null;
  now(): number;
};

export type Rounds = {
  /** Returns the amount that can be staked, minor units. */
  balance(played: Played): bigint;
  /**
   * Plays one round, or returns the one already played under this request. It is decided, stored and settled before its
   * result is shown. @throws VenueRefusal BAD_REQUEST, TOO_SOON, NO_SEED, BALANCE_SHORT, PLAN_OVER, PLAN_SHORT; Refusal by
   * the member’s own limits
   */
  play(played: Played, request: RequestedRound): RoundRow;
  /** The player has seen how a round of theirs ended. */
  see(sessionId: string, roundId: number): void;
  /** Settles what a platform that was killed had decided. */
  settlePending(): void;
};

const playerOf = ({ session, venue }: Played): Player | null =>
  session.demo ? null : { userId: session.owner, venue, currency: session.currency };

/** Returns the amount that can be staked: money at the venue, or the remaining points of a demo. */
const balances =
  ({ store, money }: Pick<Ports, 'store' | 'money'>) =>
  (played: Played): bigint => {
    const player = playerOf(played);
    if (player) return money.balance(player);
    const { staked, returned } = store.sums(played.session.sessionId);
    return DEMO_START - staked + returned;
  };

/** Steps of a round, each in its own transaction. */
function createSteps({ db, store, pairs, money, now }: Ports) {
  return {
    /** Records stake, number and result atomically: neither a round without its result, nor a result without its stake. */
    decide: (played: Played, { requestId, stake, choice }: RequestedRound): number =>
      transaction(db, () => {
        const { session, engine } = played;
        const pair = pairs.claimNonce(session.owner) ?? refuseAtVenue('NO_SEED');
        const player = playerOf(played);
        if (player) money.hold(player, stake, now());
        const key = keyedHash(Buffer.from(pair.serverSeed, 'hex'));
        const draws = createDraws(key, pair.clientSeed, pair.nonce);
        const drawn = ENGINES[engine].draw(draws, choice, stake);
        const roundKey = { sessionId: session.sessionId, pairId: pair.pairId, nonce: pair.nonce };
        const rules = rulesHash(engine);
        return store.add({ ...roundKey, ...drawn, choice, stake, rules, requestId, at: now() });
      }),
    settle: (played: Played, roundId: number): void =>
      transaction(db, () => {
        const round = store.find(roundId);
        if (!round || !store.move(roundId, 'decided', 'settled')) return;
        const player = playerOf(played);
        if (player) money.settle(player, round, now());
      }),
  };
}

/** An id belongs to one round: another stake or choice under it is refused. */
const isSame = (known: RoundRow, { stake, choice }: RequestedRound) =>
  known.stake === stake && known.choice === choice;

/** Checks a round against the plan of the visit [P.28]. @throws VenueRefusal PLAN_OVER, PLAN_SHORT. */
function checkPlan(plans: PlayPlans, { session }: Played, stake: bigint, at: number): void {
  const plan = plans.of(session.sessionId);
  if (!plan) return;
  const [least = stake] = STAKES[session.currency];
  const isOver = plan.endsAt !== null && at >= plan.endsAt;
  if (isOver || (plan.remaining !== null && plan.remaining < least)) refuseAtVenue('PLAN_OVER');
  if (plan.remaining !== null && plan.remaining < stake) refuseAtVenue('PLAN_SHORT');
}

/** Rounds of games, each with its money. */
export function createRounds(ports: Ports): Rounds {
  const { store, plans, playedOf, protection, now } = ports;
  const balance = balances(ports);
  const { decide, settle } = createSteps(ports);
  const check = (played: Played, { stake, choice }: RequestedRound) => {
    const { choices, cycleMs } = ENGINES[played.engine];
    if (!STAKES[played.session.currency].includes(stake)) refuseAtVenue('BAD_REQUEST');
    if (!Number.isInteger(choice) || choice < 0 || choice >= choices) refuseAtVenue('BAD_REQUEST');
    const [last] = store.of(played.session.sessionId, 1);
    const waitMs = last ? last.at + cycleMs - now() : 0;
    if (waitMs > 0) refuseAtVenue('TOO_SOON', waitMs);
    if (balance(played) < stake) refuseAtVenue('BALANCE_SHORT');
    const player = playerOf(played);
    if (!player) return;
    checkPlan(plans, played, stake, now());
    const { userId, venue, currency } = player;
    const spending = { amount: stake, currency };
    protection.admit({
      userId,
      siteId: played.session.siteId,
      use: 'bet',
      spending,
      about: { venue, gameId: played.session.gameId },
      at: now(),
    });
  };

  return {
    balance,
    play(played, request) {
      const { sessionId } = played.session;
      const known = store.byRequest(sessionId, request.requestId);
      if (known) return isSame(known, request) ? known : refuseAtVenue('BAD_REQUEST');
      check(played, request);
      const roundId = decide(played, request);
      settle(played, roundId);
      return store.find(roundId) ?? refuseAtVenue('BAD_REQUEST');
    },
    see(sessionId, roundId) {
      if (store.find(roundId)?.session_id === sessionId) store.move(roundId, 'settled', 'seen');
    },
    settlePending() {
      for (const { round_id, session_id } of store.unsettled()) {
        const played = playedOf(session_id);
        if (played) settle(played, round_id);
      }
    },
  };
}
