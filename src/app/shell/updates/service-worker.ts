import { TRUSTED_POLICIES } from '#contract/site/site/trusted-policies.ts';
import { scriptPolicy } from '#core-client/worker/script-policy.ts';
import { whenQuiet } from './when-quiet.ts';
import { whenServing } from './when-serving.ts';

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
  await install().catch(() => undefined);
}

/** Makes the browser fetch a newer build in the background, so that a reload finds it there. */
export async function fetchNewBuild(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  await registration.update().catch(() => undefined);
  await whenServing(registration);
}
