/**
 * Whether workers of this browser load their code by themselves: WebKit starts no module worker whose code is provided by a
 * service worker, so the core would never respond; a part that the worker loads later would never arrive. Their code is
 * taken from the browser's cache instead.
 */
export const loadsWorkersItself = (userAgent: string): boolean =>
  userAgent.includes('AppleWebKit/') && !/Chrom(?:e|ium)\//.test(userAgent);
