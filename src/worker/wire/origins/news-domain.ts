import type { ApiOrigins } from './api-origins.ts';

const NEWS_PATHS = ['news', 'soccer', 'info'].map((part) => `/api/site/game/newsoccer/${part}`);

/** Reports whether a path is news or soccer, which may be served by a separate domain [7.06]. */
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
 * Returns the route of a request, and its token: the site's API lines, or the news domain where one is set, which never
 * receives the token.
 * @param newsOrigin null where there is none, as in every production build
 */
export const routeFor = (
  { path, token }: { readonly path: string; readonly token: string },
  { origins, newsOrigin }: { readonly origins: Route; readonly newsOrigin: string | null },
): { readonly origins: Route; readonly token: string } =>
  newsOrigin !== null && isNewsPath(path) ? { origins: only(newsOrigin), token: '' } : { origins, token };
