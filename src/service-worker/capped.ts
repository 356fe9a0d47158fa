import type { WorkboxPlugin } from 'workbox-core';
import { CacheExpiration } from 'workbox-expiration';

const DAY_SECONDS = 86_400;

/** Removes the files that were used longest ago beyond a number, and those unused beyond an age, whenever one is added. */
export function capped(cacheName: string, maxEntries: number, days: number): WorkboxPlugin {
  const expiration = new CacheExpiration(cacheName, { maxEntries, maxAgeSeconds: days * DAY_SECONDS });
  return {
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
      if (cachedResponse) await expiration.updateTimestamp(request.url).catch(() => undefined);
      return cachedResponse;
    },
    cacheDidUpdate: async ({ request }) => {
      await expiration.updateTimestamp(request.url);
      await expiration.expireEntries();
    },
  };
}
