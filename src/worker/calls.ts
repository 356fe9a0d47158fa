import { isPageCall } from '#contract/calls/page-call.ts';
import { appError } from '#contract/errors.ts';
import type { CoreApi } from './core-api.ts';
import type { StartedCore } from './start-core.ts';

/** Plain calls of the page, each under its number, so that the page can cancel it. */
export function createCalls(started: Promise<StartedCore>): Pick<CoreApi, 'call' | 'cancel'> {
  const underWay = new Map<number, AbortController>();
  return {
    call: async (name, input, callId) => {
      if (!isPageCall(name)) throw appError('BAD_INPUT', { call: name });
      const abort = new AbortController();
      underWay.set(callId, abort);
      try {
        return await (await started).context.send(name, input, { signal: abort.signal });
      } finally {
        underWay.delete(callId);
      }
    },
    cancel: async (callId) => underWay.get(callId)?.abort(),
  };
}
