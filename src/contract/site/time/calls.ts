import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { timeField } from '#contract/fields/fields.ts';
import { TIME_SERVER_TIMEOUT_MS } from './constants.ts';

export const timeCalls = {
  'time.server': defineCall({
    summary: 'The server clock, plain',
    requirement: '7.18',
    method: 'GET',
    path: '/timeServer',
    body: 'query',
    credentials: 'none',
    request: v.object({}),
    response: v.object({ now: timeField }),
    timeoutMs: TIME_SERVER_TIMEOUT_MS,
  }),
  'time.system': defineCall({
    summary: 'The server clock, second source',
    requirement: '7.18',
    method: 'POST',
    path: '/api/base/sysBasic/v1/getSysTime',
    body: 'json',
    credentials: 'none',
    request: v.object({}),
    response: v.object({ now: timeField }),
    timeoutMs: TIME_SERVER_TIMEOUT_MS,
  }),
};
