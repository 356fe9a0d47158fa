import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { isBlank } from '#contract/community/expression/shown-text.ts';
import { flagField } from '#contract/fields/fields.ts';
import { ClientRequestId } from '#contract/fields/ids.ts';
import { sitePath } from '#contract/site/navigation/schema.ts';
import { SERVICE_TEXT_MAX } from './constants.ts';
import { ImageId, imageFields, SupportImage, starsField } from './image-schema.ts';
import { Conversation, SupportContact } from './schema.ts';

const configuration = {
  requirement: '7.10',
  method: 'POST',
  body: 'json',
  credentials: 'none',
  owner: 'page',
  request: v.object({}),
  retry: { times: 2, delayMs: 500 },
  cacheSeconds: 60,
} as const;

/** The conversation belongs to the member, or to the device of a guest. */
const talk = {
  requirement: '2.08',
  method: 'POST',
  body: 'json',
  credentials: 'optional',
  response: Conversation,
  extension: true,
} as const;
const query = { ...talk, owner: 'page', audience: 'member' } as const;

/** Customer service, for guests and members alike [2.08]. */
export const supportCalls = {
  'support.upload': defineCall({
    summary: 'Hand in a picture for customer service [8.14]',
    requirement: '8.14',
    method: 'POST',
    path: '/api/site/feedback/v1/upload',
    body: 'json',
    credentials: 'optional',
    owner: 'page',
    upload: true,
    request: v.object(imageFields),
    response: v.object({ pictureId: ImageId }),
    errors: ['PICTURE_REFUSED'],
  }),
  'support.picture': defineCall({
    summary: 'A picture again, for who handed it in',
    requirement: '7.16',
    method: 'POST',
    path: '/api/site/feedback/v1/picture',
    body: 'json',
    credentials: 'optional',
    owner: 'page',
    audience: 'member',
    request: v.object({ pictureId: ImageId }),
    response: SupportImage,
    retry: { times: 1, delayMs: 500 },
    errors: ['NOT_FOUND'],
    extension: true,
  }),
  'support.conversation': defineCall({
    ...query,
    summary:
      'Conversation with customer service and the presence of an agent; the call marks the visitor as present',
    path: '/api/site/customerService/v1/conversation',
    request: v.object({}),
    retry: { times: 1, delayMs: 500 },
  }),
  'support.rate': defineCall({
    ...query,
    summary: 'Say how the conversation went, once, when it is over',
    path: '/api/site/customerService/v1/rate',
    request: v.object({ stars: starsField }),
    errors: ['ORDER_STEP_REFUSED'],
  }),
  'support.say': defineCall({
    ...talk,
    command: true,
    summary: 'Say something to customer service; a repeat of clientMsgId is the same word',
    path: '/api/site/customerService/v1/say',
    request: v.pipe(
      v.object({
        clientMsgId: ClientRequestId,
        text: v.pipe(v.string(), v.trim(), v.maxLength(SERVICE_TEXT_MAX)),
        pictureId: v.nullable(ImageId),
      }),
      v.check(({ text, pictureId }) => !isBlank(text) || pictureId !== null, 'words'),
    ),
    errors: ['NOT_FOUND'],
  }),
  'support.end': defineCall({
    ...query,
    summary: 'End the conversation, or leave the queue',
    path: '/api/site/customerService/v1/end',
    request: v.object({}),
    errors: ['ORDER_STEP_REFUSED'],
  }),
  'support.url': defineCall({
    ...configuration,
    summary: 'Address of customer service',
    path: '/api/site/customerService/v1/url',
    response: v.object({ link: sitePath }),
  }),
  'support.popup': defineCall({
    ...configuration,
    summary: 'Greeting that customer service shows on opening; null without one',
    path: '/api/site/customerService/v1/popup',
    response: v.object({ isShown: flagField, title: v.string(), text: v.string() }),
  }),
  'support.eChat': defineCall({
    ...configuration,
    summary: 'The account that answers in the messenger, and its hours',
    path: '/api/site/customerService/v1/eChat',
    response: v.object({ account: v.string(), hours: v.string() }),
  }),
  'support.contacts': defineCall({
    ...configuration,
    summary: 'Lines that lead to customer service',
    path: '/api/site/customerService/v1/lineConfig',
    response: v.object({ list: v.array(SupportContact) }),
  }),
};
