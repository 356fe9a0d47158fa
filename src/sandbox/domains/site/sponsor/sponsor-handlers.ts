import type { sponsorCalls } from '#contract/site/sponsor/calls.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { SPONSOR_CONFIG, SPONSORS } from './sponsors.table.ts';

/** Partners as the site keeps them; which of them show is the client's rule [5.12]. */
export const sponsorHandlers: HandlersOf<typeof sponsorCalls> = {
  'sponsor.list': (_input, { siteId }) => ({ config: SPONSOR_CONFIG[siteId], list: [...SPONSORS] }),
};
