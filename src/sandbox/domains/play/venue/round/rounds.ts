import type { DatabaseSync } from 'node:sqlite';
import { transaction } from '#sandbox/db/transaction.ts';
import { createDraws } from '#sandbox/games/chance/draws.ts';
import { keyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import type { Stage } from '#sandbox/games/engine.ts';
import { STAKES } from '#sandbox/games/stakes.table.ts';
import { refuseAtVenue } from '../venue-refusal.ts';
import { rulesHash } from '../venue-rules.ts';
import type { RoundRow, RoundStore } from './round-store.ts';
import type { PairSeeds, SeedPairs } from './seed-pairs.ts';
import { balances, createStakeCheck, type Played, playerOf, type StakePorts } from './stake-check.ts';

/** Number of moves after which a round that still goes on is a defect of its rules. */
const MOVES_MAX = 200;

export type RequestedRound = {
  readonly requestId: string;
  readonly stake: bigint;
  readonly choice: number;
  /** The fish of a shared water that is shot at, and the table that the page shows. */
  readonly aim?: { readonly table: number; readonly fish: number };
};

/** Aim of a round at something that all players share. */
export type Aim = {
  /** Reports whether a stored round had this aim. */
  isSame(roundId: number): boolean;
  /** @throws VenueRefusal where the aim is gone, before anything is charged */
  check(): void;
  /** Stores the aim in the step that stores its round. */
  store(roundId: number): void;
};

/** A move of a round; `index` counts the moves before it, so that a repeated request makes one move. */
export type RequestedMove = { readonly roundId: number; readonly index: number; readonly move: number };

type Ports = StakePorts & {
  readonly db: DatabaseSync;
  readonly store: RoundStore;
  readonly pairs: SeedPairs;
  /** The game of a visit; null when the catalogue no longer has it. */
  playedOf(sessionId: string): Played | null;
};

export type Rounds = {
  /** Returns the amount that can be staked, minor units. */
  balance(played: Played): bigint;
  /**
   * Plays one round, or returns the one already played under this request. What is decided is stored and settled before
   * its result is shown. @throws VenueRefusal BAD_REQUEST, TOO_SOON, ROUND_OPEN, NO_SEED, BALANCE_SHORT, PLAN_OVER,
   * PLAN_SHORT; Refusal by the member’s own limits
   */
  play(played: Played, request: RequestedRound, aim?: Aim): RoundRow;
  /**
   * Makes a move in an open round, once; one that has ended is returned as it is. A round is never refused its end: limits
   * apply only to a move that adds to the stake. @throws VenueRefusal BAD_REQUEST, BALANCE_SHORT, PLAN_OVER, PLAN_SHORT; Refusal by the member’s own limits
   */
  move(played: Played, request: RequestedMove): RoundRow;
  /** Moves that may follow in a round; empty once it has ended. */
  nextMoves(played: Played, round: RoundRow): readonly number[];
  /** The player has seen how a round of theirs ended. */
  see(sessionId: string, roundId: number): void;
  /** Settles what a platform that was killed had decided. */
  settlePending(): void;
  /** Ends open rounds of visits that ended or were last active before a time, epoch ms, by the move of their rules. */
  endAbandoned(before: number): void;
};

const drawsOf = ({ serverSeed, clientSeed }: PairSeeds, nonce: number) =>
  createDraws(keyedHash(Buffer.from(serverSeed, 'hex')), clientSeed, nonce);

/** Columns of a stage. @param base stake of the start, minor units */
const storedOf = ({ outcome, payout, staked }: Stage, base: bigint, moves: readonly number[]) => ({
  stake: staked,
  raised: staked - base,
  payout,
  outcome,
  moves,
});

/** Replays rounds from their seeds. */
const stages =
  (pairs: SeedPairs) =>
  ({ rules }: Played, round: RoundRow, moves: readonly number[]): Stage => {
    const { pair_id: pairId, nonce, choice, stake, raised } = round;
    return rules.play(drawsOf(pairs.seedsOf(pairId), nonce), { choice, stake: stake - raised, moves });
  };

/** Steps of a round, each in its own transaction. */
function createSteps({ db, store, pairs, money, now }: Ports) {
  const stageOf = stages(pairs);
  return {
    /** Records stake, number and first stage atomically: neither a round without its result, nor a result without its stake. */
    begin: (played: Played, { requestId, stake, choice }: RequestedRound, aim: Aim): number =>
      transaction(db, () => {
        const { session, rules } = played;
        const pair = pairs.claimNonce(session.owner) ?? refuseAtVenue('NO_SEED');
        const player = playerOf(played);
        if (player) money.hold(player, stake, now());
        const stage = rules.play(drawsOf(pair, pair.nonce), { choice, stake, moves: [] });
        const key = { sessionId: session.sessionId, pairId: pair.pairId, nonce: pair.nonce };
        const stored = storedOf(stage, stake, []);
        const round = { ...key, ...stored, choice, rules: rulesHash(rules), requestId, at: now() };
        const roundId = store.add(round);
        aim.store(roundId);
        return roundId;
      }),
    /** Records a move and the amount it adds to the stake. */
    advance: (played: Played, round: RoundRow, move: number): void =>
      transaction(db, () => {
        const moves = [...round.moves, move];
        const stage = stageOf(played, round, moves);
        const player = playerOf(played);
        const added = stage.staked - round.stake;
        if (player && added > 0n) money.hold(player, added, now());
        store.advance(round.round_id, storedOf(stage, round.stake - round.raised, moves));
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

const NO_AIM: Aim = { isSame: () => true, check: () => undefined, store: () => undefined };

/** An id belongs to one round: another stake or choice under it is refused. */
const isSame = (known: RoundRow, { stake, choice }: RequestedRound) =>
  known.stake - known.raised === stake && known.choice === choice;

/** Checks whether a round may begin. @throws VenueRefusal; Refusal by the member’s own limits */
function createStartCheck({ store, now }: Ports, checkStake: ReturnType<typeof createStakeCheck>) {
  return (played: Played, { stake, choice }: RequestedRound): void => {
    const { choices, cycleMs } = played.rules;
    const { sessionId, currency } = played.session;
    if (!STAKES[currency].includes(stake)) refuseAtVenue('BAD_REQUEST');
    if (!Number.isInteger(choice) || choice < 0 || choice >= choices) refuseAtVenue('BAD_REQUEST');
    if (store.openOf(sessionId)) refuseAtVenue('ROUND_OPEN');
    const [last] = store.of(sessionId, 1);
    const waitMs = last ? last.at + cycleMs - now() : 0;
    if (waitMs > 0) refuseAtVenue('TOO_SOON', waitMs);
    checkStake(played, stake);
  };
}

/** Moves of open rounds: by their players, or by the rules for those who left. */
function createMoves(ports: Ports, steps: ReturnType<typeof createSteps>) {
  const { store, pairs } = ports;
  const stageOf = stages(pairs);
  const checkStake = createStakeCheck(ports);
  const found = (roundId: number) => store.find(roundId) ?? refuseAtVenue('BAD_REQUEST');
  /** Settles a round if it is decided. */
  const settled = (played: Played, roundId: number) => {
    if (found(roundId).state === 'decided') steps.settle(played, roundId);
    return found(roundId);
  };
  return {
    settled,
    next: (played: Played, round: RoundRow) =>
      round.state === 'open' ? stageOf(played, round, round.moves).next : [],
    move(played: Played, { roundId, index, move }: RequestedMove) {
      const round = found(roundId);
      if (round.session_id !== played.session.sessionId) refuseAtVenue('BAD_REQUEST');
      const isRepeated = round.moves.length > index && round.moves[index] === move;
      if (isRepeated || round.state !== 'open') return round;
      if (round.moves.length !== index || !stageOf(played, round, round.moves).next.includes(move))
        refuseAtVenue('BAD_REQUEST');
      const added = stageOf(played, round, [...round.moves, move]).staked - round.stake;
      if (added > 0n) checkStake(played, added);
      steps.advance(played, round, move);
      return settled(played, roundId);
    },
    end(played: Played, roundId: number) {
      for (let made = 0; made < MOVES_MAX; made += 1) {
        const round = found(roundId);
        const forced = round.state === 'open' ? stageOf(played, round, round.moves).forced : null;
        if (forced === null) break;
        steps.advance(played, round, forced);
      }
      settled(played, roundId);
    },
  };
}

/** Rounds of games, each with its money. */
export function createRounds(ports: Ports): Rounds {
  const { store, playedOf } = ports;
  const checkStart = createStartCheck(ports, createStakeCheck(ports));
  const steps = createSteps(ports);
  const moves = createMoves(ports, steps);
  return {
    balance: balances(ports),
    play(played, request, aim = NO_AIM) {
      const { sessionId } = played.session;
      const known = store.byRequest(sessionId, request.requestId);
      if (known)
        return isSame(known, request) && aim.isSame(known.round_id) ? known : refuseAtVenue('BAD_REQUEST');
      checkStart(played, request);
      aim.check();
      return moves.settled(played, steps.begin(played, request, aim));
    },
    move: moves.move,
    nextMoves: moves.next,
    see(sessionId, roundId) {
      if (store.find(roundId)?.session_id === sessionId) store.move(roundId, 'settled', 'seen');
    },
    settlePending() {
      for (const { round_id, session_id } of store.unsettled()) {
        const played = playedOf(session_id);
        if (played) steps.settle(played, round_id);
      }
    },
    endAbandoned(before) {
      for (const { round_id, session_id } of store.abandoned(before)) {
        const played = playedOf(session_id);
        if (played) moves.end(played, round_id);
      }
    },
  };
}
