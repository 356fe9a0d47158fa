import { firstValueFrom, race } from 'rxjs';
import { appError } from '#contract/errors.ts';
import { CORE_VERSION } from '#contract/version.ts';
import { wait } from '#timing/wait.ts';
import { bare } from '../bridge/guarded-endpoint.ts';
import { routedServices } from '../bridge/routed-services.ts';
import { createServerClock } from '../clock/server-clock.ts';
import type { CoreApi, CoreInit, CorePulse } from '../core-api.ts';
import type { CorePorts } from '../core-ports.ts';
import { createCalls } from './calls.ts';
import { type StartedCore, startCore } from './start-core.ts';

/** A core in whatever realm: its API, and its end. */
export type Core = { readonly api: CoreApi; close(): void };

/** Time limit within which the core signals the page that it is alive, ms; calls wait. A database may take seconds to open. */
const GREETS_WITHIN_MS = 1_000;
/** A core that has not started by then hangs, ms: it is silent, so that it is replaced. */
const STARTS_WITHIN_MS = 15_000;

/** Creates the whole core over its ports. It starts with `hello`; all earlier requests wait for it. */
export function createCore(ports: CorePorts | Promise<CorePorts>): Core {
  const { promise: started, resolve, reject } = Promise.withResolvers<StartedCore>();
  // Each call that waits for it rejects by itself.
  started.catch(() => undefined);
  let greeted = false;
  let greetedAt = 0;
  const hello = async (init: CoreInit) => {
    if (init.version !== CORE_VERSION) throw appError('CORE_VERSION');
    if (!greeted)
      Promise.resolve(ports)
        .then((resolvedPorts) => startCore(resolvedPorts, init))
        .then(resolve, reject);
    greeted = true;
    const { scheduler, monotonic } = await ports;
    greetedAt = monotonic();
    await firstValueFrom(race(started, wait(GREETS_WITHIN_MS, scheduler)));
    return { version: CORE_VERSION };
  };
  /** A core whose storage is still opening proves its life by the clock of the device. */
  const pulse = async (): Promise<CorePulse> => {
    const resolvedPorts = await ports;
    const isLate = resolvedPorts.monotonic() - greetedAt > STARTS_WITHIN_MS;
    const core = await (isLate ? started : Promise.race([started, Promise.resolve(null)]));
    const { now, errorMs } = (core?.context.clock ?? createServerClock(resolvedPorts)).reading();
    return { streams: core?.streams.size ?? 0, now, errorMs };
  };
  const api: CoreApi = bare<CoreApi>({
    hello,
    ping: pulse,
    setPageContext: async (context) => (await started).pageContext$.next(context),
    visibility: async (hidden) => (await started).hidden$.next(hidden),
    ...createCalls(started),
    foreseeTopic: async (topic, params) => (await started).streams.foreseeTopic(topic, params),
    openStream: async (topic, params, onBatch) => (await started).streams.openStream(topic, params, onBatch),
    closeStream: async (streamId) => (await started).streams.closeStream(streamId),
    ...routedServices(async (call) => call(await (await started).services())),
  });
  const close = () => {
    if (greeted) started.then((core) => core.stop()).catch(() => undefined);
  };
  return { api, close };
}
