import { routedServices } from '#worker/bridge/routed-services.ts';
import type { CoreApi } from '#worker/core-api.ts';

/** Wraps a core that can be silenced for good: no request, new or in flight, gets a response. */
export function silenceable(api: CoreApi): { readonly core: CoreApi; readonly silence: () => void } {
  let silent = false;
  const never = new Promise<never>(() => undefined);
  const heard = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    if (silent) return never;
    const answer = await ask();
    return silent ? never : answer;
  };
  const core: CoreApi = {
    hello: (init) => heard(() => api.hello(init)),
    ping: () => heard(() => api.ping()),
    visibility: (hidden) => heard(() => api.visibility(hidden)),
    setPageContext: (context) => heard(() => api.setPageContext(context)),
    call: (name, input, callId) => heard(() => api.call(name, input, callId)),
    cancel: (callId) => heard(() => api.cancel(callId)),
    foresee: (name, input) => heard(() => api.foresee(name, input)),
    foreseeTopic: (topic, params) => heard(() => api.foreseeTopic(topic, params)),
    lastAnswer: (name, input) => heard(() => api.lastAnswer(name, input)),
    openStream: (topic, params, onBatch) =>
      heard(() => api.openStream(topic, params, (batch) => (silent ? never : onBatch(batch)))),
    closeStream: (streamId) => heard(() => api.closeStream(streamId)),
    ...routedServices((ask) => heard(() => ask(api))),
  };
  const silence = () => {
    silent = true;
  };
  return { core, silence };
}
