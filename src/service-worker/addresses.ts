/** Images of members, uploaded or drawn: no data of a member is cached. */
const OF_MEMBERS = /^\/art\/(?:member|avatar)\//;
const IMAGES = /^\/(?:art|activities|emotes|icons)\/|^\/icon\.svg$/;
const ASSETS = '/assets/';
const OF_WORKERS = '/assets/workers/';

const isBelow = (pathname: string, folder: string): boolean =>
  pathname === folder || pathname.startsWith(`${folder}/`);

/**
 * Whether this is the address of a screen, which is served by the site's single page: not an address of the platform, and
 * no file.
 * @param platform prefixes of the platform's addresses
 */
export const isScreenAddress = (pathname: string, platform: readonly string[]): boolean =>
  !pathname.includes('.') && !platform.some((folder) => isBelow(pathname, folder));

/** Reports whether an image is the same for all viewers. */
export const isSharedImage = (pathname: string): boolean =>
  IMAGES.test(pathname) && !OF_MEMBERS.test(pathname);

/** A file of a build, whose name carries the hash of what is in it. */
export const isAsset = (pathname: string): boolean => pathname.startsWith(ASSETS);

/** Code of a worker of the page: its first file, and those that it loads later. */
export const isWorkerCode = (pathname: string): boolean => pathname.startsWith(OF_WORKERS);
