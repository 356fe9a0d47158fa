import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core';
import { cacheNames } from 'workbox-core';
import { addPlugins, addRoute, getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching';
import type { Build } from './build.ts';

declare const self: ServiceWorkerGlobalScope;

const PAGE = '/index.html';
/** A reload waits so long for the page of now before the kept one is shown. */
const RELOAD_PATIENCE_MS = 3_000;
/** What the page asks for first goes first. */
const RENEW_AFTER_MS = 4_000;

const isOf = async ({ entry }: Build, page: Response): Promise<boolean> =>
  (await page.clone().text()).includes(`"${entry}"`);

/** While two builds are served side by side, a page of the other one is refused: the next look tries again. */
const onlyOfThisBuild = (build: Build): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request, response }) => {
    if (!response.ok) return null;
    const isPage = new URL(request.url).pathname === PAGE;
    return isPage && !(await isOf(build, response)) ? null : response;
  },
});

/** Keeps the page of this build and what it begins with, from the installation on. */
export function keepPage(build: Build): void {
  addPlugins([onlyOfThisBuild(build)]);
  precache([...build.kept]);
  addRoute({ directoryIndex: '', cleanURLs: false });
}

/** A page is kept with its headers: its policy may become another one without a new build. */
async function renewPage(build: Build): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, RENEW_AFTER_MS));
  const answer = await fetch(PAGE, { cache: 'no-cache' }).catch(() => null);
  const key = getCacheKeyForURL(PAGE);
  if (!answer?.ok || key === undefined) return;
  if (!(await isOf(build, answer))) {
    await self.registration.update().catch(() => undefined);
    return;
  }
  const kept = await caches.open(cacheNames.precache);
  await kept.put(key, answer);
}

const afterPatience = () =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), RELOAD_PATIENCE_MS));

/** The page as the server has it now, for who reloads: null when it does not come in time. */
async function pageOfNow(request: Request): Promise<Response | null> {
  const answer = await Promise.race([fetch(request).catch(() => null), afterPatience()]);
  return answer?.ok ? answer : null;
}

const isReload = ({ cache }: Request): boolean => cache === 'no-cache' || cache === 'reload';

/** Shows the kept page at once, at any address of the site; a reload brings the newest one, where there is a network. */
export const showPage =
  (build: Build): RouteHandlerCallback =>
  async ({ request, event }) => {
    const asked = isReload(request) ? await pageOfNow(request) : null;
    if (asked) return asked;
    event.waitUntil(renewPage(build));
    return (await matchPrecache(PAGE)) ?? fetch(request);
  };
