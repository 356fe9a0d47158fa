import type { DatabaseSync } from 'node:sqlite';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { MatchWire } from '#contract/play/match/schema.ts';
import { createRunningProof } from '#sandbox/domains/ground/ledger/running-proof.ts';
import { verifyLedger, verifyMoney } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { verifyBets } from '#sandbox/domains/play/bet/settlement/verify-bets.ts';
import { post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import { headersOf } from '#sandbox/http/headers/headers.table.ts';
import { ONE_ORIGIN } from '#sandbox/http/headers/policy-inputs.ts';
import { isLoopbackAddress, isLoopbackHost } from '#sandbox/http/hosts/host-names.ts';
import { isOfOwnPage, type RequestHeaders } from '#sandbox/http/own-page.ts';
import { platformDomains } from '#sandbox/platform/platform.ts';
import { adminCatalogue } from './admin-catalogue.ts';
import type { AdminPorts } from './admin-ports.ts';
import { mountFaultAdmin } from './fault-admin.ts';
import { logActions } from './log-actions.ts';
import { backedOverview } from './money/backed-overview.ts';
import { mountConsole } from './mount-console.ts';
import { overview } from './overview.ts';
import { resetOverrides } from './reset-overrides.ts';
import { mountRoomAdmin } from './world/room-admin.ts';
import { mountWorldAdmin } from './world/world-admin.ts';

/** Serves the proof of the ledger as it grows, and of the whole ledger with orders and bets. */
function mountProofs(site: Site, db: DatabaseSync): void {
  const runningProof = createRunningProof(db);
  site.get('/sandbox/ledger/proof', (context) => context.json(runningProof()));
  site.get('/sandbox/ledger/verify', (context) => {
    const bets = verifyBets(db);
    const astray = [...verifyMoney(db).astray, ...bets.astray];
    const { misbooked } = bets;
    const proof = verifyLedger(db);
    const isSound = proof.sound && astray.length === 0 && misbooked.length === 0;
    return context.json({ ...proof, astray, misbooked, sound: isSound });
  });
}

/** Paths of the console page. */
const PAGES = ['/', '/sandbox', '/sandbox/'];

type PageRequest = RequestHeaders & { readonly method: string; readonly path: string };

/** A tab is led to the page of the console: no page can read or act in a tab of another origin. */
const isVisit = ({ method, path, header }: PageRequest): boolean =>
  method === 'GET' &&
  PAGES.includes(path) &&
  header('sec-fetch-mode') === 'navigate' &&
  header('sec-fetch-dest') === 'document';

/**
 * Admits programs on this machine and the console's own page, and no other page in a browser: neither the site's nor a
 * third party's page can act as the operator.
 */
const ownPageOnly: MiddlewareHandler = async (context, next) => {
  const { method, path } = context.req;
  const request: PageRequest = { method, path, header: (name) => context.req.header(name) };
  if (!isVisit(request) && !isOfOwnPage(request)) return context.json({ error: 'forbidden' }, 403);
  await next();
  return undefined;
};

/**
 * Admits only this machine, and only deliberate requests: a page of another origin can neither use another host name nor
 * send JSON without a preflight request.
 */
const loopbackOnly: MiddlewareHandler<{ Bindings: HttpBindings }> = async (context, next) => {
  const address = context.env.incoming.socket.remoteAddress ?? '';
  const isHere = isLoopbackAddress(address) && isLoopbackHost(context.req.header('host') ?? '');
  const isJson = (context.req.header('content-type') ?? '').startsWith('application/json');
  if (!isHere || (context.req.method === 'POST' && !isJson)) return context.json({ error: 'forbidden' }, 403);
  await next();
  return undefined;
};

const HEADERS = Object.entries(headersOf('consoleAnswer', ONE_ORIGIN));

/** Headers of the operator console's responses; a page or an image of it has its own headers. */
const consoleHeaders: MiddlewareHandler<{ Bindings: HttpBindings }> = async (context, next) => {
  await next();
  if (context.res.headers.has('content-security-policy')) return;
  for (const [name, value] of HEADERS) context.res.headers.set(name, value);
};

/** Later than this in the match, ms, little is left of it. */
const LATE_MS = 80 * 60_000;

/** Returns the distance of a football match in play from the one a tester needs, with an anchor and time left; 0 is best. */
const wantedness = ({ clockPhase, clockElapsed, anchorRoomId }: MatchWire): number => {
  const hasTime = clockPhase === 'first' || (clockPhase === 'second' && clockElapsed < LATE_MS);
  return (hasTime ? 0 : 2) + (anchorRoomId === null ? 1 : 0);
};

/** Football matches in play, those with an anchor and time to go first. */
const footballInPlay = (matches: readonly MatchWire[]): readonly MatchWire[] =>
  matches
    .filter(({ clockPhase }) => ['first', 'second', 'halfTime'].includes(clockPhase))
    .toSorted((one, other) => wantedness(one) - wantedness(other));

/** The rooms of those who are on air, the most watched first. */
const anchorsOnAir = ({ world }: AdminPorts['platform']): readonly string[] =>
  world.anchors
    .list()
    .filter(({ status }) => status === 1)
    .map(({ anchorRoomId }) => anchorRoomId);

/** Mounts the operator's actions: on the ledger's proof, the world and faults, and those of every domain. */
function mountActions(site: Site, ports: AdminPorts): void {
  const { platform } = ports;
  mountProofs(site, platform.db);
  mountWorldAdmin(site, ports);
  mountRoomAdmin(site, ports);
  mountFaultAdmin(site, ports);
  platformDomains.mountAdmin(site, platform);
}

/** The operator's desk under `/sandbox` of the console's origin: plain JSON, for programs of this machine and the console's page. */
export function mountAdmin(site: Site, ports: AdminPorts): void {
  const { platform, faultInjector, video, inFlight, tally } = ports;
  const { world } = platform;
  site.use(consoleHeaders);
  site.use(loopbackOnly);
  site.use(ownPageOnly);
  site.use('/sandbox/*', logActions(platform));
  site.get('/sandbox/state', (context) =>
    context.json({
      now: world.clock.now(),
      clock: world.clock.mode,
      crowd: world.crowd.rate,
      answering: inFlight.count(),
      memory: process.memoryUsage.rss(),
      calls: tally.view(),
      videoOrigins: video.origins,
      endedStreams: video.endedStreams(),
      tokenLeaks: video.leaks(),
      faults: faultInjector.list().length + video.faults.list().length,
      switches: platform.switches,
      live: world.matches
        .list(0)
        .filter(({ clockPhase }) => clockPhase !== 'upcoming' && clockPhase !== 'ended')
        .map(({ matchId }) => matchId),
      onAir: anchorsOnAir(platform),
      cast: footballInPlay(world.matches.list(1)).map(({ matchId }) => matchId),
    }),
  );
  site.get('/sandbox/overview', (context) => context.json(overview(ports)));
  site.get('/sandbox/catalogue', (context) =>
    context.json(adminCatalogue(ports, new URL(context.req.url).origin)),
  );
  site.get('/sandbox/visit-reports', (context) => context.json(ports.visitReports.list()));
  post(site, '/sandbox/calm', v.strictObject({}), () => resetOverrides(ports));
  mountConsole(site);
  site.get('/sandbox/backed-matches', (context) =>
    context.json(backedOverview(platform, context.req.query('text') ?? '')),
  );
  mountActions(site, ports);
}
