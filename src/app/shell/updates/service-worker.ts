import { TRUSTED_POLICIES } from '#contract/site/site/trusted-policies.ts';
import { scriptPolicy } from '#core-client/worker/script-policy.ts';
import { whenQuiet } from './when-quiet.ts';

/** The build writes it beside the pages; sources that are served as they are have none. */
const SCRIPT = '/sw.js';
const trusted = scriptPolicy(TRUSTED_POLICIES.updates);

/** Files this page has loaded by itself, before a service worker was there. */
const loadedFiles = (): readonly string[] => performance.getEntriesByType('resource').map(({ name }) => name);

async function install(): Promise<void> {
  await navigator.serviceWorker.register(trusted(SCRIPT), { updateViaCache: 'none' });
  if (navigator.serviceWorker.controller) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(loadedFiles());
}

/**
 * Makes the browser cache the page and its code for the next visit, once this visit has what it needs. A browser without
 * storage loads every visit from the network.
 */
export async function cacheSite(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await whenQuiet();
  // The site works without it; the next visit installs it.
  await install().catch(() => undefined);
}

/** Maximum wait for a blocked worker, ms: a reload loads the newest page without it too. */
const PATIENCE_MS = 10_000;
/** Interval for repeating a takeover request, ms: taking over lasts about a second. */
const TAKEOVER_RETRY_MS = 2_000;

type Worker = EventTarget & Pick<ServiceWorker, 'state' | 'postMessage'>;

/** The service workers of a site, as its registration has them. */
type Workers = { readonly [Stage in 'installing' | 'waiting' | 'active']: Worker | null };

const isSettled = ({ state }: Worker): boolean => state === 'activated' || state === 'redundant';

/**
 * Resolves once the newest service worker serves its pages, was discarded or is blocked. A page that reloads while one
 * worker takes over from another is blocked until it has, for about a second. Chromium defers a takeover when a page sends
 * a request to the former worker at that moment: the request to take over is then repeated.
 */
export async function whenServing({ installing, waiting, active }: Workers): Promise<void> {
  const newest = installing ?? waiting ?? active;
  if (!newest || isSettled(newest)) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(late);
      clearInterval(asking);
      newest.removeEventListener('statechange', checkState);
      resolve();
    };
    const checkState = () => {
      if (isSettled(newest)) end();
    };
    const late = setTimeout(end, PATIENCE_MS);
    const asking = setInterval(() => {
      if (newest.state === 'installed') newest.postMessage([]);
    }, TAKEOVER_RETRY_MS);
    newest.addEventListener('statechange', checkState);
  });
}

/** Makes the browser fetch a newer build in the background, so that a reload finds it there. */
export async function fetchNewBuild(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  // The next check looks again.
  await registration.update().catch(() => undefined);
  await whenServing(registration);
}
