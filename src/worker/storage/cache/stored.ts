import * as v from 'valibot';
import { toHex, utf8 } from '#contract/units/bytes.ts';
import type { Clock } from '#contract/units/time.ts';
import type { CryptoEngine } from '#contract/wire/crypto/crypto-engine.ts';
import type { KeyValueStore } from '#worker/storage/key-value-store.ts';

/** Policies under which a response is stored, see `answers.ts`. */
export type StoredPolicy = 'minute' | 'visit';

/** Request whose response is stored. */
export type StoredRequest = {
  readonly path: string;
  /** Blank where none travels. */
  readonly token: string;
  readonly input: unknown;
};

export type CachePorts = {
  readonly engine: Pick<CryptoEngine, 'sha256'>;
  readonly clock: Pick<Clock, 'now' | 'mono'>;
  /** Shared by the tabs of this browser, and by nothing that must outlive a full disk. */
  readonly storage: KeyValueStore;
  readonly siteId: number;
  /** Returns the token of the current session. */
  readonly token: () => string;
};

/** Stored response [3.15]. Times are of the server; `token` is a hash, blank for a guest's response. */
const StoredAnswer = v.object({
  params: v.string(),
  storedAt: v.number(),
  expiry: v.number(),
  token: v.string(),
  data: v.unknown(),
});
type StoredAnswer = v.InferOutput<typeof StoredAnswer>;

/** Parses a value from a store; null when it is no stored response. */
export function answerFrom(value: unknown): StoredAnswer | null {
  const answer = v.safeParse(StoredAnswer, value);
  return answer.success ? answer.output : null;
}

/** Maximum correction of the clock after a response was stamped that does not make it one of the future, ms. */
const CORRECTION_MS = 2_000;

/** Reports whether it may still be used [4.11]. A response from the future was stamped before the clock was set back. */
export const isFresh = ({ storedAt, expiry }: StoredAnswer, now: number): boolean =>
  storedAt - CORRECTION_MS <= now && now < expiry;

/** `visit` ignores `storedAt`: the next visit reads a response before its clock is synchronized. */
const IS_USABLE = {
  minute: isFresh,
  visit: ({ expiry }, now) => now < expiry,
} satisfies Record<StoredPolicy, typeof isFresh>;

const byName = ([left]: readonly [string, unknown], [right]: readonly [string, unknown]) =>
  left < right ? -1 : 1;

/** The same text for the same values, in whatever order their fields are. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(byName);
  return Object.fromEntries(fields.map(([name, field]) => [name, canonical(field)]));
}

const NONE_FILTERED: ReadonlySet<string> = new Set();

/** The parameters that distinguish one answer from another: all but the filtered ones [7.07]. */
export function paramsText(input: unknown, filtered: ReadonlySet<string> = NONE_FILTERED): string {
  if (typeof input !== 'object' || input === null) return JSON.stringify(input) ?? '';
  const telling = Object.entries(input).filter(([name]) => !filtered.has(name));
  return JSON.stringify(canonical(Object.fromEntries(telling)));
}

const OWNER_DIGITS = 32;

/** Returns a substitute for a token where it must not be readable: blank for none. */
async function ownerOf(engine: Pick<CryptoEngine, 'sha256'>, token: string): Promise<string> {
  if (token === '') return '';
  return toHex(await engine.sha256(utf8(`courtside.cache.1|${token}`))).slice(0, OWNER_DIGITS);
}

const SEPARATOR = '|';
/** First part of a key that is stored for the next visit. */
const VISIT = 'last';

type KeyParts = {
  readonly siteId: number;
  readonly owner: string;
  readonly path: string;
  readonly params: string;
};

/** Path, parameters and token, and the site, whose answers are its own [7.07]. */
export const keyOf = (policy: StoredPolicy, { siteId, owner, path, params }: KeyParts): string =>
  [...(policy === 'visit' ? [VISIT] : []), siteId, owner, path, params].join(SEPARATOR);

/** Returns the policy and the owner in a key; null when it is no key of this site. */
export function ownerIn(
  key: string,
  siteId: number,
): { readonly policy: StoredPolicy; readonly owner: string } | null {
  const parts = key.split(SEPARATOR, 3);
  const policy = parts[0] === VISIT ? 'visit' : 'minute';
  const [site, owner] = policy === 'visit' ? parts.slice(1) : parts;
  return site === String(siteId) && owner !== undefined ? { policy, owner } : null;
}

/** Place of one response in the store. */
type Slot = {
  readonly policy: StoredPolicy;
  readonly key: string;
  readonly owner: string;
  readonly params: string;
  /** Token the response is requested with. */
  readonly token: string;
};

export type StoredAnswers = {
  slotOf(policy: StoredPolicy, request: StoredRequest, filtered?: ReadonlySet<string>): Promise<Slot>;
  /** Returns a usable response from this core’s memory. */
  held(slot: Slot): StoredAnswer | null;
  /** Returns a usable response, perhaps stored by another tab. */
  get(slot: Slot): Promise<StoredAnswer | null>;
  /** Stores a response, unless the viewer who requested it has left. */
  set(slot: Slot, data: unknown, lifeMs: number): Promise<void>;
  remove(slot: Pick<Slot, 'key'>): Promise<void>;
  /** Removes the responses of all members but the present one, and stale or broken ones of this visit. */
  tidy(): Promise<void>;
};

/** Returns the place of a response. @param filtered parameters that do not distinguish responses; none when absent */
async function slotOf(
  { engine, siteId }: Pick<CachePorts, 'engine' | 'siteId'>,
  policy: StoredPolicy,
  { path, token, input }: StoredRequest,
  filtered?: ReadonlySet<string>,
): Promise<Slot> {
  const params = paramsText(input, filtered);
  const owner = await ownerOf(engine, token);
  return { policy, key: keyOf(policy, { siteId, owner, path, params }), owner, params, token };
}

const IN_MEMORY_MAX = 200;

/** Opens the storage of responses: raw, each under a digest of the token it was requested with, those of this visit in memory too. */
export function openStoredAnswers(ports: CachePorts): StoredAnswers {
  const { engine, clock, storage, siteId, token } = ports;
  const memory = new Map<string, StoredAnswer>();
  const usable = (policy: StoredPolicy, answer: StoredAnswer | null | undefined) =>
    answer && IS_USABLE[policy](answer, clock.now()) ? answer : null;
  const hold = ({ policy, key }: Slot, answer: StoredAnswer) => {
    if (policy === 'visit') return;
    memory.delete(key);
    memory.set(key, answer);
    const [oldest] = memory.keys();
    if (memory.size > IN_MEMORY_MAX && oldest !== undefined) memory.delete(oldest);
  };
  const held = ({ policy, key }: Slot) => usable(policy, memory.get(key));
  const remove = async ({ key }: Pick<Slot, 'key'>) => {
    memory.delete(key);
    await storage.remove(key);
  };
  const get = async (slot: Slot) => {
    const known = held(slot);
    if (known) return known;
    const value = await storage.get(slot.key);
    const answer = usable(slot.policy, answerFrom(value));
    if (answer) hold(slot, answer);
    else if (value !== undefined && value !== null) await remove(slot);
    return answer;
  };
  const set = async (slot: Slot, data: unknown, lifeMs: number) => {
    const isHere = () => slot.token === '' || slot.token === token();
    if (!isHere()) return;
    const { key, params, owner } = slot;
    const storedAt = clock.now();
    const answer = { params, storedAt, expiry: storedAt + lifeMs, token: owner, data };
    hold(slot, answer);
    await storage.set(key, answer);
    if (!isHere()) await remove(slot);
  };
  const tidy = async () => {
    const here = ['', await ownerOf(engine, token())];
    const isForeign = (key: string) => !here.includes(ownerIn(key, siteId)?.owner ?? '');
    for (const key of memory.keys()) if (isForeign(key)) memory.delete(key);
    for (const key of await storage.keys()) {
      const isOfVisit = ownerIn(key, siteId)?.policy === 'minute';
      const isOver = isOfVisit && usable('minute', answerFrom(await storage.get(key))) === null;
      if (isOver || isForeign(key)) await remove({ key });
    }
  };
  return { slotOf: (...request) => slotOf(ports, ...request), held, get, set, remove, tidy };
}
