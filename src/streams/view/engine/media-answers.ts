/** Time after which an unused response is discarded, ms. */
const UNTAKEN_MS = 5_000;

type Ahead = {
  readonly answer: Promise<Response>;
  readonly leaving: AbortController;
  readonly clearTimer: () => void;
};

const ahead = new Map<string, Ahead>();

/** Follows no redirect, so that a domain cannot send the viewer elsewhere. */
const requestMedia = (url: string, signal: AbortSignal, range: string | null): Promise<Response> =>
  fetch(url, {
    signal,
    credentials: 'omit',
    redirect: 'error',
    ...(range === null ? {} : { headers: { range } }),
  });

/** Requests from a video domain in advance the resource a player will load as soon as it starts. */
export function prefetchMedia(url: string): Promise<Response> {
  const known = ahead.get(url);
  if (known) return known.answer;
  const leaving = new AbortController();
  const answer = requestMedia(url, leaving.signal, null);
  const untaken = setTimeout(() => {
    ahead.delete(url);
    leaving.abort();
  }, UNTAKEN_MS);
  const clearTimer = () => clearTimeout(untaken);
  // A failure is thrown to the code that uses the answer; an unused answer has none.
  answer.catch(() => undefined);
  ahead.set(url, { answer, leaving, clearTimer });
  return answer;
}

/** Requests a resource from a video domain; a response requested in advance is used, once. @param range a part of it, or null */
export function fetchMedia(url: string, signal: AbortSignal, range: string | null = null): Promise<Response> {
  const known = range === null ? ahead.get(url) : undefined;
  if (!known) return requestMedia(url, signal, range);
  ahead.delete(url);
  known.clearTimer();
  const leave = () => known.leaving.abort(signal.reason);
  if (signal.aborted) leave();
  signal.addEventListener('abort', leave);
  return known.answer;
}
