import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { HelpGroup, HelpHit, HelpTopic, HelpTopicId } from './schema.ts';

const retry = { times: 1, delayMs: 500 } as const;

/** The help centre, in the form-encoded family of fixed pages. */
export const helpCalls = {
  'help.topics': defineCall({
    summary: 'Topics of the help centre, in groups',
    requirement: '2.10',
    method: 'POST',
    path: '/static/v1/help/topics',
    body: 'form',
    credentials: 'none',
    owner: 'page',
    request: v.strictObject({}),
    response: v.object({ groups: v.array(HelpGroup) }),
    retry,
    cacheSeconds: 300,
  }),
  'help.topic': defineCall({
    summary: 'One topic of the help centre in full',
    requirement: '2.10',
    method: 'POST',
    path: '/static/v1/help/topic',
    body: 'form',
    credentials: 'none',
    owner: 'page',
    request: v.object({ topicId: HelpTopicId }),
    response: HelpTopic,
    retry,
    cacheSeconds: 300,
    errors: ['NOT_FOUND'],
  }),
  'help.search': defineCall({
    summary: 'Topics whose title or text holds every word',
    requirement: '2.10',
    method: 'POST',
    path: '/static/v1/help/search',
    body: 'form',
    credentials: 'none',
    owner: 'page',
    request: v.object({ text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)) }),
    response: v.object({ list: v.array(HelpHit) }),
    retry,
  }),
};
