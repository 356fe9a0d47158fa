import type { Call } from '#contract/calls/define-call.ts';
import type { Clock } from '#contract/units/time.ts';
import type { CryptoEngine } from '#contract/wire/crypto-engine.ts';
import type { KeyValueStore } from '#worker/storage/key-value-store.ts';
import { cacheKey, ownerOf, paramsText } from './cache-key.ts';
import { createCachePolicy } from './cache-policy.ts';
import { createEntryStore, type EntryStore } from './entry-store.ts';
import { createFlights } from './flights.ts';

/** A call about to be sent. */
export type Asked = {
  readonly name: string;
  readonly call: Pick<Call, 'cacheSeconds' | 'keptOverVisits' | 'retry'>;
  readonly path: string;
  /** Blank where none travels. */
  readonly token: string;
  readonly input: unknown;
  readonly signal: AbortSignal | undefined;
  /** Asks whatever is kept, and keeps what comes. */
  readonly fresh?: boolean;
  /** Asked before anybody needs it: the next who asks the same is given this answer. */
  readonly isFirst?: boolean;
};

/**
 * Between the wrapper and the wire: brings an answer by asking, or one that is kept.
 * @param ask sends, and resolves with the answer as it came
 * @param read makes the wrapper's result of it. @throws AppError when it cannot
 */
export type CachedAsk = <Result>(
  asked: Asked,
  ask: (signal: AbortSignal | undefined) => Promise<unknown>,
  read: (data: unknown) => Result,
) => Promise<Result>;

/** Keeps nothing. */
export const passThrough: CachedAsk = async ({ signal }, ask, read) => read(await ask(signal));

export type AnswerCache = {
  readonly cached: CachedAsk;
  /** Drops the answers of everybody but the present viewer: at the start, and whenever the token changes. */
  tidy(): Promise<void>;
};

export type CachePorts = {
  readonly engine: Pick<CryptoEngine, 'sha256'>;
  readonly clock: Pick<Clock, 'now'>;
  /** Shared by the tabs of this browser, and by nothing that must outlive a full disk. */
  readonly storage: KeyValueStore;
  readonly siteId: number;
  /** Of the session as it is now. */
  readonly token: () => string;
};

/** Where an answer is kept, and how long. */
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

/** Keeps answers for as long as the viewer who asked for them is here. */
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

/** Answers that may be used for a while, kept as they came and read again by each who asks [4.11, 7.07, 9.08]. */
export function createAnswerCache(ports: CachePorts): AnswerCache {
  const { engine, clock, storage, siteId } = ports;
  const policy = createCachePolicy();
  const entries = createEntryStore(storage, siteId, () => clock.now());
  const keep = keeping(ports, entries);
  const share = createFlights();

  const placeOf = async ({ call, path, token, input }: Asked): Promise<Place | null> => {
    const lifeMs = policy.lifeOf(call, path, input);
    if (lifeMs === null) return null;
    const params = paramsText(input, policy.filtered());
    const owner = await ownerOf(engine, token);
    return { key: cacheKey({ siteId, owner, path, params }), params, token, owner, lifeMs };
  };

  const cached: CachedAsk = async (asked, ask, read) => {
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
