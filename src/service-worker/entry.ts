import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { isAsset, isScreenAddress, isSharedImage, isWorkerCode } from './addresses.ts';
import { build } from './build.ts';
import { assetsIn, cacheFiles } from './cache-files.ts';
import { cachePage, showPage } from './cached-page.ts';
import { loadsWorkersItself } from './own-workers.ts';
import { passBy } from './pass-by.ts';
import { assets, images } from './strategies.ts';

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
