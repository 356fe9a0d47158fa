import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core';
import { cacheNames } from 'workbox-core';
import { addPlugins, addRoute, getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching';
import type { Build } from './build.ts';

declare const self: ServiceWorkerGlobalScope;

const PAGE = '/index.html';
/** Time a reload waits for the current page before the cached one is shown. */
const RELOAD_PATIENCE_MS = 3_000;
/** Delay before the renewal, so that the page's first requests take priority. */
const RENEW_AFTER_MS = 4_000;

const isOf = async ({ entry }: Build, page: Response): Promise<boolean> =>
  (await page.clone().text()).includes(`"${entry}"`);

/** While two builds are served side by side, a page of the other one is rejected: the next renewal retries. */
const onlyOfThisBuild = (build: Build): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request, response }) => {
    if (!response.ok) return null;
    const isPage = new URL(request.url).pathname === PAGE;
    return isPage && !(await isOf(build, response)) ? null : response;
  },
});

/** Caches the page of this build and its initial files, from the installation on. */
export function cachePage(build: Build): void {
  addPlugins([onlyOfThisBuild(build)]);
  precache([...build.precached]);
  addRoute({ directoryIndex: '', cleanURLs: false });
}

/** Refreshes the page with its headers: its policy may change without a new build. */
async function renewPage(build: Build): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, RENEW_AFTER_MS));
  const answer = await fetch(PAGE, { cache: 'no-cache' }).catch(() => null);
  const key = getCacheKeyForURL(PAGE);
  if (!answer?.ok || key === undefined) return;
  if (!(await isOf(build, answer))) {
    await self.registration.update().catch(() => undefined);
    return;
  }
  const cache = await caches.open(cacheNames.precache);
  await cache.put(key, answer);
}

const afterPatience = () =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), RELOAD_PATIENCE_MS));

/** The page as the server has it now, for who reloads: null when it does not come in time. */
async function pageOfNow(request: Request): Promise<Response | null> {
  const answer = await Promise.race([fetch(request).catch(() => null), afterPatience()]);
  return answer?.ok ? answer : null;
}

const isReload = ({ cache }: Request): boolean => cache === 'no-cache' || cache === 'reload';

/** Serves the cached page at once, at any address of the site; a reload loads the newest one, if there is a network. */
export const showPage =
  (build: Build): RouteHandlerCallback =>
  async ({ request, event }) => {
    const fresh = isReload(request) ? await pageOfNow(request) : null;
    if (fresh) return fresh;
    event.waitUntil(renewPage(build));
    return (await matchPrecache(PAGE)) ?? fetch(request);
  };
