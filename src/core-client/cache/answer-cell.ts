import type { Observable, Unsubscribable } from 'rxjs';
import { type AppError, toAppError } from '#contract/errors.ts';
import { failedAfter, type Loadable, lastOf, PENDING, ready } from '#contract/units/loadable.ts';
import { createWatchers } from '../shared-store.ts';

/** Known state of a response. Stays while a newer one is fetched, and when that fails. */
export type Answer<Value> = Loadable<Value, AppError>;

/** Age from which a response is requested again for a new subscriber, ms. */
const STALE_MS = 15_000;
/** Time without subscribers after which a response is evicted, ms. */
const EVICT_AFTER_MS = 300_000;
/** Pause before a request that failed on the network is repeated, ms; doubled after each failure up to the longest. */
const REPEAT_AFTER_MS = 2_000;
const LONGEST_REPEAT_MS = 30_000;

export type AnswerCell<Value> = {
  read(): Answer<Value>;
  /** Prefetches for a later subscriber. Resolves once the value of the last visit is known. */
  prefetch(): Promise<void>;
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
  /** Follows the core's polls of the call until the returned function is called; of several intervals the shortest counts. */
  poll(everyMs: number): () => void;
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
  request: () => Promise<Value>,
  mono: () => number,
  isNeeded: () => boolean,
  outcomes: Outcomes<Value>,
) {
  let answeredAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  let latest = 0;
  let pauseMs = REPEAT_AFTER_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answered = (value: Value) => {
    answeredAt = mono();
    pauseMs = REPEAT_AFTER_MS;
    outcomes.ready(value);
  };
  const failed = (error: AppError) => {
    if (error.kind === 'network' && error.retry) timer = setTimeout(() => isNeeded() && refetch(), pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_REPEAT_MS);
    outcomes.failed(error);
  };
  const run = async () => {
    clearTimeout(timer);
    latest += 1;
    const mine = latest;
    const settle = (report: () => void) => {
      if (mine !== latest) return;
      running = null;
      report();
    };
    try {
      const value = await request();
      settle(() => answered(value));
    } catch (thrown) {
      settle(() => failed(toAppError(thrown)));
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
    answered,
    wasRequested: () => latest > 0,
    refetch,
    drop,
  };
}

/** Follows the polls of a call while an interval is wanted. */
function createPolling<Value>(
  open: (everyMs: number) => Observable<PollResult<Value>>,
  onResult: (polled: PollResult<Value>) => void,
) {
  const wanted: number[] = [];
  let running: Unsubscribable | undefined;
  /** Opens the polls again: the result of a request that is under way is not taken. */
  const restart = () => {
    running?.unsubscribe();
    running = undefined;
    if (wanted.length > 0) running = open(Math.min(...wanted)).subscribe(onResult);
  };
  const changed = (change: () => void) => {
    const before = Math.min(...wanted);
    change();
    if (Math.min(...wanted) !== before) restart();
  };
  const want = (everyMs: number) => {
    changed(() => wanted.push(everyMs));
    return () => changed(() => wanted.splice(wanted.indexOf(everyMs), 1));
  };
  return { want, restart };
}

/** Result of one poll. */
export type PollResult<Value> =
  | { readonly is: 'answer'; readonly value: Value }
  | { readonly is: 'failed'; readonly error: AppError };

type AnswerPorts<Value> = {
  readonly request: () => Promise<Value>;
  /** Opens the core's polls of the call; the first request waits its interval. */
  readonly polls: (everyMs: number) => Observable<PollResult<Value>>;
  /** Called when the cell has been without subscribers for a while. */
  readonly onEvicted: () => void;
  /** A local clock, ms. */
  readonly mono: () => number;
  /** Cached value of an earlier visit: shown until there is a response. */
  readonly lastVisit?: (() => Promise<Value | null>) | undefined;
  /** Reports whether the page is visible; a hidden one retries no request. */
  readonly isSeen?: (() => boolean) | undefined;
};

type Outcomes<Value> = {
  readonly ready: (value: Value) => void;
  readonly failed: (error: AppError) => void;
};

/** The cell's own requests and the core's polls of the same call. */
function createRequests<Value>(
  { request, polls, mono }: Pick<AnswerPorts<Value>, 'request' | 'polls' | 'mono'>,
  isNeeded: () => boolean,
  outcomes: Outcomes<Value>,
) {
  const { answered, refetch, isStale, wasRequested, drop } = createAsking(request, mono, isNeeded, outcomes);
  const polling = createPolling(polls, (polled) =>
    polled.is === 'answer' ? answered(polled.value) : outcomes.failed(polled.error),
  );
  return {
    refetch,
    isStale,
    wasRequested,
    poll: polling.want,
    /** Takes the result of no request that is under way. */
    drop: () => {
      polling.restart();
      drop();
    },
  };
}

/** Creates a cell for one response of the platform, shared by all its subscribers. */
export function createAnswerCell<Value>(ports: AnswerPorts<Value>): AnswerCell<Value> {
  const { onEvicted, lastVisit, isSeen = () => true } = ports;
  let answer: Answer<Value> = PENDING;
  const show = (next: Answer<Value>) => {
    answer = next;
    notify();
  };
  const { refetch, isStale, wasRequested, drop, poll } = createRequests(
    ports,
    () => isWatched() && isSeen(),
    {
      ready: (value) => show(ready(value)),
      failed: (error) => show(failedAfter(answer, error)),
    },
  );
  const refetchIfStale = () => void (isStale() && refetch());
  const recall = async () => {
    // Without the answer of the last visit the request shows the present one.
    const last = await lastVisit?.().catch(() => null);
    if (last && lastOf(answer) === null && answer.is !== 'idle' && answer.is !== 'ready')
      show({ ...answer, last });
  };
  let recalled = Promise.resolve();
  const { watch, notify, isWatched } = createWatchers({
    open: () => {
      if (!wasRequested()) recalled = recall();
      refetchIfStale();
    },
    close: onEvicted,
    lingerMs: EVICT_AFTER_MS,
  });
  return {
    read: () => answer,
    prefetch: () => {
      watch(() => undefined)();
      return recalled;
    },
    refetch,
    refresh: async () => {
      if (!wasRequested()) return;
      drop();
      await refetch();
    },
    refetchIfStale,
    poll,
    renew: () => {
      drop();
      if (isWatched()) void refetch();
      else show({ is: 'pending', last: lastOf(answer) });
    },
    watch,
  };
}
