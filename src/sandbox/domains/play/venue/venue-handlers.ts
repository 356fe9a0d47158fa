import type * as v from 'valibot';
import { validStakeOf } from '#contract/play/betting/return-of.ts';
import type { venueCalls } from '#contract/play/venue/calls.ts';
import type { PlayState, RoundRecord, VenueLaunch } from '#contract/play/venue/schema.ts';
import { isVenueOpen } from '#contract/play/venue/venue-open.ts';
import { type Currency, minorFromText } from '#contract/units/money.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { GameStore } from '#sandbox/domains/play/game/game-store.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import { leastStake } from '#sandbox/games/stakes.table.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import { venueOrigins } from '#sandbox/http/hosts/venue-host.ts';
import type { Venues } from './open-venues.ts';
import type { PlanState } from './play-plans.ts';
import type { PlaySession, Visit } from './play-sessions.ts';
import type { ListedRound } from './round/round-store.ts';

/** Dependencies of the venue handlers. */
type Ports = {
  readonly venues: Venues;
  readonly games: GameStore;
  readonly sites: SiteStore;
};

type LaunchRequest = {
  readonly gameId: string;
  readonly venueEnName: string;
  readonly resetDpDomain: 0 | 1;
  readonly isUseCache: 0 | 1;
  readonly currency: Currency;
  readonly rollbackAddress: string;
  readonly sessionId?: string | undefined;
};
type LaunchWire = v.InferInput<typeof VenueLaunch>;
type PlayStateWire = v.InferInput<typeof PlayState>;
type RecordWire = v.InferInput<typeof RoundRecord>;

const ACTIVE = 1;
/** No visit was last active before it: only rounds of visits that ended are meant. */
const NEVER = 0;

/** @throws Refusal NOT_FOUND for a game that cannot be played there, VENUE_CLOSED for one that cannot be played now. */
function checkGame(
  { venues, games, sites }: Ports,
  { siteId }: CallContext,
  { gameId, venueEnName }: Pick<LaunchRequest, 'gameId' | 'venueEnName'>,
) {
  const venue = sites.venue(venueEnName);
  const isHere = venues.gameOf(gameId)?.venue === venueEnName && sites.venuesOf(siteId).includes(venueEnName);
  if (!venue || !isHere) return refuse('NOT_FOUND');
  if (!isVenueOpen(venue)) return refuse('VENUE_CLOSED');
  const game = games.find(siteId, gameId) ?? refuse('NOT_FOUND');
  if (game.status !== ACTIVE) refuse('VENUE_CLOSED');
}

/** The page of a venue by one of its domains; its address names the site it may speak with, in a part that is never sent. */
function launchOf(
  session: PlaySession,
  ticket: string,
  line: number,
  { origin }: CallContext,
  { rollbackAddress }: LaunchRequest,
): LaunchWire {
  const origins = venueOrigins(origin);
  const pageUrl = `${origins[line] ?? origins[0]}/venue/play`;
  const parent = encodeURIComponent(new URL(rollbackAddress).origin);
  return { sessionId: session.sessionId, url: `${pageUrl}#${parent}`, ticket, line: line + 1 };
}

/** The demo that a page which was loaded again had open. */
function findOpenDemo(sessions: Venues['sessions'], { sessionId = '', gameId }: LaunchRequest, now: number) {
  const known = sessions.find(sessionId, now);
  return known?.demo && !known.isOver && known.gameId === gameId ? known : null;
}

/** A member’s visit; one to a game of the category slot begins with a choice of time and spend [P.28]. @throws Refusal PLAN_NEEDED */
function visitToLaunch({ sessions, plans, gameOf }: Venues, visit: Visit, context: CallContext) {
  const { userId } = accountOf(context);
  if (gameOf(visit.gameId)?.category !== 'slot') return sessions.visit(userId, visit, context.now);
  const session = sessions.resume(userId, visit, context.now);
  return session && plans.of(session.sessionId) ? session : refuse('PLAN_NEEDED');
}

function launches(ports: Ports) {
  const { sessions, tickets, lines, rounds } = ports.venues;
  return (isDemo: boolean) =>
    (request: LaunchRequest, context: CallContext): LaunchWire => {
      checkGame(ports, context, request);
      const { gameId, currency } = request;
      const visit = { gameId, currency, siteId: context.siteId };
      const session = isDemo
        ? (findOpenDemo(sessions, request, context.now) ?? sessions.demo(visit, context.now))
        : visitToLaunch(ports.venues, visit, context);
      rounds.endAbandoned(NEVER);
      const { line, opened } = lines.choose(
        { ...context, ...request, venue: request.venueEnName },
        context.now,
      );
      return launchOf(session, tickets.issue(session.sessionId, context.now, opened), line, context, request);
    };
}

/** The member's choice for a visit, as the page shows it. @param least smallest stake of the game */
function planWire(plan: PlanState | null, least: bigint): PlayStateWire['plan'] {
  if (!plan) return null;
  const { endsAt, spend, remaining } = plan;
  const isSpent = remaining !== null && remaining < least;
  return { endsAt, spend: spend === null ? null : minorText(spend), isSpent: isSpent ? 1 : 0 };
}

/** Sums of a visit and of all visits of a member, from the books. */
function books({ venues }: Ports) {
  const { rounds, store, plans, gameOf } = venues;
  const stateOf = (session: PlaySession): PlayStateWire => {
    const game = gameOf(session.gameId) ?? refuse('NOT_FOUND');
    const sums = store.sums(session.sessionId);
    const open = store.openOf(session.sessionId);
    return {
      isOver: session.isOver ? 1 : 0,
      currency: session.currency,
      balance: minorText(rounds.balance({ session, ...game })),
      startedAt: session.startedAt,
      rounds: sums.rounds,
      staked: minorText(sums.staked),
      returned: minorText(sums.returned),
      unseen: sums.unseen,
      openStake: open && minorText(open.stake),
      plan: planWire(plans.of(session.sessionId), leastStake(game.rules, session.currency)),
    };
  };
  const recordOf = ({ round_id, game_id: gameId, stake, payout, at }: ListedRound): RecordWire[] => {
    const game = gameOf(gameId);
    if (!game) return [];
    const { name, venue, venueName } = game;
    const gameFields = { gameId, name, venue, venueName };
    const validStake = minorText(validStakeOf(stake, payout));
    return [
      {
        ...gameFields,
        roundId: String(round_id),
        stake: minorText(stake),
        payout: minorText(payout),
        validStake,
        at,
      },
    ];
  };
  const venuesOf = (played: readonly string[]) => {
    const venues = played.flatMap((gameId) => gameOf(gameId) ?? []);
    return [...new Map(venues.map(({ venue, venueName }) => [venue, { venue, venueName }])).values()];
  };
  return { stateOf, recordOf, venuesOf };
}

/** Handlers of the plan of a visit, and of the visit in progress [P.22, P.28]. */
function visitHandlers(ports: Ports): Pick<HandlersOf<typeof venueCalls>, 'venue.plan' | 'venue.underWay'> {
  const { sessions, plans, gameOf } = ports.venues;
  return {
    'venue.plan': ({ minutes, spend, ...asked }, context) => {
      checkGame(ports, context, asked);
      const { gameId, currency } = asked;
      const visit = { gameId, currency, siteId: context.siteId };
      const { sessionId } = sessions.visit(accountOf(context).userId, visit, context.now);
      const spendLimit = spend === null ? null : minorFromText(spend);
      plans.choose(sessionId, { minutes, spend: spendLimit }, context.now);
      return {};
    },
    'venue.underWay': (_input, context) => {
      const session = sessions.findActive(accountOf(context).userId, context.now);
      const game = session && gameOf(session.gameId);
      if (!session || !game) return { visit: null };
      const { sessionId, gameId } = session;
      return { visit: { sessionId, gameId, name: game.name } };
    },
  };
}

/** Handlers of access to the games of the house’s own venues, and of the results of a visit [3.02, 7.13]. */
export function venueHandlers(ports: Ports): HandlersOf<typeof venueCalls> {
  const { sessions, rounds, store, gameOf } = ports.venues;
  const launch = launches(ports);
  const { stateOf, recordOf, venuesOf } = books(ports);
  /** Returns a visit; a member’s visit is accessible to that member only, a demo by its id. @throws Refusal NOT_FOUND */
  const visitOf = (sessionId: string, { account, now }: CallContext) => {
    const session = sessions.find(sessionId, now);
    if (!session || (!session.demo && session.owner !== account?.userId)) return refuse('NOT_FOUND');
    return session;
  };
  return {
    'venue.launch': launch(false),
    'venue.demoLaunch': launch(true),
    'venue.secondLaunch': launch(false),
    'venue.secondDemoLaunch': launch(true),
    ...visitHandlers(ports),
    'venue.confirm': ({ sessionId }, context) => {
      const session = visitOf(sessionId, context);
      // A request shows that the page is open, so the visit is in progress.
      if (!session.demo && !session.isOver) sessions.touch(sessionId, context.now);
      return stateOf(session);
    },
    'venue.leave': ({ sessionId }, context) => {
      const open = store.openOf(visitOf(sessionId, context).sessionId);
      sessions.end(sessionId, context.now);
      // An open round returns its money with the visit, not at the next minute.
      rounds.endAbandoned(NEVER);
      const ended = open && store.find(open.round_id);
      return { round: ended && { stake: minorText(ended.stake), payout: minorText(ended.payout) } };
    },
    'venue.recent': ({ size }, context) => ({
      list: sessions.recent(accountOf(context).userId, context.siteId, size).flatMap(({ gameId, at }) => {
        const game = ports.games.find(context.siteId, gameId);
        return game ? [{ game, at }] : [];
      }),
    }),
    'venue.records': ({ currency, venue, page, size, ...days }, context) => {
      const { userId: owner } = accountOf(context);
      const played = store.gamesOf(owner, currency);
      const games = venue === null ? null : played.filter((gameId) => gameOf(gameId)?.venue === venue);
      const choice = { owner, currency, games, ...days };
      const { rounds: total, staked, returned, valid } = store.sumsOf(choice);
      const list = store.listOf({ ...choice, skip: (page - 1) * size, limit: size }).flatMap(recordOf);
      const sums = { staked: minorText(staked), returned: minorText(returned), validStake: minorText(valid) };
      return { total, ...sums, venues: venuesOf(played), list };
    },
  };
}
