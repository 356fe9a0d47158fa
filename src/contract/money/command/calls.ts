import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { timeField } from '#contract/fields/fields.ts';
import { ClientRequestId } from '#contract/fields/ids.ts';
import { CommandOutcome } from '../order/outcome-schema.ts';

export const commandCalls = {
  'command.byRequest': defineCall({
    summary: 'Outcome of a command whose response was lost, by its request id; null when it never arrived',
    requirement: '4.05',
    method: 'POST',
    path: '/cw/v1/command/byRequest',
    body: 'form',
    credentials: 'member',
    request: v.object({ requestId: ClientRequestId }),
    /** `now` is the platform’s time of this response: it rejects requests whose timestamp is older than its threshold. */
    response: v.object({ outcome: v.nullable(CommandOutcome), now: timeField }),
    retry: { times: 1, delayMs: 500 },
    extension: true,
  }),
};
