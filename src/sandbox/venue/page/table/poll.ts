import { asError, ENDS_VISIT } from '../rounds/player.ts';
import { pause } from '../scene.ts';
import type { VenueError } from '../venue-client.ts';

/** Interval of requests while the page is hidden, ms. */
const HIDDEN_MS = 5_000;
const RETRY_MS = 1_500;
const OFFLINE = 'OFFLINE';

/** An answer with the server's time and the time until the next request, ms. */
type Timed = { readonly now: number; readonly askInMs: number };

type Ports<View extends Timed> = {
  readonly first: View;
  ask(): Promise<View>;
  took(view: View): void;
  /** The venue does not answer, or answers again. */
  connected(isConnected: boolean): void;
  /** The visit cannot continue. */
  lost(error: VenueError): void;
};

/** State of the venue, requested again when a change is due. */
export type Poll<View> = {
  /** The server's clock, epoch ms. */
  now(): number;
  /** Takes over an answer to a request of the player. */
  take(view: View): void;
  stop(): void;
};

/** Resolves after a time, or earlier when the page becomes visible. */
const pauseOrVisible = (ms: number): Promise<unknown> => {
  const over = new AbortController();
  const visible = new Promise<void>((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { signal: over.signal });
  });
  const waited = pause(document.hidden ? Math.max(ms, HIDDEN_MS) : ms);
  return Promise.race([waited, visible]).finally(() => over.abort());
};

/** Requests a state again and again. An answer that is older than one already taken changes nothing. */
export function poll<View extends Timed>({ first, ask, took, connected, lost }: Ports<View>): Poll<View> {
  let last: Timed = first;
  let offset = first.now - performance.now();
  let isStopped = false;
  const take = (view: View) => {
    if (view.now < last.now) return;
    // The clock of an answer is late by its way here: the smallest delay is the nearest to the server.
    offset = Math.max(offset, view.now - performance.now());
    last = view;
    took(view);
  };
  const askOnce = async (): Promise<number> => {
    try {
      take(await ask());
      connected(true);
      return last.askInMs;
    } catch (thrown) {
      const error = asError(thrown);
      connected(error.code !== OFFLINE);
      if (error.code !== OFFLINE && ENDS_VISIT.has(error.code)) {
        isStopped = true;
        lost(error);
      }
      return RETRY_MS;
    }
  };
  const run = async () => {
    let waitMs = first.askInMs;
    while (!isStopped) {
      await pauseOrVisible(waitMs);
      if (!isStopped) waitMs = await askOnce();
    }
  };
  void run();
  return {
    now: () => performance.now() + offset,
    take,
    stop: () => {
      isStopped = true;
    },
  };
}
