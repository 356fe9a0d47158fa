import { type Endpoint, wrap } from 'comlink';
import type { Observable } from 'rxjs';
import type { CoreApi } from '#worker/core-api.ts';
import { eventsOf } from './page-realm.ts';
import { RUNNING } from './running.ts';
import { transferFullErrors } from './throw-handler.ts';

/** A core within reach, wherever it runs. */
export type CoreConnection = {
  readonly core: CoreApi;
  /** Resolves when the core's script runs: from then on it can answer. */
  readonly running: Promise<unknown>;
  /** Errors of the other end; a health check then shows whether it is dead. */
  readonly errors$: Observable<unknown>;
  end(): void;
};

/**
 * Comlink’s own types support neither generic functions nor services within services. The handshake checks the shape at run
 * time: page and core of different versions refuse each other.
 */
const isCoreApi = (remote: unknown): remote is CoreApi => typeof remote === 'function';

/** The core at the other end of an endpoint. */
export function remoteCore(endpoint: Endpoint): CoreApi {
  transferFullErrors();
  const remote: unknown = wrap(endpoint);
  if (isCoreApi(remote)) return remote;
  throw new TypeError('no proxy');
}

const runningOf = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === RUNNING) resolve();
    });
  });

/**
 * Connects to a core in its own worker.
 * @param running for a worker that was started earlier: what has been observed of its start
 */
export const workerConnection = (
  worker: Worker,
  running: Promise<unknown> = runningOf(worker),
): CoreConnection => ({
  core: remoteCore(worker),
  running,
  errors$: eventsOf(worker, 'error', 'messageerror'),
  end: () => worker.terminate(),
});
