import { CORE_VERSION } from '#contract/constants/version.ts';
import { appError } from '#contract/errors.ts';
import { bare } from './bridge/bare.ts';
import { routedServices } from './bridge/routed-services.ts';
import { createCalls } from './calls.ts';
import type { CoreApi, CoreInit } from './core-api.ts';
import type { CorePorts } from './core-ports.ts';
import { type StartedCore, startCore } from './start-core.ts';

/** A core in whatever realm: its API, and its end. */
export type Core = { readonly api: CoreApi; close(): void };

/** The whole core over its ports. It begins with `hello`; everything asked earlier waits for it. */
export function createCore(ports: CorePorts | Promise<CorePorts>): Core {
  const { promise: started, resolve, reject } = Promise.withResolvers<StartedCore>();
  let greeted = false;
  const hello = async (init: CoreInit) => {
    if (init.version !== CORE_VERSION) throw appError('CORE_VERSION');
    if (!greeted)
      Promise.resolve(ports)
        .then((given) => startCore(given, init))
        .then(resolve, reject);
    greeted = true;
    const { startedAt } = await started;
    return { version: CORE_VERSION, startedAt };
  };
  const api: CoreApi = bare<CoreApi>({
    hello,
    ping: async () => {
      const { streams, context } = await started;
      const { now, errorMs } = context.clock.reading();
      return { streams: streams.size, now, errorMs };
    },
    setPageContext: async (context) => (await started).pageContext$.next(context),
    visibility: async (hidden) => (await started).hidden$.next(hidden),
    ...createCalls(started),
    foreseeTopic: async (topic, params) => (await started).streams.foreseeTopic(topic, params),
    openStream: async (topic, params, onBatch) => (await started).streams.openStream(topic, params, onBatch),
    closeStream: async (streamId) => (await started).streams.closeStream(streamId),
    ...routedServices(async (ask) => ask(await (await started).services())),
  });
  const close = () => {
    if (greeted) started.then((core) => core.stop()).catch(() => undefined);
  };
  return { api, close };
}
