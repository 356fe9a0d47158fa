import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { currencyField, minorField } from '#contract/fields/fields.ts';

/** The centre wallet; the older, form-encoded family. */
export const walletCalls = {
  'wallet.assets': defineCall({
    summary: 'Centre balance of the member in each currency of the site, the main one first',
    requirement: '1.05',
    method: 'POST',
    path: '/cw/v1/assets',
    body: 'form',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({}),
    response: v.object({
      list: v.pipe(v.array(v.object({ currency: currencyField, balance: minorField })), v.minLength(1)),
    }),
    retry: { times: 1, delayMs: 500 },
  }),
};
