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
 * Code by the hash in its name: what is kept is right for ever. It outlives its build, so that a page of an older build
 * goes on with what it was built with after the server has forgotten it.
 */
export const assets = new CacheFirst({
  cacheName: ASSETS,
  matchOptions,
  plugins: [capped(ASSETS, MOST_ASSETS, ASSETS_DAYS)],
});

/** Pictures that are the same for everybody: shown as they were, and asked for again beside it. */
export const pictures = new StaleWhileRevalidate({
  cacheName: PICTURES,
  matchOptions,
  plugins: [capped(PICTURES, MOST_PICTURES, PICTURES_DAYS)],
});
