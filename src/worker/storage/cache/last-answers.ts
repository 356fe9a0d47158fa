import { DAY_MS } from '#contract/units/durations.ts';
import { type ServerTime, serverTime } from '#contract/units/time.ts';
import type { CachedFetch, CachePorts, OutgoingCall } from './answer-cache.ts';
import { entryFrom } from './cache-entry.ts';
import { ownerOf, paramsText } from './cache-key.ts';

/** Maximum age of a stored response, ms. */
const LONGEST_MS = DAY_MS;
const PREFIX = 'last';
const SEPARATOR = '|';
const NOTHING_FILTERED: ReadonlySet<string> = new Set();

export type LastAnswer = { readonly data: unknown; readonly at: ServerTime };

/**
 * Last responses of calls with `keptOverVisits`, for the beginning of the next visit: shown as of their time until newer
 * ones arrive. Each belongs to the viewer who requested it, like the cached responses: another viewer never sees it, and it
 * is removed with the login it was requested under.
 */
export type LastAnswers = {
  /** Stores the responses of those calls. */
  keeping(cached: CachedFetch): CachedFetch;
  /** Returns the last response; null without one of the last day. */
  of(asked: Pick<OutgoingCall, 'call' | 'path' | 'token' | 'input'>): Promise<LastAnswer | null>;
  /** Removes the responses of all but guests and the present viewer. */
  tidy(): Promise<void>;
};

/** Stores them in the storage of the response cache, a day at most, each under a digest of the token it was requested with. */
export function createLastAnswers({ engine, clock, storage, siteId, token }: CachePorts): LastAnswers {
  const ofSite = [PREFIX, siteId].join(SEPARATOR);
  const keyOf = async (asked: Pick<OutgoingCall, 'path' | 'token' | 'input'>) => {
    const owner = await ownerOf(engine, asked.token);
    const params = paramsText(asked.input, NOTHING_FILTERED);
    return { owner, params, key: [ofSite, owner, asked.path, params].join(SEPARATOR) };
  };
  const isHere = (asker: string) => asker === '' || asker === token();
  const keep = async (asked: OutgoingCall, data: unknown) => {
    const { key, owner, params } = await keyOf(asked);
    if (!isHere(asked.token)) return;
    const storedAt = clock.now();
    await storage.set(key, { params, storedAt, expiry: storedAt + LONGEST_MS, token: owner, data });
    if (!isHere(asked.token)) await storage.remove(key);
  };
  return {
    keeping: (cached) => (asked, ask, read) => {
      if (!asked.call.keptOverVisits) return cached(asked, ask, read);
      const asking = async (signal: AbortSignal | undefined) => {
        const data = await ask(signal);
        void keep(asked, data);
        return data;
      };
      return cached(asked, asking, read);
    },
    of: async (asked) => {
      if (!asked.call.keptOverVisits) return null;
      const entry = entryFrom(await storage.get((await keyOf(asked)).key));
      if (!entry || clock.now() >= entry.expiry) return null;
      return { data: entry.data, at: serverTime(entry.storedAt) };
    },
    tidy: async () => {
      const here = ['', await ownerOf(engine, token())];
      for (const key of await storage.keys()) {
        const [prefix, site, owner = ''] = key.split(SEPARATOR);
        if (prefix === PREFIX && site === String(siteId) && !here.includes(owner)) await storage.remove(key);
      }
    },
  };
}
