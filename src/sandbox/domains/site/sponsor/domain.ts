import { sponsorCalls } from '#contract/site/sponsor/calls.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { SPONSOR_CONFIG, SPONSORS } from './sponsors.table.ts';

/** Handlers of stored partners; the client decides which are shown [5.12]. */
const sponsorHandlers: HandlersOf<typeof sponsorCalls> = {
  'sponsor.list': (_input, { siteId }) => ({ config: SPONSOR_CONFIG[siteId], list: [...SPONSORS] }),
};

/** Partners of the site. */
export const sponsorDomain = statelessDomain({ handlers: handlersFor(sponsorCalls, () => sponsorHandlers) });
