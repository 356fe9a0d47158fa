import type { Account } from '#sandbox/base/account.ts';
import { maskedNickname } from '#sandbox/base/names/member-names.ts';
import { namedPersona } from '#sandbox/world/crowd/personas.ts';
import type { RoundRow } from '../round/round-store.ts';
import type { Aim, RequestedRound, Rounds } from '../round/rounds.ts';
import type { Played } from '../round/stake-check.ts';
import { TRIAL_PLAYER } from '../table/other-bets.ts';
import { refuseAtVenue } from '../venue-refusal.ts';
import type { SeatView, SwarmView } from '../venue-view.ts';
import { hallOf, type Seated, type SeatStore } from './seat-store.ts';
import type { ShotStore } from './shot-store.ts';
import type { Sitter, SwarmTables, TableKey } from './swarm-tables.ts';

/** Time for which the shots of a table are sent to its pages, ms. */
const SHOWN_MS = 3_000;
const ASK_MS = 600;
/** A shot at a fish that left the water while the request was on its way still counts, ms. */
const LATE_MS = 1_000;

type Ports = {
  readonly tables: SwarmTables;
  readonly seats: SeatStore;
  readonly shots: ShotStore;
  readonly rounds: Rounds;
  readonly accounts: { byId(userId: string): Pick<Account, 'nickname'> | null };
  /** Name of a game that is played at shared waters; null for every other game. */
  swarmName(gameId: string): string | null;
  now(): number;
};

/** Requests of the page of a shared water. Every method throws VenueRefusal. */
export type SwarmApi = {
  isSwarm(played: Played): boolean;
  /** State at the start of a page; empty for another game. */
  opened(played: Played): { readonly swarm?: SwarmView };
  /** Keeps the seat of the visit, or gives it one. @throws VenueRefusal BAD_REQUEST for another game */
  look(played: Played): SwarmView;
  /** Plays a shot at a fish. @throws VenueRefusal as `Rounds.play`, and FISH_GONE without a charge */
  shoot(played: Played, request: RequestedRound): RoundRow;
};

/** Forms the view of a seat for the visit `own`. */
function createSeatView(accounts: Ports['accounts']) {
  return (sitter: Sitter, seat: number, own: string): SeatView => {
    if (sitter.is === 'free') return { seat, kind: 'free', name: '' };
    if (sitter.is === 'simulated')
      return { seat, kind: 'simulated', name: maskedNickname(namedPersona(String(sitter.number)).username) };
    const { owner, sessionId } = sitter.seated;
    const nickname = accounts.byId(owner)?.nickname;
    const name = nickname === undefined ? TRIAL_PLAYER : maskedNickname(nickname);
    return { seat, kind: sessionId === own ? 'self' : 'member', name };
  };
}

/** Answers to the pages of shared waters. */
export function createSwarmApi(ports: Ports): SwarmApi {
  const { tables, seats, shots, rounds, accounts, swarmName, now } = ports;
  const keyOf = ({ session }: Played, table: number): TableKey => {
    const name = swarmName(session.gameId) ?? refuseAtVenue('BAD_REQUEST');
    return { hall: hallOf(session), table, name };
  };
  const take = ({ session }: Played) => seats.take(hallOf(session), session.sessionId, now());
  const seatView = createSeatView(accounts);
  /** The fish that a shot aims at, as a check and a record of its round. */
  const aimOf = (played: Played, place: Seated, { choice, aim }: RequestedRound): Aim => {
    const { table, fish } = aim ?? refuseAtVenue('BAD_REQUEST');
    const key = keyOf(played, place.table);
    const aimed = tables.swarmOf(key).find(fish);
    if (aimed?.kind !== choice) refuseAtVenue('BAD_REQUEST');
    return {
      isSame: (roundId) => shots.fishOf(roundId) === fish,
      check() {
        const at = now();
        const isThere = aimed.entersAt <= at && at < aimed.leavesAt + LATE_MS;
        if (table !== place.table || !isThere || tables.isGone(key, aimed, at)) refuseAtVenue('FISH_GONE');
      },
      store: (roundId) => shots.add(roundId, key.hall, place, fish, now()),
    };
  };
  const look = (played: Played): SwarmView => {
    keyOf(played, 0);
    const { table, seat, sessionId } = take(played);
    const key = keyOf(played, table);
    const at = now();
    return {
      now: at,
      table,
      seat,
      seed: tables.seedOf(key),
      seats: tables.sitters(key, at).map((sitter, index) => seatView(sitter, index, sessionId)),
      gone: [...tables.gone(key, at)],
      shots: tables.shots(key, at - SHOWN_MS, at),
      askInMs: ASK_MS,
    };
  };
  const isSwarm = ({ session }: Played) => swarmName(session.gameId) !== null;
  return {
    isSwarm,
    look,
    opened: (played) => (isSwarm(played) ? { swarm: look(played) } : {}),
    shoot: (played, request) => rounds.play(played, request, aimOf(played, take(played), request)),
  };
}
