import type { DatabaseSync } from 'node:sqlite';
import { isVenueOpen } from '#contract/play/venue/venue-open.ts';
import type { Admission } from '#sandbox/domains/ground/admission/admission.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { Accounts } from '#sandbox/domains/ground/member/accounts.ts';
import { GAME_CATALOGUE } from '#sandbox/domains/play/game/game-catalogue.ts';
import { createGameVisits } from '#sandbox/domains/play/game/game-visits.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import { createVenueLines, type VenueLines } from '#sandbox/http/hosts/venue-lines.ts';
import { createPlayPlans, type PlayPlans } from './play-plans.ts';
import { createPlaySessions, type PlaySessions } from './play-sessions.ts';
import { createRoundMoney } from './round/round-money.ts';
import { createRoundStore, type RoundStore } from './round/round-store.ts';
import { createRounds, type Rounds } from './round/rounds.ts';
import { createSeedPairs } from './round/seed-pairs.ts';
import { createSeatStore } from './swarm/seat-store.ts';
import { createShotStore } from './swarm/shot-store.ts';
import { createSwarmApi } from './swarm/swarm-api.ts';
import { createSwarmTables } from './swarm/swarm-tables.ts';
import { createIssueSeeds } from './table/issue-seeds.ts';
import { createOtherBets } from './table/other-bets.ts';
import { createTableBetStore } from './table/table-bet-store.ts';
import { createTableRounds, type TableRounds } from './table/table-rounds.ts';
import { createTickets, type Tickets } from './tickets.ts';
import { createVenueApi, type PlayableGame, type VenueApi } from './venue-desk.ts';

type Ports = {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly sites: SiteStore;
  readonly money: Omit<Parameters<typeof createRoundMoney>[0], 'ledger'>;
  readonly protection: Admission;
  now(): number;
};

/** Services of the house’s own venues. */
export type Venues = {
  readonly sessions: PlaySessions;
  readonly plans: PlayPlans;
  readonly tickets: Tickets;
  readonly lines: VenueLines;
  readonly rounds: Rounds;
  readonly tableRounds: TableRounds;
  readonly store: RoundStore;
  readonly api: VenueApi;
  /** The game of an id, where it can be played. */
  gameOf(gameId: string): PlayableGame | null;
};

const playable = new Map<string, PlayableGame>(
  GAME_CATALOGUE.map(({ gameId, name, venue, category, title: { engine, rules } }) => [
    gameId,
    { name, category, engine, rules, venue: venue.code, venueName: venue.name },
  ]),
);
const gameOf = (gameId: string) => playable.get(gameId) ?? null;

type SwarmPorts = Pick<Parameters<typeof createSwarmApi>[0], 'accounts' | 'rounds' | 'now'> &
  Pick<Parameters<typeof createSwarmTables>[0], 'seeds' | 'visitsOf'> & { readonly db: DatabaseSync };

/** Opens the waters that players share. */
function openSwarm({ db, accounts, rounds, seeds, visitsOf, now }: SwarmPorts) {
  const stores = { seats: createSeatStore(db), shots: createShotStore(db) };
  const swarmName = (gameId: string) => {
    const game = gameOf(gameId);
    return game?.engine === 'fishing' ? game.name : null;
  };
  const tables = createSwarmTables({ ...stores, seeds, visitsOf });
  return createSwarmApi({ ...stores, tables, accounts, rounds, swarmName, now });
}

/** Opens the venues; rounds that a killed platform had decided are settled before the first request. */
export function openVenues({ db, ledger, accounts, sites, money, protection, now }: Ports): Venues {
  const sessions = createPlaySessions(db);
  const plans = createPlayPlans(db);
  const tickets = createTickets();
  const store = createRoundStore(db);
  const pairs = createSeedPairs(db);
  const playedOf = (sessionId: string) => {
    const session = sessions.find(sessionId, now());
    const game = session && gameOf(session.gameId);
    return game ? { session, rules: game.rules, venue: game.venue } : null;
  };
  const roundMoney = createRoundMoney({ ledger, ...money });
  const stakes = { store, plans, money: roundMoney, protection, now };
  const rounds = createRounds({ ...stakes, db, pairs, playedOf });
  const tableBets = { bets: createTableBetStore(db), seeds: createIssueSeeds(db) };
  const tableRounds = createTableRounds({ ...stakes, ...tableBets, db, playedOf });
  rounds.settlePending();
  tableRounds.settleDue();
  const isOpen = (code: string) => {
    const venue = sites.venue(code);
    return venue !== undefined && isVenueOpen(venue);
  };
  const visits = createGameVisits();
  const playersOf = (gameId: string, at: number) =>
    visits.countAt(gameOf(gameId)?.name ?? '', at) + sessions.countActive(gameId, at);
  const othersOf = createOtherBets({
    ...tableBets,
    visitsOf: (gameId, at) => visits.namesAt(gameOf(gameId)?.name ?? '', at),
    sessionOf: (sessionId) => sessions.find(sessionId, now()),
    accountOf: accounts.byId,
  });
  const tables = { ...tableBets, rounds: tableRounds, playersOf, othersOf };
  const visitsOf = (name: string, at: number) => visits.countAt(name, at);
  const swarm = openSwarm({ db, accounts, rounds, seeds: tableBets.seeds, visitsOf, now });
  const api = createVenueApi({ tables, swarm, sessions, rounds, store, pairs, tickets, gameOf, isOpen, now });
  const lines = createVenueLines();
  return { sessions, plans, tickets, lines, rounds, tableRounds, store, api, gameOf };
}
