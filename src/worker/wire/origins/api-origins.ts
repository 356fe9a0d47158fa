import { LINE_ERRORS_THRESHOLD } from '#contract/calls/request-constants.ts';
import { lineOrigin } from '#contract/text/line-origin.ts';
import type { KeyValueStore } from '#worker/storage/key-value-store.ts';

const LINES_KEY = 'api-lines';
const COUNT_KEY = 'api-error-count';
const THRESHOLD_KEY = 'api-error-threshold';

export type OriginTrouble = 'LINE_ABNORMAL' | 'NETWORK_ABNORMAL';

/** The ways to the platform: the site's API domains, one at a time [8.13]. */
export type ApiOrigins = {
  /** Returns the origin of the next request. */
  current(): string;
  /** The site named its lines. */
  learn(origins: readonly string[]): void;
  /** Notes that a request succeeded. */
  answered(): void;
  /** Notes that a request failed on this line: the next one is selected. @returns the presumed cause. */
  failed(origin: string): OriginTrouble;
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
      [home, ...origins.map((origin) => lineOrigin(origin, home, domains))].filter((one) => one !== null),
    ),
  ];
  let lines = withHome(await originsAt(store));
  let failures = await numberAt(store, COUNT_KEY, 0);
  const threshold = await numberAt(store, THRESHOLD_KEY, LINE_ERRORS_THRESHOLD);
  let inARow = 0;
  const current = () => lines[failures % lines.length] ?? home;
  return {
    current,
    learn: (origins) => {
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
