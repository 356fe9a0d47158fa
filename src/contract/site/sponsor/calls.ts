import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { Sponsor } from './schema.ts';
import { sponsorValues } from './sponsor-values.ts';

/** Stored partners of the platform and the positions configured by the site; the parsed output contains the displayed ones. */
const SponsorAnswer = v.pipe(
  v.object({ config: v.nullable(v.array(v.unknown())), list: v.array(Sponsor) }),
  v.transform(({ config, list }) => ({
    list: sponsorValues(config).flatMap((value) => list.filter((sponsor) => sponsor.value === value)),
  })),
);

export const sponsorCalls = {
  'sponsor.list': defineCall({
    summary: 'Partners of the site that show, in the order the site has set [5.12]',
    requirement: '5.12',
    method: 'POST',
    path: '/api/activity/sponsor/v1/list',
    body: 'json',
    credentials: 'none',
    owner: 'page',
    request: v.object({}),
    response: SponsorAnswer,
    retry: { times: 1, delayMs: 500 },
    cacheSeconds: 300,
  }),
};
