import { randomBytes } from 'node:crypto';
import type { GameCategory } from '#contract/play/game/schema.ts';
import { CLIENT_SEED } from '#sandbox/games/chance/draws.ts';
import type { EngineName } from '#sandbox/games/engine.ts';
import { STAKES } from '#sandbox/games/stakes.table.ts';
import { DEMO_MS, type PlaySession, type PlaySessions } from './play-sessions.ts';
import type { RoundRow, RoundStore } from './round/round-store.ts';
import type { RequestedMove, RequestedRound, Rounds } from './round/rounds.ts';
import type { RevealedPair, SeedPairs } from './round/seed-pairs.ts';
import type { Played } from './round/stake-check.ts';
import type { SwarmApi } from './swarm/swarm-api.ts';
import { createTableApi, type TableApi } from './table/table-desk.ts';
import type { Tickets } from './tickets.ts';
import { refuseAtVenue } from './venue-refusal.ts';
import { rulesHash } from './venue-rules.ts';
import type { OpenView, PlayedView, PlayView, RoundView, SeedsView, SwarmView } from './venue-view.ts';

const KEY_BYTES = 32;
const HISTORY = 30;

/** A game of the catalogue that can be played, by its name. */
export type PlayableGame = Pick<Played, 'rules' | 'venue'> & {
  readonly name: string;
  readonly engine: EngineName;
  readonly category: GameCategory;
  readonly venueName: string;
};

type Ports = {
  /** Services of shared tables. */
  readonly tables: Pick<
    Parameters<typeof createTableApi>[0],
    'rounds' | 'bets' | 'seeds' | 'playersOf' | 'othersOf'
  >;
  readonly swarm: SwarmApi;
  readonly sessions: PlaySessions;
  readonly rounds: Rounds;
  readonly store: RoundStore;
  readonly pairs: SeedPairs;
  readonly tickets: Tickets;
  gameOf(gameId: string): PlayableGame | null;
  /** Reports whether rounds may begin at a venue now. */
  isOpen(venue: string): boolean;
  now(): number;
};

/** Requests of a venue’s own pages. The key in a response is the only credential for a visit. */
export type VenueApi = {
  /** A ticket for a key: once, within a minute. A second use closes what the first had opened. @throws VenueRefusal */
  open(ticket: string): OpenView;
  /** @throws VenueRefusal */
  play(key: string, request: RequestedRound): PlayedView;
  /** Makes a move in an open round, also while the venue is closed: a round that began can be finished. @throws VenueRefusal */
  move(key: string, request: RequestedMove): PlayedView;
  see(key: string, roundId: number): void;
  /** State of a shared water; keeps the seat of the visit. @throws VenueRefusal BAD_REQUEST for another game */
  swarm(key: string): SwarmView;
  /** The balance may have changed elsewhere. */
  refresh(key: string): PlayView;
  changeSeed(key: string, clientSeed: string): SeedsView;
  /** Requests about a table that all players share. */
  readonly table: Omit<TableApi, 'opened'>;
};

const roundView = (row: RoundRow, next: readonly number[]): RoundView => ({
  roundId: row.round_id,
  pairId: row.pair_id,
  nonce: row.nonce,
  choice: row.choice,
  stake: String(row.stake),
  payout: String(row.payout),
  outcome: row.outcome,
  moves: row.moves,
  next,
  isSeen: row.state === 'seen',
  at: row.at,
});

/** Keys of pages that are open, one for a visit. */
function createKeys() {
  const visits = new Map<string, string>();
  const close = (sessionId: string) => {
    for (const [key, visit] of visits) if (visit === sessionId) visits.delete(key);
  };
  return {
    close,
    of: (key: string) => visits.get(key),
    /** A page that opens a visit replaces the previous one: one round at a time. */
    issue(sessionId: string) {
      close(sessionId);
      const key = randomBytes(KEY_BYTES).toString('hex');
      visits.set(key, sessionId);
      return key;
    },
  };
}

/** Creates the responses about a visit. */
function views({ rounds, store, pairs, now }: Ports) {
  const play = (played: Played): PlayView => {
    const sums = store.sums(played.session.sessionId);
    return {
      balance: String(rounds.balance(played)),
      rounds: sums.rounds,
      staked: String(sums.staked),
      returned: String(sums.returned),
    };
  };
  const seeds = (owner: string, revealed: RevealedPair | null): SeedsView => ({
    current: pairs.current(owner),
    nextHash: pairs.nextHash(owner),
    revealed,
  });
  const round = (played: Played, row: RoundRow) => roundView(row, rounds.nextMoves(played, row));
  const open = (
    { name, venueName, engine }: PlayableGame,
    played: Played,
  ): Omit<OpenView, 'key' | 'table' | 'swarm'> => {
    const { session, rules } = played;
    return {
      game: { name, venueName, engine },
      demo: session.demo,
      currency: session.currency,
      stakes: STAKES[session.currency].map(String),
      cycleMs: rules.cycleMs,
      endsAt: session.demo ? session.startedAt + DEMO_MS : null,
      now: now(),
      rules: rulesHash(rules),
      play: play(played),
      history: store.of(session.sessionId, HISTORY).map((row) => round(played, row)),
      seeds: seeds(session.owner, null),
    };
  };
  return { play, seeds, open, round };
}

/** Finds the visit that a key opens. */
function createVisits({ sessions, gameOf, now }: Ports, keyed: (key: string) => string | undefined) {
  const opened = (session: PlaySession | null) => {
    if (!session || session.isOver) return refuseAtVenue('SESSION_ENDED');
    const game = gameOf(session.gameId) ?? refuseAtVenue('SESSION_ENDED');
    return { game, played: { session, rules: game.rules, venue: game.venue } };
  };
  return {
    of: (sessionId: string) => opened(sessions.find(sessionId, now())),
    by: (key: string) => opened(sessions.find(keyed(key) ?? '', now())).played,
  };
}

/** The desk of the venues. */
export function createVenueApi(ports: Ports): VenueApi {
  const { tables, swarm, sessions, rounds, store, pairs, tickets, isOpen, now } = ports;
  const keys = createKeys();
  const visits = createVisits(ports, keys.of);
  const shown = views(ports);
  const checkOpen = ({ venue }: Played) => {
    if (!isOpen(venue)) refuseAtVenue('VENUE_CLOSED');
  };
  const touch = ({ session }: Played) => sessions.touch(session.sessionId, now());
  const visitBy = visits.by;
  const table = createTableApi({ ...tables, playView: shown.play, visitBy, touch, checkOpen, now });
  const playedView = (played: Played, row: RoundRow): PlayedView => {
    const { owner } = played.session;
    touch(played);
    const nextNonce = pairs.current(owner)?.nonce ?? 0;
    return { round: shown.round(played, row), play: shown.play(played), nextNonce };
  };

  return {
    open(ticket) {
      const redeemed = tickets.redeem(ticket, now());
      if (redeemed.is === 'used') keys.close(redeemed.sessionId);
      if (redeemed.is !== 'fresh') return refuseAtVenue('TICKET_USED');
      const { game, played } = visits.of(redeemed.sessionId);
      const key = keys.issue(redeemed.sessionId);
      return { key, ...shown.open(game, played), ...table.opened(played), ...swarm.opened(played) };
    },
    play(key, request) {
      const played = visits.by(key);
      checkOpen(played);
      if (played.rules.table) refuseAtVenue('BAD_REQUEST');
      const round = swarm.isSwarm(played) ? swarm.shoot(played, request) : rounds.play(played, request);
      return playedView(played, round);
    },
    move(key, request) {
      const played = visits.by(key);
      return playedView(played, rounds.move(played, request));
    },
    see: (key, roundId) => rounds.see(visits.by(key).session.sessionId, roundId),
    swarm: (key) => swarm.look(visits.by(key)),
    refresh: (key) => shown.play(visits.by(key)),
    changeSeed(key, clientSeed) {
      const { owner } = visits.by(key).session;
      if (!CLIENT_SEED.test(clientSeed)) refuseAtVenue('BAD_REQUEST');
      if (store.hasOpen(owner)) refuseAtVenue('ROUND_OPEN');
      return shown.seeds(owner, pairs.change(owner, clientSeed));
    },
    table,
  };
}
