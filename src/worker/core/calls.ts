import type { Call, CallBook } from '#contract/calls/define-call.ts';
import { appError } from '#contract/errors.ts';
import type { CoreApi } from '../core-api.ts';
import type { StartedCore } from './start-core.ts';

/** Returns a call a page may make itself: checked at run time too, because a script that calls the core is not bound by types. */
const pageCall = async (callNamed: CallBook, name: string): Promise<Call> => {
  const call = await callNamed(name);
  if (call?.owner !== 'page') throw appError('BAD_INPUT', { call: name });
  return call;
};

/** Plain calls of the page, each under its number, so that the page can cancel it. */
export function createCalls(
  started: Promise<StartedCore>,
): Pick<CoreApi, 'call' | 'cancel' | 'foresee' | 'lastAnswer'> {
  const inFlight = new Map<number, AbortController>();
  return {
    call: async (name, input, callId) => {
      const abort = new AbortController();
      inFlight.set(callId, abort);
      try {
        const { context } = await started;
        await pageCall(context.callNamed, name);
        return await context.send(name, input, { signal: abort.signal });
      } finally {
        inFlight.delete(callId);
      }
    },
    cancel: async (callId) => inFlight.get(callId)?.abort(),
    lastAnswer: async (name, input) => {
      const { context } = await started;
      await pageCall(context.callNamed, name);
      return (await context.lastKnown(name, input))?.value ?? null;
    },
    foresee: async (name, input) => {
      const { context } = await started;
      const { retry } = await pageCall(context.callNamed, name);
      if (!retry) throw appError('BAD_INPUT', { call: name });
      void context.send(name, input, { quiet: true, isFirst: true }).catch(() => undefined);
    },
  };
}
