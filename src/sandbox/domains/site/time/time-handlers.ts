import type { timeCalls } from '#contract/site/time/calls.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';

/** The server's clock as of the request [7.18]. */
export const timeHandlers: HandlersOf<typeof timeCalls> = {
  'time.server': (_input, { now }) => ({ now }),
  'time.system': (_input, { now }) => ({ now }),
};
