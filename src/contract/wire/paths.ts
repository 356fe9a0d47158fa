/** Answers of version-2 paths are not sealed [7.03]. */
export const isV2Path = (path: string): boolean => path.split('/').includes('v2');

/** Paths that never see the token, no matter who is logged in [7.04]. */
export const blanksToken = (path: string): boolean =>
  path.includes('login') || path.endsWith('queryBannerList') || path.endsWith('/perInfo/v1/get');

/** Reports whether a path is the query for the site’s availability, in any version [8.10]. */
export const isPerInfoPath = (path: string): boolean => /\/perInfo\/v\d+\/get$/.test(path);

/**
 * Reports whether a path carries neither identity headers nor signature, so that a browser with a wrong clock can still
 * request the time.
 */
export const isBarePath = (path: string): boolean => path === '/timeServer';
