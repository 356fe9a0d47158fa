import { firstCalls } from '#contract/book/first-calls.table.ts';
import type { CallBook } from '#contract/calls/define-call.ts';
import { appError } from '#contract/errors.ts';

/**
 * Loads a separate file once, with the first request for it. After a failure the next request loads it again.
 * @throws AppError NETWORK_ABNORMAL when it does not load
 */
export function loadedOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;
  return () => {
    loading ??= load().catch(() => {
      loading = null;
      throw appError('NETWORK_ABNORMAL');
    });
    return loading;
  };
}

/** The rest of the table is needed by almost every visit, only not at once, ms. */
const REST_AFTER_MS = 3_000;

/**
 * Splits the table of calls in two: the calls of a first visit, and the rest, which is loaded as a separate file with the
 * first call that is not among these, or a moment after the start.
 * @param loadRest loads the whole table; called again after it failed
 * @throws AppError NETWORK_ABNORMAL when the rest does not load
 */
export function firstBook(loadRest: () => Promise<CallBook>): CallBook {
  const load = loadedOnce(loadRest);
  setTimeout(() => load().catch(() => undefined), REST_AFTER_MS);
  return (name) =>
    Object.hasOwn(firstCalls, name) ? firstCalls[name] : load().then((fullBook) => fullBook(name));
}
