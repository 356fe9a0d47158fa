import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { build } from './build.ts';
import { capped } from './capped.ts';

const ASSETS = 'courtside-assets';
const IMAGES = 'courtside-pictures';
/** An update of the site leaves the files of one older build. */
const ASSETS_MAX = 2 * build.assets;
const IMAGES_MAX = 200;
const ASSETS_DAYS = 30;
const IMAGES_DAYS = 14;
/** Packed or not, it is the same file. */
const matchOptions = { ignoreVary: true };

/**
 * Code addressed by the hash in its name: a cached file is valid forever. It outlives its build, so that a page of an older
 * build continues with its own files after the server has removed them.
 */
export const assets = new CacheFirst({
  cacheName: ASSETS,
  matchOptions,
  plugins: [capped(ASSETS, ASSETS_MAX, ASSETS_DAYS)],
});

/** Images that are the same for all viewers: served from the cache, and revalidated in parallel. */
export const images = new StaleWhileRevalidate({
  cacheName: IMAGES,
  matchOptions,
  plugins: [capped(IMAGES, IMAGES_MAX, IMAGES_DAYS)],
});
