import * as v from 'valibot';
import type { MatchWire } from '#contract/models/match.ts';
import type { Site } from '#sandbox/http/api.ts';
import { mountAccountAdmin } from './account-admin.ts';
import { mountActAdmin } from './act-admin.ts';
import { mountActivityAdmin } from './activity-admin.ts';
import { adminCatalogue } from './admin-catalogue.ts';
import type { AdminPorts } from './admin-ports.ts';
import { post } from './admin-route.ts';
import { mountAgentAdmin } from './agent-admin.ts';
import { mountBetAdmin } from './bet-admin.ts';
import { mountCareAdmin } from './care-admin.ts';
import { deskHeaders } from './desk-headers.ts';
import { mountFaultAdmin } from './fault-admin.ts';
import { mountIdentityAdmin } from './identity-admin.ts';
import { logActions } from './log-actions.ts';
import { loopbackOnly } from './loopback-only.ts';
import { mountMemberAdmin } from './member-admin.ts';
import { mountMoneyAdmin } from './money-admin.ts';
import { mountConsole } from './mount-console.ts';
import { overview } from './overview.ts';
import { ownPageOnly } from './own-page-only.ts';
import { mountParcelAdmin } from './parcel-admin.ts';
import { resetOverrides } from './reset-overrides.ts';
import { mountReviewAdmin } from './review-admin.ts';
import { mountRoomAdmin } from './room-admin.ts';
import { mountServiceAdmin } from './service-admin.ts';
import { mountSiteAdmin } from './site-admin.ts';
import { mountVisitAdmin } from './visit-admin.ts';
import { mountWelfareAdmin } from './welfare-admin.ts';
import { mountWorldAdmin } from './world-admin.ts';

/** Later than this in the match, ms, little is left of it. */
const LATE_MS = 80 * 60_000;

/** How far a football match in play is from what a tester wants to walk into: one with an anchor and time to go. */
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

/** The parts of the desk, each with addresses of its own. */
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
