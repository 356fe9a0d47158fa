import type { Call } from '#contract/calls/define-call.ts';
import type { Clock } from '#contract/units/time.ts';
import type { CryptoEngine } from '#contract/wire/crypto/crypto-engine.ts';
import type { KeyValueStore } from '#worker/storage/key-value-store.ts';
import { cacheKey, ownerOf, paramsText } from './cache-key.ts';
import { createCachePolicy } from './cache-policy.ts';
import { createEntryStore, type EntryStore } from './entry-store.ts';
import { createFlights } from './flights.ts';

/** A call about to be sent. */
export type OutgoingCall = {
  readonly name: string;
  readonly call: Pick<Call, 'cacheSeconds' | 'keptOverVisits' | 'retry'>;
  readonly path: string;
  /** Blank where none travels. */
  readonly token: string;
  readonly input: unknown;
  readonly signal: AbortSignal | undefined;
  /** Whether to bypass the cache; the response is cached. */
  readonly fresh?: boolean;
  /** Whether it is a prefetch: the next identical request receives this response. */
  readonly isFirst?: boolean;
};

/**
 * Caching layer between the wrapper and the network: returns the response to a request, or a cached one.
 * @param ask sends, and resolves with the raw response
 * @param read parses it to the wrapper's result. @throws AppError when it cannot
 */
export type CachedFetch = <Result>(
  asked: OutgoingCall,
  ask: (signal: AbortSignal | undefined) => Promise<unknown>,
  read: (data: unknown) => Result,
) => Promise<Result>;

/** Sends every request without caching. */
export const passThrough: CachedFetch = async ({ signal }, ask, read) => read(await ask(signal));

export type AnswerCache = {
  readonly cached: CachedFetch;
  /** Removes the responses of all viewers but the present one: at the start, and whenever the token changes. */
  tidy(): Promise<void>;
};

export type CachePorts = {
  readonly engine: Pick<CryptoEngine, 'sha256'>;
  readonly clock: Pick<Clock, 'now'>;
  /** Shared by the tabs of this browser, and by nothing that must outlive a full disk. */
  readonly storage: KeyValueStore;
  readonly siteId: number;
  /** Returns the token of the current session. */
  readonly token: () => string;
};

/** Key and lifetime of a cached response. */
type Place = {
  readonly key: string;
  readonly params: string;
  readonly token: string;
  readonly owner: string;
  readonly lifeMs: number;
};

const triedBy = <Result>(read: (data: unknown) => Result, data: unknown) => {
  try {
    return { result: read(data) };
  } catch {
    return null;
  }
};

/** Caches responses while the viewer who requested them is present. */
function keeping({ clock, token }: CachePorts, entries: EntryStore) {
  const isHere = (asker: string) => asker === '' || asker === token();
  return async (place: Place, data: unknown) => {
    const { key, params, owner, lifeMs } = place;
    if (!isHere(place.token)) return;
    const storedAt = clock.now();
    await entries.put(key, { params, storedAt, expiry: storedAt + lifeMs, token: owner, data });
    if (!isHere(place.token)) await entries.remove(key);
  };
}

/** Creates the cache of temporarily reusable responses, stored raw and parsed again for each caller [4.11, 7.07, 9.08]. */
export function createAnswerCache(ports: CachePorts): AnswerCache {
  const { engine, clock, storage, siteId } = ports;
  const policy = createCachePolicy();
  const entries = createEntryStore(storage, siteId, () => clock.now());
  const keep = keeping(ports, entries);
  const share = createFlights();

  const placeOf = async ({ call, path, token, input }: OutgoingCall): Promise<Place | null> => {
    const lifeMs = policy.lifeOf(call, path, input);
    if (lifeMs === null) return null;
    const params = paramsText(input, policy.filtered());
    const owner = await ownerOf(engine, token);
    return { key: cacheKey({ siteId, owner, path, params }), params, token, owner, lifeMs };
  };

  const cached: CachedFetch = async (asked, ask, read) => {
    const place = await placeOf(asked);
    if (!place) return passThrough(asked, ask, read);
    const { key } = place;
    const { fresh = false } = asked;
    const kept = fresh ? null : await entries.get(key);
    const known = kept && triedBy(read, kept.data);
    if (kept) policy.learn(asked.name, kept.data);
    if (known) return known.result;
    if (kept) await entries.remove(key);
    const askOnce = async (signal: AbortSignal) => {
      const justKept = fresh ? null : entries.held(key);
      if (justKept) return justKept.data;
      const data = await ask(signal);
      read(data);
      policy.learn(asked.name, data);
      void keep(place, data);
      return data;
    };
    return read(await share(`${fresh}|${key}`, askOnce, asked.signal));
  };

  return { cached, tidy: async () => entries.tidy(await ownerOf(engine, ports.token())) };
}
