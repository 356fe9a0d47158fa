import { timeCalls } from '#contract/site/time/calls.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';

/** The server's clock as of the request [7.18]. */
const timeHandlers: HandlersOf<typeof timeCalls> = {
  'time.server': (_input, { now }) => ({ now }),
  'time.system': (_input, { now }) => ({ now }),
};

/** The server’s clock. */
export const timeDomain = statelessDomain({ handlers: handlersFor(timeCalls, () => timeHandlers) });
