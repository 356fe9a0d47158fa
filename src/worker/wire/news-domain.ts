import type { ApiLines } from './api-lines.ts';

const NEWS_PATHS = ['news', 'soccer', 'info'].map((part) => `/api/site/game/newsoccer/${part}`);

/** News and soccer, which may come from a domain of their own [7.06]. */
const isNewsPath = (path: string): boolean =>
  NEWS_PATHS.some((news) => path === news || path.startsWith(`${news}/`));

type Way = Pick<ApiLines, 'current' | 'answered' | 'failed'>;

/** A domain without another beside it: its trouble is the network's, and moves no call from its line. */
const only = (origin: string): Way => ({
  current: () => origin,
  answered: () => undefined,
  failed: () => 'NETWORK_ABNORMAL',
});

/**
 * The way a request goes, and the token it takes along: the site's API lines, or the news domain where one is set, which
 * is no business of the session.
 * @param newsOrigin null where there is none, as in every production build
 */
export const wayOf = (
  { path, token }: { readonly path: string; readonly token: string },
  { lines, newsOrigin }: { readonly lines: Way; readonly newsOrigin: string | null },
): { readonly lines: Way; readonly token: string } =>
  newsOrigin !== null && isNewsPath(path) ? { lines: only(newsOrigin), token: '' } : { lines, token };
