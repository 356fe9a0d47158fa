import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { MatchWire } from '#contract/play/match/schema.ts';
import { Maintenance } from '#contract/site/site/maintenance-schema.ts';
import { Refusal } from '#sandbox/base/refusal.ts';
import type { Site } from '#sandbox/http/api.ts';
import { headersOf } from '#sandbox/http/headers/headers.table.ts';
import { ONE_ORIGIN } from '#sandbox/http/headers/places.ts';
import { isLoopbackAddress, isLoopbackHost } from '#sandbox/http/hosts/loopback-name.ts';
import { isOfOwnPage, type RequestHeaders } from '#sandbox/http/own-page.ts';
import { adminCatalogue } from './admin-catalogue.ts';
import type { AdminPorts } from './admin-ports.ts';
import { AdminRefusal, post } from './admin-route.ts';
import { mountServiceAdmin } from './care/service-admin.ts';
import { mountFaultAdmin } from './fault-admin.ts';
import { logActions } from './log-actions.ts';
import { mountBetAdmin } from './money/bet-admin.ts';
import { mountMoneyAdmin } from './money/money-admin.ts';
import { mountConsole } from './mount-console.ts';
import { overview } from './overview.ts';
import { mountAccountAdmin } from './people/account-admin.ts';
import { mountIdentityAdmin } from './people/identity-admin.ts';
import { mountMemberAdmin } from './people/member-admin.ts';
import { mountReviewAdmin } from './people/review-admin.ts';
import { resetOverrides } from './reset-overrides.ts';
import { mountActivityAdmin } from './rewards/activity-admin.ts';
import { mountParcelAdmin } from './rewards/parcel-admin.ts';
import { mountWelfareAdmin } from './rewards/welfare-admin.ts';
import { mountSiteAdmin } from './site-admin.ts';
import { mountRoomAdmin } from './world/room-admin.ts';
import { mountWorldAdmin } from './world/world-admin.ts';

const REASON_MAX = 60;
/** A reason ends without a full stop: it is put into a sentence. */
const Decision = v.union([
  v.strictObject({ approve: v.literal(true) }),
  v.strictObject({
    reject: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(REASON_MAX), v.regex(/[^。.]$/)),
  }),
]);

/** Applications of members who want to be agents, decided by hand. */
function mountAgentAdmin(site: Site, { platform: { agents, world } }: AdminPorts): void {
  post(site, '/sandbox/agents/:id', Decision, (decision, context) => {
    const rejectedFor = 'reject' in decision ? decision.reject : null;
    try {
      agents.decide(Number(context.req.param('id')), rejectedFor, world.clock.now());
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      throw new AdminRefusal(thrown.code === 'NOT_FOUND' ? 404 : 409, thrown.message);
    }
  });
}

/** Paths of the console page. */
const PAGES = ['/', '/sandbox', '/sandbox/'];

type Asked = RequestHeaders & { readonly method: string; readonly path: string };

/** A tab is led to the page of the console: no page can read or act in a tab of another origin. */
const isVisit = ({ method, path, header }: Asked): boolean =>
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
  const asked: Asked = { method, path, header: (name) => context.req.header(name) };
  if (!isVisit(asked) && !isOfOwnPage(asked)) return context.json({ error: 'forbidden' }, 403);
  await next();
  return undefined;
};

/** The most that is added at once: minutes of watching, messages, coins, or one thing. */
const MOST = 1_000;
const Missed = v.strictObject({
  name: v.string(),
  act: v.picklist(['watch', 'chat', 'gift', 'follow', 'signIn']),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST)),
});

/** Operators add an act of a member that activities did not count, at the time it is [1.03]. */
function mountActAdmin(site: Site, { platform }: AdminPorts): void {
  const { accounts, money, world } = platform;
  post(site, '/sandbox/acts', Missed, ({ name, act, amount }) => {
    const account = accounts.byName(name);
    if (!account) throw new AdminRefusal(404, '没有这个会员');
    const { userId } = account;
    const thing = randomUUID();
    const at = world.clock.now();
    money.acts.note({ sourceId: `operator:${thing}`, userId, kind: act, thing, amount: BigInt(amount), at });
  });
}

const NOTE_MAX = 200;
const Closing = v.strictObject({
  note: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(NOTE_MAX)),
});

/** Cases of members whose play may do them harm: closed by hand, with what was done. Offers come again afterwards. */
function mountCareAdmin(site: Site, { platform }: AdminPorts): void {
  const { markers, world } = platform;
  post(site, '/sandbox/care/:id', Closing, ({ note }, context) => {
    const isClosed = markers.store.closeCase(Number(context.req.param('id')), note, world.clock.now());
    if (!isClosed) throw new AdminRefusal(404, '没有这个处理中的个案');
  });
}

const MaintenanceChange = v.strictObject({ maintenance: v.nullable(Maintenance) });

/** Mounts the controls for the admission of visitors and the challenges they solve. */
function mountVisitAdmin(site: Site, { platform }: AdminPorts): void {
  const { switches, challenges, world } = platform;
  post(site, '/sandbox/maintenance', MaintenanceChange, ({ maintenance }) => {
    switches.maintenance = maintenance;
    return switches;
  });
  site.get('/sandbox/challenges', (context) => context.json(challenges.list(world.clock.now())));
}

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
const deskHeaders: MiddlewareHandler<{ Bindings: HttpBindings }> = async (context, next) => {
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

/** Sections of the console, each with its own paths. */
const MOUNTS = [
  mountWorldAdmin,
  mountRoomAdmin,
  mountAccountAdmin,
  mountMoneyAdmin,
  mountBetAdmin,
  mountMemberAdmin,
  mountReviewAdmin,
  mountIdentityAdmin,
  mountCareAdmin,
  mountServiceAdmin,
  mountActAdmin,
  mountParcelAdmin,
  mountActivityAdmin,
  mountAgentAdmin,
  mountWelfareAdmin,
  mountSiteAdmin,
  mountVisitAdmin,
  mountFaultAdmin,
] as const;

/** The operator's desk under `/sandbox` of the console's origin: plain JSON, for programs of this machine and the console's page. */
export function mountAdmin(site: Site, ports: AdminPorts): void {
  const { platform, faultInjector, video, inFlight, tally } = ports;
  const { world } = platform;
  site.use(deskHeaders);
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
  for (const mount of MOUNTS) mount(site, ports);
}
