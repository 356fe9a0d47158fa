import { merge, type Observable, Subject } from 'rxjs';
import type { Call } from '#contract/calls/define-call.ts';
import { LINE_ERRORS_THRESHOLD } from '#contract/calls/request-constants.ts';
import { AppError, appError } from '#contract/errors.ts';
import { isLoopback, lineOrigin } from '#contract/text/line-origin.ts';
import type { KeyValueStore } from '../storage/key-value-store.ts';

const LINES_KEY = 'api-lines';
const COUNT_KEY = 'api-error-count';
const THRESHOLD_KEY = 'api-error-threshold';

export type OriginFailure = 'LINE_ABNORMAL' | 'NETWORK_ABNORMAL';

/** The site's API lines, used one at a time [8.13]. */
export type ApiOrigins = {
  /** Returns the origin of the next request. */
  current(): string;
  /** The site named its lines. */
  update(origins: readonly string[]): void;
  /** Notes that a request succeeded. */
  answered(): void;
  /** Notes that a request failed on this line: the next one is selected. @returns the presumed cause. */
  failed(origin: string): OriginFailure;
};

const numberAt = async (store: KeyValueStore, key: string, otherwise: number): Promise<number> => {
  const value = await store.get(key);
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : otherwise;
};

const originsAt = async (store: KeyValueStore): Promise<readonly string[]> => {
  const value = await store.get(LINES_KEY);
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
};

/**
 * The page's own origin first; the stored count of failures picks where to begin, as with video domains [8.16]. Whatever
 * the platform, another tab or the store names passes `lineOrigin`; what does not is left out.
 * @param domains domains the page names for its lines; empty for any
 */
export async function loadApiOrigins(
  store: KeyValueStore,
  home: string,
  domains: readonly string[] = [],
): Promise<ApiOrigins> {
  const withHome = (origins: readonly string[]) => [
    ...new Set(
      [home, ...origins.map((origin) => lineOrigin(origin, home, domains))].filter(
        (origin) => origin !== null,
      ),
    ),
  ];
  let lines = withHome(await originsAt(store));
  let failures = await numberAt(store, COUNT_KEY, 0);
  const threshold = await numberAt(store, THRESHOLD_KEY, LINE_ERRORS_THRESHOLD);
  let inARow = 0;
  const current = () => lines[failures % lines.length] ?? home;
  return {
    current,
    update: (origins) => {
      const known = withHome(origins);
      if (known.join() === lines.join()) return;
      const using = current();
      lines = known;
      failures = Math.max(0, lines.indexOf(using));
      void store.set(LINES_KEY, lines);
      void store.set(COUNT_KEY, failures);
    },
    answered: () => {
      inARow = 0;
    },
    failed: (origin) => {
      // Several requests fail on one line at once: only the first of them changes it.
      if (origin === current()) {
        inARow += 1;
        failures += 1;
        if (lines.length > 1) void store.set(COUNT_KEY, failures);
      }
      return lines.length > 1 && inARow < threshold ? 'LINE_ABNORMAL' : 'NETWORK_ABNORMAL';
    },
  };
}

const NEWS_PATHS = ['news', 'soccer', 'info'].map((part) => `/api/site/game/newsoccer/${part}`);

/** Reports whether a path is news or soccer, which may be served by a separate domain [7.06]. */
const isNewsPath = (path: string): boolean =>
  NEWS_PATHS.some((news) => path === news || path.startsWith(`${news}/`));

/** Origins a request may be sent to. */
export type Route = Pick<ApiOrigins, 'current' | 'answered' | 'failed'>;

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
): { readonly route: Route; readonly token: string } =>
  newsOrigin !== null && isNewsPath(path)
    ? { route: only(newsOrigin), token: '' }
    : { route: origins, token };

const isLost = ({ code }: AppError) => code === 'TIMEOUT' || code === 'NETWORK_ABNORMAL';

/** A gateway that does not reach its platform: bad gateway, unavailable, gateway time-out. */
const GATEWAY = [502, 503, 504];

/**
 * Reports whether the response is from an intermediary: a gateway, or the notice of the network that blocks the domain, as
 * a page with status 200.
 */
const isIntercepted = ({ code, detail }: AppError) =>
  (code === 'HTTP_STATUS' && GATEWAY.includes(detail.status ?? 0)) ||
  (code === 'NOT_AN_OBJECT' && detail.isPage === true);

/**
 * Reports a failed request to its route. A line without a response, or with one not from the platform, is left for the next
 * one. Without credentials a request without response fails as trouble of the line or of the network [8.13]; with
 * credentials, and when there was a response, it keeps its own code.
 * @returns the error of the call
 */
export function lineFailure(
  route: Route,
  origin: string,
  { credentials }: Pick<Call, 'credentials'>,
  thrown: unknown,
): unknown {
  if (!(thrown instanceof AppError) || !(isLost(thrown) || isIntercepted(thrown))) return thrown;
  const failure = route.failed(origin);
  return credentials === 'none' && isLost(thrown) ? appError(failure, thrown.detail, thrown) : thrown;
}

/**
 * Returns the platform origin of a page: the origin of its own scripts; on the loopback another port is allowed. Any other
 * value comes from a script that tries to redirect the stored session to its own host.
 * @param own origin of the core's script; undefined in Node, where the caller is trusted to name any
 * @throws AppError BAD_INPUT
 */
export function platformOrigin(named: string, own: string | undefined): string {
  const isOwn = own === undefined || named === own || (isLoopback(named) && isLoopback(own));
  if (!isOwn) throw appError('BAD_INPUT');
  return named;
}

/** Observes whether the platform answers, over all requests. */
type Reachability = {
  /** Emits when the platform is reachable again: the device has a network, or a response arrived after failures. */
  readonly reachable$: Observable<unknown>;
  /** Notes a failed request. */
  readonly failed: (failure: { readonly error: AppError }) => void;
  /** Notes a response. */
  readonly answered: () => void;
};

/** Creates the observer of one core. @param cameOnline$ emits when the device has a network again */
export function createReachability(cameOnline$: Observable<unknown>): Reachability {
  const recovered$ = new Subject<void>();
  let isDown = false;
  return {
    reachable$: merge(cameOnline$, recovered$),
    failed({ error }) {
      // A server that answers with an HTTP error is reachable.
      isDown ||= error.kind === 'network' && error.code !== 'HTTP_STATUS';
    },
    answered() {
      if (!isDown) return;
      isDown = false;
      recovered$.next();
    },
  };
}
