import { type Endpoint, wrap } from 'comlink';
import { fromEvent, merge, NEVER, type Observable } from 'rxjs';
import type { CoreApi } from '#worker/core-api.ts';
import { carryErrorsWhole } from './throw-handler.ts';

/** A core within reach, wherever it runs. */
export type CoreConnection = {
  readonly core: CoreApi;
  /** Something went wrong over there; whether it is dead shows when it is asked. */
  readonly trouble$: Observable<unknown>;
  end(): void;
};

/**
 * Comlink's own types know neither generic functions nor services within services. What stands for the shape at run
 * time is the handshake: page and core of another version refuse each other.
 */
const speaksTreaty = (remote: unknown): remote is CoreApi => typeof remote === 'function';

function remoteCore(endpoint: Endpoint): CoreApi {
  carryErrorsWhole();
  const remote: unknown = wrap(endpoint);
  if (speaksTreaty(remote)) return remote;
  throw new TypeError('no proxy');
}

/** A core in a worker of its own. */
export const workerConnection = (worker: Worker): CoreConnection => ({
  core: remoteCore(worker),
  trouble$: merge(fromEvent(worker, 'error'), fromEvent(worker, 'messageerror')),
  end: () => worker.terminate(),
});

/** A core at the other end of a channel. */
export const portConnection = (port: MessagePort): CoreConnection => ({
  core: remoteCore(port),
  trouble$: NEVER,
  end: () => port.close(),
});
