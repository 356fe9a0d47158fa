/** Answers of version-2 paths are not sealed [7.03]. */
export const isV2Path = (path: string): boolean => path.split('/').includes('v2');

/** Paths that never see the token, no matter who is logged in [7.04]. */
export const blanksToken = (path: string): boolean =>
  path.includes('login') || path.endsWith('queryBannerList') || path.endsWith('/perInfo/v1/get');

/** Asks whether the site is open, in any version [8.10]. */
export const isPerInfoPath = (path: string): boolean => /\/perInfo\/v\d+\/get$/.test(path);

/** Carries neither identity headers nor signature, so that a browser with a wrong clock can still ask the time. */
export const isBarePath = (path: string): boolean => path === '/timeServer';
