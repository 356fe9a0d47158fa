import * as v from 'valibot';
import { PICTURE_MAX_BYTES, SERVICE_TEXT_MAX } from '#contract/constants/support.ts';
import { flagField } from '#contract/models/fields.ts';
import { sitePath } from '#contract/models/navigation.ts';
import { SupportContact } from '#contract/models/support-contact.ts';
import { defineCall } from './define-call.ts';

const BASE64_GROWTH = 4 / 3;
const pictureId = v.pipe(v.string(), v.maxLength(64));

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
    request: v.object({
      type: v.picklist(['image/png', 'image/jpeg', 'image/webp']),
      /** The bytes, base64. */
      content: v.pipe(
        v.string(),
        v.minLength(1),
        v.maxLength(Math.ceil(PICTURE_MAX_BYTES * BASE64_GROWTH) + 4),
        v.base64(),
      ),
    }),
    response: v.object({ pictureId }),
  }),
  'support.message': defineCall({
    summary: 'Write to customer service; the ticket is what to refer to later',
    requirement: '2.08',
    method: 'POST',
    path: '/api/site/feedback/v1/add',
    body: 'json',
    credentials: 'optional',
    owner: 'page',
    request: v.object({
      text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SERVICE_TEXT_MAX)),
      pictureId: v.nullable(pictureId),
    }),
    response: v.object({ ticket: v.string() }),
    errors: ['NOT_FOUND'],
  }),
  'support.url': defineCall({
    ...configuration,
    summary: 'Where customer service is',
    path: '/api/site/customerService/v1/url',
    response: v.object({ link: sitePath }),
  }),
  'support.popup': defineCall({
    ...configuration,
    summary: 'What customer service shows a visitor who opens it, or nothing',
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
