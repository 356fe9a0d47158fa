/**
 * Whether a browser has workers load their code by themselves: WebKit starts no module worker whose code a service worker
 * hands over, and the core would never answer; a part that the worker loads later would never come. Their code comes out of the
 * cache of the browser instead.
 */
export const loadsWorkersItself = (userAgent: string): boolean =>
  userAgent.includes('AppleWebKit/') && !/Chrom(?:e|ium)\//.test(userAgent);
