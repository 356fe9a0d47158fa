import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { isAsset, isScreenAddress, isSharedImage, isWorkerCode } from './addresses.ts';
import { type Build, build } from './build.ts';
import { cachePage, showPage } from './cached-page.ts';
import { loadsWorkersItself } from './own-workers.ts';
import { assets, images } from './strategies.ts';

/** A rule by which the browser decides without starting the service worker; not yet in the library of types. */
type StaticRoute = { readonly condition: unknown; readonly source: 'network' };

type StaticRouter = { addRoutes(routes: readonly StaticRoute[]): Promise<void> };

const hasRouter = (event: object): event is StaticRouter => 'addRoutes' in event;

/**
 * Excludes calls from caching: where the browser supports such rules they bypass the service worker, elsewhere they pass
 * through it untouched.
 */
async function passBy(event: ExtendableEvent, { platform }: Build): Promise<void> {
  if (!hasRouter(event)) return;
  const passed = platform.filter((path) => !isSharedImage(`${path}/`));
  const paths = passed.flatMap((path) => [{ urlPattern: path }, { urlPattern: `${path}/*` }]);
  const calls = { condition: { or: [{ requestMethod: 'POST' }, ...paths] }, source: 'network' } as const;
  await event.addRoutes([calls]).catch(() => undefined);
}

/** Caches these files; those already in the browser cost no request. @throws when one cannot be loaded */
const cacheFiles = (event: ExtendableEvent, files: readonly string[]): Promise<unknown> =>
  Promise.all(files.map((file) => assets.handleAll({ event, request: new Request(file) })[1]));

/** Returns those of the addresses reported by a page that are files of a build of this site. */
function assetsIn(reported: unknown, origin: string): readonly string[] {
  if (!Array.isArray(reported)) return [];
  return reported
    .filter((address) => typeof address === 'string' && URL.canParse(address))
    .map((address) => new URL(address))
    .filter((url) => url.origin === origin && isAsset(url.pathname))
    .map(({ href }) => href);
}

declare const self: ServiceWorkerGlobalScope;

const ownWorkers = loadsWorkersItself(navigator.userAgent);

cachePage(build);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isScreenAddress(url.pathname, build.platform),
  showPage(build),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname) && !(ownWorkers && isWorkerCode(url.pathname)),
  assets,
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isSharedImage(url.pathname), images);

self.addEventListener('install', (event) => {
  // Files of older builds stay, so that a newer service worker harms no page that is open.
  event.waitUntil(self.skipWaiting());
  event.waitUntil(passBy(event, build));
  event.waitUntil(cacheFiles(event, build.firstFiles));
});
clientsClaim();

/**
 * A page loaded before its service worker reports the files it has loaded; a page waiting for it to take over sends a
 * message too.
 */
self.addEventListener('message', (event) => {
  event.waitUntil(self.skipWaiting());
  const loaded = assetsIn(event.data, self.location.origin);
  event.waitUntil(cacheFiles(event, loaded).catch(() => undefined));
});
