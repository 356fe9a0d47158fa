import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { build } from './build.ts';
import { capped } from './capped.ts';

const ASSETS = 'courtside-assets';
const PICTURES = 'courtside-pictures';
/** An update of the site leaves the files of one older build. */
const MOST_ASSETS = 2 * build.assets;
const MOST_PICTURES = 200;
const ASSETS_DAYS = 30;
const PICTURES_DAYS = 14;
/** Packed or not, it is the same file. */
const matchOptions = { ignoreVary: true };

/**
 * Code addressed by the hash in its name: a cached file is valid forever. It outlives its build, so that a page of an older
 * build continues with its own files after the server has removed them.
 */
export const assets = new CacheFirst({
  cacheName: ASSETS,
  matchOptions,
  plugins: [capped(ASSETS, MOST_ASSETS, ASSETS_DAYS)],
});

/** Images that are the same for all viewers: served from the cache, and revalidated in parallel. */
export const images = new StaleWhileRevalidate({
  cacheName: PICTURES,
  matchOptions,
  plugins: [capped(PICTURES, MOST_PICTURES, PICTURES_DAYS)],
});
