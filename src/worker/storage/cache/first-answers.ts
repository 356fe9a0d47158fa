import { appError, toAppError } from '#contract/errors.ts';
import type { CachedFetch, OutgoingCall } from './answer-cache.ts';
import { paramsText } from './cache-key.ts';

/** Time after which an unused response is requested again, ms. */
const KEPT_MS = 10_000;

type First = { readonly answer: Promise<unknown>; readonly askedAt: number };

/** Maximum number of prefetches: only data a page shows at once is prefetched; a name beyond this is a mistake. */
const MOST = 16;
const NOTHING_FILTERED: ReadonlySet<string> = new Set();

/** Rejects with CANCELLED once the signal is aborted; the prefetch itself continues. */
function unlessLeft<Answer>(answer: Promise<Answer>, signal: AbortSignal | undefined): Promise<Answer> {
  if (!signal) return answer;
  return new Promise<Answer>((resolve, reject) => {
    const leave = () => reject(appError('CANCELLED'));
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

/** @throws AppError REQUEST_CLOSED; every other failure counts as no result. */
function unlessClosed(failure: unknown): null {
  if (toAppError(failure).code === 'REQUEST_CLOSED') throw failure;
  return null;
}

/**
 * Prefetches the requests of the first screen before the page's code has loaded, and gives the response to the first
 * identical request. It is given once; one that failed, or that was for another token, is requested again as if there had
 * been no prefetch. Where it failed because the viewer closed its verification, that is the result: a new request would
 * open the overlay once more [4.08].
 * @param mono monotonic ms
 */
export function withFirstAnswers(cached: CachedFetch, mono: () => number): CachedFetch {
  const firsts = new Map<string, First>();
  const keyOf = ({ path, token, input }: OutgoingCall) =>
    JSON.stringify([path, token, paramsText(input, NOTHING_FILTERED)]);
  const take = (key: string): Promise<unknown> | null => {
    const first = firsts.get(key);
    firsts.delete(key);
    return first && mono() - first.askedAt < KEPT_MS ? first.answer : null;
  };
  return async (asked, ask, read) => {
    const key = keyOf(asked);
    if (asked.isFirst) {
      if (firsts.size >= MOST) throw appError('BAD_INPUT', { path: asked.path });
      const answer = cached(asked, ask, (data) => data);
      firsts.set(key, { answer, askedAt: mono() });
      return read(await answer);
    }
    const first = asked.fresh ? null : take(key);
    const known =
      first && (await unlessLeft(first.then((data) => ({ data })).catch(unlessClosed), asked.signal));
    return known ? read(known.data) : cached(asked, ask, read);
  };
}
