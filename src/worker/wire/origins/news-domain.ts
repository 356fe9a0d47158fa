import type { ApiOrigins } from './api-origins.ts';

const NEWS_PATHS = ['news', 'soccer', 'info'].map((part) => `/api/site/game/newsoccer/${part}`);

/** News and soccer, which may come from a domain of their own [7.06]. */
const isNewsPath = (path: string): boolean =>
  NEWS_PATHS.some((news) => path === news || path.startsWith(`${news}/`));

type Route = Pick<ApiOrigins, 'current' | 'answered' | 'failed'>;

/** A domain without another beside it: its trouble is the network's, and moves no call from its line. */
const only = (origin: string): Route => ({
  current: () => origin,
  answered: () => undefined,
  failed: () => 'NETWORK_ABNORMAL',
});

/**
 * The way a request goes, and the token it takes along: the site's API lines, or the news domain where one is set, which
 * is no business of the session.
 * @param newsOrigin null where there is none, as in every production build
 */
export const routeFor = (
  { path, token }: { readonly path: string; readonly token: string },
  { origins, newsOrigin }: { readonly origins: Route; readonly newsOrigin: string | null },
): { readonly origins: Route; readonly token: string } =>
  newsOrigin !== null && isNewsPath(path) ? { origins: only(newsOrigin), token: '' } : { origins, token };
