import type { CoreApi } from './core-api.ts';
import type { StartedCore } from './start-core.ts';

/** Plain calls of the page, each under its number, so that it can be called off from across the door. */
export function createCalls(started: Promise<StartedCore>): Pick<CoreApi, 'call' | 'cancel'> {
  const underWay = new Map<number, AbortController>();
  return {
    call: async (name, input, callId) => {
      const abort = new AbortController();
      underWay.set(callId, abort);
      try {
        return await (await started).around.send(name, input, { signal: abort.signal });
      } finally {
        underWay.delete(callId);
      }
    },
    cancel: async (callId) => underWay.get(callId)?.abort(),
  };
}
