import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { imageFields } from '#contract/care/support/image-schema.ts';
import { DOCUMENT_SIDES } from './document-rules.ts';
import { Identity } from './schema.ts';

/** The platform removes spaces between digits. */
const ID_TYPED_MAX = 30;
const REAL_NAME_MAX = 49;

const own = {
  requirement: 'P.25',
  method: 'POST',
  body: 'json',
  credentials: 'member',
  owner: 'page',
  audience: 'member',
  extension: true,
  response: Identity,
} as const;

/**
 * Age and identity, verified before the first deposit or bet and not only at a withdrawal [P.25]; extensions of ours. Not a
 * command: the input is never stored on the device, and its state prevents a second submission.
 */
export const identityCalls = {
  'identity.view': defineCall({
    ...own,
    summary: 'State of the age and identity check, masked',
    path: '/api/site/protection/v1/identity',
    request: v.object({}),
    retry: { times: 1, delayMs: 500 },
  }),
  'identity.upload': defineCall({
    ...own,
    summary:
      'Hand in the picture of one side of the document; another takes its place until it is sent for review',
    path: '/api/site/protection/v1/identity/picture',
    upload: true,
    request: v.object({ side: v.picklist(DOCUMENT_SIDES), ...imageFields }),
    errors: ['PICTURE_REFUSED', 'ORDER_STEP_REFUSED'],
  }),
  'identity.submit': defineCall({
    ...own,
    summary:
      'Send name, number and last day of the document for review, after uploading images of both sides; a member under age is refused at once',
    path: '/api/site/protection/v1/identity/submit',
    request: v.object({
      realName: v.pipe(v.string(), v.minLength(1), v.maxLength(REAL_NAME_MAX)),
      idNumber: v.pipe(v.string(), v.minLength(1), v.maxLength(ID_TYPED_MAX)),
      /** `YYYY-MM-DD`; blank for a document without an end. */
      validTo: v.pipe(v.string(), v.maxLength(10)),
    }),
    errors: [
      'REAL_NAME_WRONG',
      'ID_NUMBER_WRONG',
      'UNDER_AGE',
      'DOCUMENT_DAY_WRONG',
      'PICTURE_REFUSED',
      'PERSON_REFUSED',
      'ORDER_STEP_REFUSED',
    ],
  }),
};
