import { type Random, random } from '#contract/units/random.ts';
import { stakedOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { IDLE_MAX_MS } from '#sandbox/domains/play/venue/play-sessions.ts';
import type { RoundRow } from '#sandbox/domains/play/venue/round/round-store.ts';
import type { VenueApi } from '#sandbox/domains/play/venue/venue-desk.ts';
import type { RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import { createDraws } from '#sandbox/games/chance/draws.ts';
import { keyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import type { EngineName } from '#sandbox/games/engine.ts';
import { FISHING_ROWS } from '#sandbox/games/fishing/fishing.table.ts';
import { createSwarm } from '#sandbox/games/fishing/swarm.ts';
import { ANN } from '#tests/fixtures/money/test-money.ts';
import { type Games, HOLDER, openGames } from './open-games.ts';

const STAKE = 10_00n;
const FUNDS = 500_00n;
/** Least balance before a round, which may raise its stake several times. */
const LEAST = 200_00n;
const KILLED = 0.25;
const REPEATED = 0.3;
const ABANDONED = 0.05;

/** A simulation with what it notes by itself. */
type Noting = Games & {
  readonly next: Random;
  readonly problems: string[];
  /** Rounds that have ended, as they were stored then. */
  readonly ended: Map<number, RoundRow>;
  /** Money at the venue by these notes, minor units. */
  atVenue: bigint;
};

type Send = (api: VenueApi, key: string) => { readonly round: RoundView };

/** Sends a request on a platform that may be killed during or after it; the request is repeated now and then. */
function answered(noting: Noting, send: Send): RoundView {
  const { next, counts, problems } = noting;
  const ask = () => noting.request((venues, key) => send(venues.api, key).round);
  if (next() < KILLED) noting.killSoon(next);
  const first = ask();
  if (next() < KILLED) noting.restart();
  if (next() >= REPEATED) return first;
  counts.repeats += 1;
  const again = ask();
  if (JSON.stringify(again) !== JSON.stringify(first))
    problems.push(`round ${first.roundId} changed when its request was repeated`);
  return again;
}

/** Compares the member's money with the notes while a round has a stake set aside, or none. */
function checkMoney(
  { money, ledger, game, problems, atVenue }: Noting,
  staked: bigint,
  roundId: number,
): void {
  const held = ledger.balance(stakedOf(ANN, game.venue, HOLDER.currency));
  const wallet = money.wallets.balance(HOLDER, game.venue);
  if (held !== staked) problems.push(`round ${roundId}: ${held} set aside, and ${staked} is right`);
  if (wallet !== atVenue - staked)
    problems.push(`round ${roundId}: ${wallet} at the venue, and ${atVenue - staked} is right`);
}

/** Notes the end of a round. */
function noteEnd(noting: Noting, roundId: number): void {
  const { problems, ended } = noting;
  const row = noting.venues().store.find(roundId);
  if (!row || row.state === 'open' || row.state === 'decided') {
    problems.push(`round ${roundId} is ${row?.state ?? 'missing'} after its end`);
    return;
  }
  ended.set(roundId, row);
  noting.atVenue += row.payout - row.stake;
  checkMoney(noting, 0n, roundId);
}

/** Leaves an open round alone for so long that the platform ends it. */
function abandon(noting: Noting, roundId: number): void {
  const { time, next, counts } = noting;
  counts.abandoned += 1;
  time.now += IDLE_MAX_MS + 1;
  if (next() < KILLED) noting.killSoon(next);
  noting.request((venues) => venues.rounds.endAbandoned(time.now - IDLE_MAX_MS));
  noting.enterAgain();
  noteEnd(noting, roundId);
}

/** A fish of the shared water, with its kind as the choice; nothing for other games. */
function aimOf(noting: Noting) {
  if (noting.game.engine !== 'fishing') return {};
  const { table, seed, gone, now } = noting.request((venues, key) => venues.api.swarm(key));
  const kinds = FISHING_ROWS.find(({ name }) => name === noting.game.name)?.rules.kinds ?? [];
  const swarm = createSwarm(kinds, keyedHash(Buffer.from(seed, 'hex')));
  const [fish] = swarm.at(now).filter(({ id }) => !gone.includes(id));
  return fish ? { choice: fish.kind, aim: { table, fish: fish.id } } : {};
}

/** Plays one round to its end. */
function playRound(noting: Noting, requestId: string): void {
  const { next, game } = noting;
  const below = (n: number) => Math.floor(next() * n);
  const begun = { requestId, stake: STAKE, choice: below(game.rules.choices), ...aimOf(noting) };
  let round = answered(noting, (api, key) => api.play(key, begun));
  while (round.next.length > 0) {
    checkMoney(noting, BigInt(round.stake), round.roundId);
    if (next() < ABANDONED) {
      abandon(noting, round.roundId);
      return;
    }
    const { roundId, moves } = round;
    const requested = { roundId, index: moves.length, move: round.next[below(round.next.length)] ?? 0 };
    round = answered(noting, (api, key) => api.move(key, requested));
  }
  if (next() < 0.5) noting.request((venues, key) => venues.api.see(key, round.roundId));
  noteEnd(noting, round.roundId);
}

/** Plays every round again from its revealed seeds. */
function checkFairness(noting: Noting): void {
  const { game, ended, problems } = noting;
  const { revealed } = noting.request((venues, key) => venues.api.changeSeed(key, 'last'));
  const seed = keyedHash(Buffer.from(revealed?.serverSeed ?? '', 'hex'));
  for (const { round_id, choice, nonce, moves, stake, raised, payout, outcome } of ended.values()) {
    const draws = createDraws(seed, revealed?.clientSeed ?? '', nonce);
    const stage = game.rules.play(draws, { choice, stake: stake - raised, moves });
    const isSame = stage.payout === payout && stage.staked === stake && `${stage.outcome}` === `${outcome}`;
    if (!isSame) problems.push(`round ${round_id} was not drawn from its seeds`);
  }
}

/** Checks that each request made one round, and that the ledger is sound. */
function checkRounds({ db, ended, problems }: Noting): void {
  const stored = Number(db.prepare('SELECT count(*) AS count FROM game_round').get()?.count);
  if (stored !== ended.size) problems.push(`${stored} rounds of ${ended.size} requests`);
  if (!verifyLedger(db).sound) problems.push('the ledger is unsound');
}

export type EndOfGames = {
  readonly problems: readonly string[];
  readonly counts: Games['counts'];
  /** Number of kills by the state of the last round. */
  readonly killedIn: ReadonlyMap<string, number>;
};

/**
 * Plays rounds of an engine by chance on a platform that is killed between their steps, with requests that are repeated,
 * answers that are lost and rounds that are left. @returns what is wrong at the end
 */
export function runGameSimulation(engine: EngineName, rounds: number, seed = 1): EndOfGames {
  const next = random(`games ${engine} ${seed}`);
  const games = openGames(engine);
  const noting: Noting = { ...games, next, problems: [], ended: new Map(), atVenue: 0n };
  for (let n = 0; n < rounds; n += 1) {
    if (noting.atVenue < LEAST) {
      noting.money.wallets.move(HOLDER, noting.game.venue, FUNDS, true);
      noting.atVenue += FUNDS;
    }
    playRound(noting, `r${n}`);
    noting.time.now += noting.game.rules.cycleMs;
  }
  checkFairness(noting);
  checkRounds(noting);
  noting.db.close();
  return { problems: noting.problems, counts: noting.counts, killedIn: noting.killedIn };
}
