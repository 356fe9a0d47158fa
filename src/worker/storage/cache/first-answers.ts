import { appError, toAppError } from '#contract/errors.ts';
import type { Asked, CachedAsk } from './answer-cache.ts';
import { paramsText } from './cache-key.ts';

/** An answer that nobody has asked for by then is asked for again, ms. */
const KEPT_MS = 10_000;

type First = { readonly answer: Promise<unknown>; readonly askedAt: number };

/** Only what a page shows at once is asked for early; a name beyond this is a mistake. */
const MOST = 16;
const NOTHING_FILTERED: ReadonlySet<string> = new Set();

/** Rejects with CANCELLED once the signal is raised; the first answer itself goes on. */
function unlessLeft<Answer>(answer: Promise<Answer>, signal: AbortSignal | undefined): Promise<Answer> {
  if (!signal) return answer;
  return new Promise<Answer>((resolve, reject) => {
    const leave = () => reject(appError('CANCELLED'));
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

/** @throws AppError REQUEST_CLOSED; after every other failure nothing is known. */
function unlessClosed(failure: unknown): null {
  if (toAppError(failure).code === 'REQUEST_CLOSED') throw failure;
  return null;
}

/**
 * What the first screen needs is asked for before the page's code has come, and given to the first who asks the same.
 * It is given once; one that failed, or that was for another token, is asked for again as if nothing had been asked. Where
 * it failed because a person closed its verification, that is the answer: asked again, the window would open once more [4.08].
 * @param mono monotonic ms
 */
export function withFirstAnswers(cached: CachedAsk, mono: () => number): CachedAsk {
  const firsts = new Map<string, First>();
  const keyOf = ({ path, token, input }: Asked) =>
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
