import * as v from 'valibot';
import type { Call } from '#contract/calls/define-call.ts';
import { CACHE_DEFAULT_SECONDS } from '#contract/calls/request-constants.ts';
import { appError, toAppError } from '#contract/errors.ts';
import { SiteConfig } from '#contract/site/site/schema.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { type ServerTime, serverTime } from '#contract/units/time.ts';
import { unlessAborted } from '#worker/unless-aborted.ts';
import { createFlights } from './flights.ts';
import {
  type CachePorts,
  openStoredAnswers,
  paramsText,
  type StoredAnswers,
  type StoredPolicy,
  type StoredRequest,
} from './stored.ts';

/** A call about to be sent. */
export type OutgoingCall = StoredRequest & {
  readonly name: string;
  readonly call: Pick<Call, 'cacheSeconds' | 'cachedAcrossVisits' | 'retry'>;
  readonly signal: AbortSignal | undefined;
  /** True to bypass stored responses; the new one is stored. */
  readonly fresh?: boolean;
  /** True if it is a prefetch: the next identical request receives this response. */
  readonly isFirst?: boolean;
};

/**
 * Policies of reuse. A response may fall under several of them; most fall under none.
 * - minute: for the seconds in the table of calls, or 60 s for a path the site lists; from memory or from the storage
 *   that all tabs share. Callers at the same time share one request.
 * - visit: for a day, at the beginning of the next visit, shown as of its time until a newer response arrives.
 * - prefetched: for 10 s, once, by the first identical request.
 */
type CachePolicy = StoredPolicy | 'prefetched';

/** Lifetimes by policy, ms; that of `minute` is named by the table of calls or the site. */
const LIFE_MS = { visit: DAY_MS, prefetched: 10_000 } satisfies Record<
  Exclude<CachePolicy, 'minute'>,
  number
>;

/**
 * Returns the response to a request: a stored one, or that of the platform.
 * @param send sends the request, and resolves with the raw response
 * @param read parses it to the caller's result. @throws AppError when it cannot
 */
export type GetAnswer = <Result>(
  request: OutgoingCall,
  send: (signal: AbortSignal | undefined) => Promise<unknown>,
  read: (data: unknown) => Result,
) => Promise<Result>;

/** Sends every request and stores nothing. */
export const uncached: GetAnswer = async ({ signal }, send, read) => read(await send(signal));

type LastAnswer = { readonly data: unknown; readonly at: ServerTime };

/** Responses that may be reused; each belongs to the viewer who requested it. */
export type Answers = {
  readonly get: GetAnswer;
  /** Returns the response of an earlier visit; null without one of the last day. */
  ofLastVisit(request: StoredRequest & Pick<OutgoingCall, 'call'>): Promise<LastAnswer | null>;
  /** Removes the responses of all viewers but the present one: at the start, and whenever the token changes. */
  tidy(): Promise<void>;
};

const SITE_CONFIG = 'site.config';
const SECOND_MS = 1_000;
/** Parameters that differ from call to call and never change the answer. */
const ALWAYS_FILTERED = ['timestamp', 'nonce', 'requestId'];
/** Venues of this mark answer again each time [9.08]. */
const NEVER_VENUES = 'AG';
const NAMES_A_VENUE = /venue|api_name/i;

const Whitelist = v.pick(SiteConfig, ['cachePaths', 'cacheFilteredKeys']);

const namesNeverVenue = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(namesNeverVenue)
    : typeof value === 'string' && value.includes(NEVER_VENUES);

const isForNeverVenue = (input: unknown): boolean =>
  typeof input === 'object' &&
  input !== null &&
  Object.entries(input).some(([name, value]) => NAMES_A_VENUE.test(name) && namesNeverVenue(value));

/**
 * Creates the rules of policy `minute`: calls that have a lifetime in the table, and paths the site lists. Never a call the
 * wrapper would not repeat, even when a list names it: a stored response would hide that nothing was done.
 */
function createMinuteRules() {
  let listed: ReadonlySet<string> = new Set();
  let filtered: ReadonlySet<string> = new Set(ALWAYS_FILTERED);
  return {
    /** Returns the time a response to this may be reused, ms; null for not at all. */
    lifeOf: ({ call: { cacheSeconds, retry }, path, input }: OutgoingCall): number | null => {
      const seconds = cacheSeconds ?? (listed.has(path) ? CACHE_DEFAULT_SECONDS : 0);
      return seconds === 0 || !retry || isForNeverVenue(input) ? null : seconds * SECOND_MS;
    },
    filtered: () => filtered,
    /** Takes the whitelist from a response with the site's configuration [7.07]. */
    update: (name: string, data: unknown) => {
      const parsed = name === SITE_CONFIG ? v.safeParse(Whitelist, data) : null;
      if (!parsed?.success) return;
      listed = new Set(parsed.output.cachePaths);
      filtered = new Set([...ALWAYS_FILTERED, ...parsed.output.cacheFilteredKeys]);
    },
  };
}

type Prefetched = { readonly answer: Promise<unknown>; readonly requestedAt: number };

/** Maximum number of prefetches: only data a page shows at once is prefetched; a name beyond this is a mistake. */
const PREFETCHED_MAX = 16;

/** @throws AppError REQUEST_CLOSED; every other failure counts as no result. */
function unlessClosed(failure: unknown): null {
  if (toAppError(failure).code === 'REQUEST_CLOSED') throw failure;
  return null;
}

/**
 * Creates the responses of policy `prefetched`. Each is given once; one that failed, or that was for another token, is
 * requested again as if there had been no prefetch. Where it failed because the viewer closed its verification, that is the
 * result: a new request would open the overlay once more [4.08].
 */
function createPrefetched({ mono }: CachePorts['clock']) {
  const all = new Map<string, Prefetched>();
  const keyOf = ({ path, token, input }: StoredRequest) => JSON.stringify([path, token, paramsText(input)]);
  return {
    begin(request: OutgoingCall, answerOf: () => Promise<unknown>): Promise<unknown> {
      if (all.size >= PREFETCHED_MAX) throw appError('BAD_INPUT', { path: request.path });
      const answer = answerOf();
      all.set(keyOf(request), { answer, requestedAt: mono() });
      return answer;
    },
    /** Waits for the response of an identical prefetch; null without one. */
    async consume(request: OutgoingCall): Promise<{ readonly data: unknown } | null> {
      if (all.size === 0 || request.fresh) return null;
      const key = keyOf(request);
      const found = all.get(key);
      all.delete(key);
      if (!found || mono() - found.requestedAt >= LIFE_MS.prefetched) return null;
      return unlessAborted(found.answer.then((data) => ({ data })).catch(unlessClosed), request.signal);
    },
  };
}

const triedBy = <Result>(read: (data: unknown) => Result, data: unknown) => {
  try {
    return { result: read(data) };
  } catch {
    return null;
  }
};

/** Returns the response of policy `minute`, or else sends; stores the new one by the policies of its call. */
function storedOrSentBy(stored: StoredAnswers): GetAnswer {
  const minute = createMinuteRules();
  const share = createFlights();
  const storeForNextVisit = async (request: OutgoingCall, data: unknown) =>
    stored.set(await stored.slotOf('visit', request), data, LIFE_MS.visit);
  return async (request, send, read) => {
    const { name, call, fresh = false } = request;
    const sendNow = async (signal: AbortSignal | undefined) => {
      const data = await send(signal);
      if (call.cachedAcrossVisits) void storeForNextVisit(request, data);
      return data;
    };
    const lifeMs = minute.lifeOf(request);
    if (lifeMs === null) return read(await sendNow(request.signal));
    const slot = await stored.slotOf('minute', request, minute.filtered());
    const known = fresh ? null : await stored.get(slot);
    const tried = known && triedBy(read, known.data);
    if (known) minute.update(name, known.data);
    if (tried) return tried.result;
    if (known) await stored.remove(slot);
    const sendOnce = async (signal: AbortSignal) => {
      const justStored = fresh ? null : stored.held(slot);
      if (justStored) return justStored.data;
      const data = await sendNow(signal);
      read(data);
      minute.update(name, data);
      void stored.set(slot, data, lifeMs);
      return data;
    };
    return read(await share(`${fresh}|${slot.key}`, sendOnce, request.signal));
  };
}

/** Creates the cache of responses, stored raw and parsed again for each caller [4.11, 7.07, 9.08]. */
export function createAnswers(ports: CachePorts): Answers {
  const stored = openStoredAnswers(ports);
  const storedOrSent = storedOrSentBy(stored);
  const prefetched = createPrefetched(ports.clock);
  return {
    get: async (request, send, read) => {
      if (request.isFirst)
        return read(await prefetched.begin(request, () => storedOrSent(request, send, (data) => data)));
      const ready = await prefetched.consume(request);
      return ready ? read(ready.data) : storedOrSent(request, send, read);
    },
    ofLastVisit: async (request) => {
      if (!request.call.cachedAcrossVisits) return null;
      const found = await stored.get(await stored.slotOf('visit', request));
      return found && { data: found.data, at: serverTime(found.storedAt) };
    },
    tidy: stored.tidy,
  };
}
