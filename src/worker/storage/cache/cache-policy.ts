import * as v from 'valibot';
import type { Call } from '#contract/calls/define-call.ts';
import { CACHE_DEFAULT_SECONDS } from '#contract/calls/request-constants.ts';
import { SiteConfig } from '#contract/site/site/schema.ts';

const SITE_CONFIG = 'site.config';
const MS = 1_000;
/** Parameters that differ from call to call and never change the answer. */
const ALWAYS_FILTERED = ['timestamp', 'nonce', 'requestId'];
/** Venues of this mark answer again each time [9.08]. */
const NEVER_VENUES = 'AG';
const NAMES_A_VENUE = /venue|api_name/i;

const Whitelist = v.pick(SiteConfig, ['cachePaths', 'cacheFilteredKeys']);

export type CachePolicy = {
  /** Returns the time a response to this may be cached, ms; null for not at all. */
  lifeOf(call: Pick<Call, 'cacheSeconds' | 'retry'>, path: string, input: unknown): number | null;
  readonly filtered: () => ReadonlySet<string>;
  /** Takes the whitelist from a response with the site's configuration [7.07]. */
  learn(name: string, data: unknown): void;
};

const namesNeverVenue = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(namesNeverVenue)
    : typeof value === 'string' && value.includes(NEVER_VENUES);

const isForNeverVenue = (input: unknown): boolean =>
  typeof input === 'object' &&
  input !== null &&
  Object.entries(input).some(([name, value]) => NAMES_A_VENUE.test(name) && namesNeverVenue(value));

/**
 * Creates the policy of cacheable responses: calls that have a lifetime in the table, and paths the site lists. Never a
 * call the wrapper would not repeat, even when a list names it: a cached response would hide that nothing was done.
 */
export function createCachePolicy(): CachePolicy {
  let listed: ReadonlySet<string> = new Set();
  let filtered: ReadonlySet<string> = new Set(ALWAYS_FILTERED);
  return {
    lifeOf: ({ cacheSeconds, retry }, path, input) => {
      const seconds = cacheSeconds ?? (listed.has(path) ? CACHE_DEFAULT_SECONDS : 0);
      return seconds === 0 || !retry || isForNeverVenue(input) ? null : seconds * MS;
    },
    filtered: () => filtered,
    learn: (name, data) => {
      const parsed = name === SITE_CONFIG ? v.safeParse(Whitelist, data) : null;
      if (!parsed?.success) return;
      listed = new Set(parsed.output.cachePaths);
      filtered = new Set([...ALWAYS_FILTERED, ...parsed.output.cacheFilteredKeys]);
    },
  };
}
