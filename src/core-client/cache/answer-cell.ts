import { type AppError, toAppError } from '#contract/errors.ts';
import { failedAfter, type Loadable, lastOf, PENDING, ready } from '#contract/units/loadable.ts';
import { createWatchers } from '../shared-store.ts';

/** Known state of a response. Stays while a newer one is fetched, and when that fails. */
export type Answer<Value> = Loadable<Value, AppError>;

/** Age from which a response is requested again for a new subscriber, ms. */
const STALE_MS = 15_000;
/** Time without subscribers after which a response is evicted, ms. */
const GONE_MS = 300_000;
/** Pause before a request that failed on the network is repeated, ms; doubled after each failure up to the longest. */
const REPEAT_AFTER_MS = 2_000;
const LONGEST_REPEAT_MS = 30_000;

export type AnswerCell<Value> = {
  read(): Answer<Value>;
  /** Prefetches for a later subscriber. Resolves once the value of the last visit is known. */
  askAhead(): Promise<void>;
  /** Subscribes, and requests unless a fresh response is present. */
  watch(listener: () => void): () => void;
  /** Requests now; joins a request in flight. */
  refetch(): Promise<void>;
  /**
   * Requests again after a change on the platform. A request in flight may have been read before the change: its response
   * is dropped, and the displayed one stays until the new one arrives. A cell without a request stays idle.
   */
  refresh(): Promise<void>;
  refetchIfStale(): void;
  /**
   * Switches to a new viewer: a request in flight is not joined, and its response is discarded. Requests at once where
   * there are subscribers.
   */
  renew(): void;
};

/**
 * Requests an answer, once at a time; only the latest of several requests is used. A request that failed on the network is
 * repeated after a pause if `isNeeded` then.
 */
function createAsking<Value>(
  ask: () => Promise<Value>,
  mono: () => number,
  isNeeded: () => boolean,
  told: { readonly ready: (value: Value) => void; readonly failed: (error: AppError) => void },
) {
  let answeredAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  let latest = 0;
  let pauseMs = REPEAT_AFTER_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = async () => {
    clearTimeout(timer);
    latest += 1;
    const mine = latest;
    const settle = (tell: () => void) => {
      if (mine !== latest) return;
      running = null;
      tell();
    };
    try {
      const value = await ask();
      settle(() => {
        answeredAt = mono();
        pauseMs = REPEAT_AFTER_MS;
        told.ready(value);
      });
    } catch (thrown) {
      const error = toAppError(thrown);
      settle(() => {
        if (error.kind === 'network' && error.retry)
          timer = setTimeout(() => isNeeded() && refetch(), pauseMs);
        pauseMs = Math.min(pauseMs * 2, LONGEST_REPEAT_MS);
        told.failed(error);
      });
    }
  };
  const refetch = () => {
    running ??= run();
    return running;
  };
  /** A request that is under way is listened to no more, and no answer counts as fresh. */
  const drop = () => {
    if (latest > 0) latest += 1;
    running = null;
    answeredAt = Number.NEGATIVE_INFINITY;
  };
  return {
    isStale: () => mono() - answeredAt > STALE_MS,
    wasAsked: () => latest > 0,
    refetch,
    drop,
    /** Drops the request under way and sends another. */
    again: () => {
      drop();
      return refetch();
    },
  };
}

/**
 * Creates a cell for one response of the platform, shared by all its subscribers.
 * @param mono a local clock in ms
 * @param lastVisit cached value of an earlier visit: shown until there is a response
 * @param isSeen whether the page is visible; a hidden one retries no request
 */
export function createAnswerCell<Value>(
  ask: () => Promise<Value>,
  gone: () => void,
  mono: () => number,
  lastVisit?: () => Promise<Value | null>,
  isSeen = () => true,
): AnswerCell<Value> {
  let answer: Answer<Value> = PENDING;
  const show = (next: Answer<Value>) => {
    answer = next;
    notify();
  };
  const { refetch, again, isStale, wasAsked, drop } = createAsking(ask, mono, () => isWatched() && isSeen(), {
    ready: (value) => show(ready(value)),
    failed: (error) => show(failedAfter(answer, error)),
  });
  const refetchIfStale = () => {
    if (isStale()) void refetch();
  };
  const recall = async () => {
    if (!lastVisit) return;
    const last = await lastVisit().catch(() => null);
    if (last === null || lastOf(answer) !== null || answer.is === 'idle' || answer.is === 'ready') return;
    show({ ...answer, last });
  };
  let recalled = Promise.resolve();
  const { watch, notify, isWatched } = createWatchers({
    open: () => {
      if (!wasAsked()) recalled = recall();
      refetchIfStale();
    },
    close: gone,
    lingerMs: GONE_MS,
  });
  return {
    read: () => answer,
    askAhead: () => {
      watch(() => undefined)();
      return recalled;
    },
    refetch,
    refresh: async () => {
      if (wasAsked()) await again();
    },
    refetchIfStale,
    renew: () => {
      drop();
      if (isWatched()) void refetch();
      else show({ is: 'pending', last: lastOf(answer) });
    },
    watch,
  };
}
