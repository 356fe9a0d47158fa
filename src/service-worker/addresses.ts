/** Pictures of members, handed in or drawn: nothing of a member is kept. */
const OF_MEMBERS = /^\/art\/(?:member|avatar)\//;
const PICTURES = /^\/(?:art|activities|emotes|icons)\/|^\/icon\.svg$/;
const ASSETS = '/assets/';
const OF_WORKERS = '/assets/workers/';

const isBelow = (pathname: string, folder: string): boolean =>
  pathname === folder || pathname.startsWith(`${folder}/`);

/**
 * Is this the address of a screen, which the one page of the site shows? Not the platform's addresses, and no file.
 * @param platform where the platform's addresses begin
 */
export const isScreenAddress = (pathname: string, platform: readonly string[]): boolean =>
  !pathname.includes('.') && !platform.some((folder) => isBelow(pathname, folder));

/** A picture that is the same for everybody. */
export const isSharedPicture = (pathname: string): boolean =>
  PICTURES.test(pathname) && !OF_MEMBERS.test(pathname);

/** A file of a build, whose name carries the hash of what is in it. */
export const isAsset = (pathname: string): boolean => pathname.startsWith(ASSETS);

/** Code of a worker of the page: its first file, and those that it loads later. */
export const isWorkerCode = (pathname: string): boolean => pathname.startsWith(OF_WORKERS);
