import { Hono } from 'hono';
import { siteOfConsole } from '#contract/site/site/console-origin.ts';
import { mountAdmin } from './admin/admin.ts';
import { nodeEngine } from './base/node-engine.ts';
import { type GiftFile, giftFilesIn } from './domains/community/gift/gift-files.ts';
import { deviceText, noteRefusal } from './domains/ground/security-log/note-refusal.ts';
import { demandCaptcha } from './domains/people/captcha/challenge-store.ts';
import { mountKaptcha } from './domains/people/captcha/puzzle-image.ts';
import { AVATAR_ROUTE, type Profiles } from './domains/people/profile/profile-store.ts';
import { requestingAccount } from './domains/people/session/requesting-account.ts';
import { answerThrown } from './http/answer-thrown.ts';
import { type Api, mountCalls, type Site } from './http/api.ts';
import type { CallPorts } from './http/calls/call-ports.ts';
import { mountArt, mountGifts, mountWeb } from './http/files/web.ts';
import { headersOf, IMAGE_HEADERS } from './http/headers/headers.table.ts';
import { ONE_ORIGIN } from './http/headers/policy-inputs.ts';
import { allowSecondOrigin } from './http/hosts/allow-second-origin.ts';
import { type NetworkHost, underNameOf } from './http/hosts/network-host.ts';
import { requireAllowedHost } from './http/hosts/require-allowed-host.ts';
import { BEACON_PATH, mountBeacon, type VisitReports } from './http/visit-reports.ts';
import { allCalls } from './platform/open-platform.ts';
import type { Platform } from './platform/platform.ts';
import { mountVenues } from './venue/venue-site.ts';
import { type RealStreams, realOrigins } from './video/signing/real-streams.ts';
import type { VideoDomains } from './video/signing/video-domains.ts';

type Ports = Pick<Platform, 'accounts' | 'sessions' | 'devices' | 'challenges' | 'security'>;

/** Connects the serving of calls to the domains that it needs. */
const callPorts = ({ accounts, sessions, devices, challenges, security }: Ports): CallPorts => ({
  seeDevice: devices.see,
  requestingAccount: (requester) => requestingAccount({ accounts, sessions }, requester),
  accountName(token, now) {
    const found = sessions.find(token, now);
    return found.is === 'alive' ? (accounts.byId(found.userId)?.name ?? null) : null;
  },
  demandCaptcha: (verifyType, demanded) => demandCaptcha(challenges, verifyType, demanded),
  noteForeignSession: (device, call, now) =>
    security.note({ kind: 'foreignSession', who: deviceText(device), what: call }, now),
  noteRefusal: (refusal, call, trace, now) => noteRefusal({ accounts, security }, refusal, call, trace, now),
});

/** Options for serving the site and the console. */
export type ServeOptions = {
  /** Origin at which browsers reach the site, if another server is in front of it; else the sandbox’s own origin. */
  readonly site?: string;
  /** Opens the site to other devices; none when absent. */
  readonly host?: NetworkHost;
  /** Folder of the built site. */
  readonly web?: string;
  /** Animation of each gift; the sandbox’s own by default. */
  readonly gifts?: readonly GiftFile[];
  /** Real streams that match rooms play. */
  readonly streams?: RealStreams;
  /** True if pages report their visits to the platform: web vitals and counts of errors; false by default. */
  readonly beacon?: boolean;
  /** True to validate every response against its schema; true unless a benchmark turns it off. */
  readonly checkAnswers?: boolean;
  /** Receives defects: what a request or a timer ended in that should not have. */
  readonly onDefect?: (error: Error) => void;
};

/** Dependencies of serving the site and the console. */
export type Served = Omit<Api, 'engine' | 'calls' | 'ports' | 'now'> & {
  readonly platform: Platform;
  readonly video: VideoDomains;
  readonly visitReports: VisitReports;
};

/** Headers of a response without content. */
const BARE_HEADERS = headersOf('call', ONE_ORIGIN);

/** Serves members’ own avatars, approved by an operator, by unguessable ids: `/art/member/<id>`. */
function mountAvatars(site: Site, avatarOf: Profiles['avatarOf']): void {
  site.get(AVATAR_ROUTE, (context) => {
    const avatar = avatarOf(context.req.param('file'));
    if (!avatar) return context.notFound();
    return context.body(new Uint8Array(avatar.bytes), 200, {
      ...IMAGE_HEADERS,
      'content-type': avatar.type,
      'content-disposition': 'inline; filename="avatar"',
    });
  });
}

/** Creates an empty site: an unread body gets a response, every other error is a defect. */
function bareSite({ onDefect }: ServeOptions): Site {
  const site: Site = new Hono();
  site.onError(answerThrown((error) => onDefect?.(error)));
  site.notFound((context) => context.text('404', 404, BARE_HEADERS));
  return site;
}

/** Records an unknown host in the security log. */
const noted = (
  { platform: { security, world } }: Served,
  serviceName: string,
  names: readonly string[] = [],
) =>
  requireAllowedHost(
    (host) => security.note({ kind: 'foreignHost', who: serviceName, what: host }, world.clock.now()),
    names,
  );

/** Addresses of the pictures of tables for the venues' pages. @param videoAt returns the video domains for a page */
const pictures = (video: VideoDomains, videoAt: (url: string) => readonly string[]) => ({
  origins: videoAt,
  addresses(stream: string, url: string) {
    const { path, expiresAt } = video.passFor(stream);
    const urls = video.isOnAir(stream) ? videoAt(url).map((origin) => origin + path) : [];
    return { urls, expiresAt };
  },
});

/** The site with its API, its venues and the files it shows. */
export function openSite(options: ServeOptions, served: Served): Site {
  const { platform, video } = served;
  const site = bareSite(options);
  const videoAt = (url: string) => video.origins.map((origin) => underNameOf(origin, url, options.host));
  mountVenues(site, {
    api: platform.venues.api,
    picture: pictures(video, videoAt),
    onDefect: (error) => options.onDefect?.(error),
  });
  site.use(noted(served, '网页', options.host?.names));
  allowSecondOrigin(site);
  mountCalls(site, {
    ...served,
    ports: callPorts(platform),
    now: platform.world.clock.now,
    engine: nodeEngine,
    calls: allCalls(platform, options.checkAnswers ?? true),
  });
  mountBeacon(site, served.visitReports, platform.world.clock.now);
  mountKaptcha(site, platform.challenges, platform.world);
  mountAvatars(site, platform.profiles.avatarOf);
  mountArt(site);
  mountGifts(site, options.gifts ?? giftFilesIn(null).files);
  const foreign = realOrigins(options.streams ?? {});
  if (options.web !== undefined) {
    const beacon = options.beacon ? BEACON_PATH : null;
    mountWeb(site, { folder: options.web, videoAt: (url) => [...videoAt(url), ...foreign], beacon });
  }
  return site;
}

/** Opens the operator’s console with its desk: a separate origin that shares nothing with the site. */
export function openConsole(options: ServeOptions, served: Served): Site {
  const admin = bareSite(options);
  admin.use(noted(served, '控制台'));
  const siteOf = (console: string) => options.site ?? siteOfConsole(console);
  mountAdmin(admin, { ...served, siteOf });
  return admin;
}
