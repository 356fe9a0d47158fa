import * as v from 'valibot';
import { PICTURE_MAX_BYTES, SERVICE_TEXT_MAX } from '../constants.ts';
import { defineCall } from './define-call.ts';

const BASE64_GROWTH = 4 / 3;
const pictureId = v.pipe(v.string(), v.maxLength(64));

/** Customer service, for guests and members alike [2.08]. */
export const serviceCalls = {
  'service.upload': defineCall({
    summary: 'Hand in a picture for customer service [8.14]',
    requirement: '8.14',
    method: 'POST',
    path: '/api/site/feedback/v1/upload',
    body: 'json',
    credentials: 'optional',
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
  'service.message': defineCall({
    summary: 'Write to customer service; the ticket is what to refer to later',
    requirement: '2.08',
    method: 'POST',
    path: '/api/site/feedback/v1/add',
    body: 'json',
    credentials: 'optional',
    request: v.object({
      text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SERVICE_TEXT_MAX)),
      pictureId: v.nullable(pictureId),
    }),
    response: v.object({ ticket: v.string() }),
    errors: ['NOT_FOUND'],
  }),
};
