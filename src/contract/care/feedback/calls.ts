import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { isBlank } from '#contract/community/expression/shown-text.ts';
import { pageField } from '#contract/fields/fields.ts';
import { ClientRequestId } from '#contract/fields/ids.ts';
import { FEEDBACK_IMAGES_MAX, FEEDBACK_TEXT } from '../support/constants.ts';
import { ImageId, starsField } from '../support/image-schema.ts';
import { Feedback, FeedbackBrief, FeedbackId } from './schema.ts';
import { FEEDBACK_KINDS } from './states.table.ts';

const retry = { times: 1, delayMs: 500 } as const;
const size = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

const own = {
  requirement: '7.16',
  method: 'POST',
  body: 'json',
  credentials: 'member',
} as const;
const query = { ...own, owner: 'page', audience: 'member' } as const;
const written = { ...own, command: true } as const;

const textFrom = (min: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => !isBlank(text), 'words'),
    v.minLength(min),
    v.maxLength(FEEDBACK_TEXT.max),
  );

/** Attachments of a member’s text; a repeated clientMsgId is the same message. */
const messageFields = {
  pictures: v.pipe(v.array(ImageId), v.maxLength(FEEDBACK_IMAGES_MAX)),
  clientMsgId: ClientRequestId,
};
const feedbackRef = { feedbackId: FeedbackId };

/** Reports of members, each tracked to its resolution [7.16]. */
export const feedbackCalls = {
  'feedback.add': defineCall({
    ...written,
    summary: 'Report something; pictures are handed in before',
    path: '/api/site/feedback/v1/add',
    request: v.object({
      kind: v.picklist(FEEDBACK_KINDS),
      text: textFrom(FEEDBACK_TEXT.min),
      ...messageFields,
    }),
    response: Feedback,
    errors: ['NOT_FOUND'],
  }),
  'feedback.list': defineCall({
    ...query,
    summary: 'Feedback of the member, the latest changed first',
    path: '/api/site/feedback/v1/list',
    request: v.object({ page: pageField, size }),
    response: v.object({ total: v.number(), list: v.array(FeedbackBrief) }),
    retry,
  }),
  'feedback.detail': defineCall({
    ...query,
    summary: 'One of them with everything that was written in it',
    path: '/api/site/feedback/v1/detail',
    request: v.object(feedbackRef),
    response: Feedback,
    retry,
    errors: ['NOT_FOUND'],
  }),
  'feedback.reply': defineCall({
    ...written,
    summary: 'Write another word in it; one that is resolved is taken up again',
    path: '/api/site/feedback/v1/reply',
    request: v.object({ ...feedbackRef, text: textFrom(1), ...messageFields }),
    response: Feedback,
    errors: ['NOT_FOUND', 'ORDER_STEP_REFUSED'],
  }),
  'feedback.settle': defineCall({
    ...query,
    summary: 'Say that it is settled',
    path: '/api/site/feedback/v1/settle',
    request: v.object(feedbackRef),
    response: Feedback,
    errors: ['NOT_FOUND', 'ORDER_STEP_REFUSED'],
    extension: true,
  }),
  'feedback.rate': defineCall({
    ...query,
    summary: 'Say how it went, once, when it is over',
    path: '/api/site/feedback/v1/rate',
    request: v.object({ ...feedbackRef, stars: starsField }),
    response: Feedback,
    errors: ['NOT_FOUND', 'ORDER_STEP_REFUSED'],
  }),
};
