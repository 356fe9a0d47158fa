import { firstCalls } from '#contract/book/first-calls.table.ts';
import type { CallBook } from '#contract/calls/call-book.ts';
import { loadedOnce } from './loaded-once.ts';

/** The rest of the table is needed by almost every visit, only not at once, ms. */
const REST_AFTER_MS = 3_000;

/**
 * The table of calls in two parts: what a first visit asks at once, and the rest, which comes in a file of its own with the
 * first call that is not among these, or a moment after the start.
 * @param loadRest brings the whole table; asked again after it failed
 * @throws AppError NETWORK_ABNORMAL when the rest does not come
 */
export function firstBook(loadRest: () => Promise<CallBook>): CallBook {
  const load = loadedOnce(loadRest);
  setTimeout(() => load().catch(() => undefined), REST_AFTER_MS);
  return (name) => (Object.hasOwn(firstCalls, name) ? firstCalls[name] : load().then((whole) => whole(name)));
}
