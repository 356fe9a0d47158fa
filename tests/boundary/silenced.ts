import { routedServices } from '#worker/bridge/routed-services.ts';
import type { CoreApi } from '#worker/core-api.ts';

/** Wraps a core that can be silenced for good: no request, new or in flight, gets a response. */
export function silenceable(api: CoreApi): { readonly core: CoreApi; readonly silence: () => void } {
  let silent = false;
  const never = new Promise<never>(() => undefined);
  const unlessSilent = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    if (silent) return never;
    const answer = await call();
    return silent ? never : answer;
  };
  const core: CoreApi = {
    hello: (init) => unlessSilent(() => api.hello(init)),
    ping: () => unlessSilent(() => api.ping()),
    visibility: (hidden) => unlessSilent(() => api.visibility(hidden)),
    setPageContext: (context) => unlessSilent(() => api.setPageContext(context)),
    call: (name, input, callId) => unlessSilent(() => api.call(name, input, callId)),
    cancel: (callId) => unlessSilent(() => api.cancel(callId)),
    foresee: (name, input) => unlessSilent(() => api.foresee(name, input)),
    foreseeTopic: (topic, params) => unlessSilent(() => api.foreseeTopic(topic, params)),
    lastAnswer: (name, input) => unlessSilent(() => api.lastAnswer(name, input)),
    openStream: (topic, params, onBatch) =>
      unlessSilent(() => api.openStream(topic, params, (batch) => (silent ? never : onBatch(batch)))),
    closeStream: (streamId) => unlessSilent(() => api.closeStream(streamId)),
    ...routedServices((call) => unlessSilent(() => call(api))),
  };
  const silence = () => {
    silent = true;
  };
  return { core, silence };
}
