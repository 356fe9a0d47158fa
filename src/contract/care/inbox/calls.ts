import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { isBlank } from '#contract/community/expression/shown-text.ts';
import { ClientRequestId } from '#contract/fields/ids.ts';
import { NUMERIC_ID } from '#contract/text/wire-patterns.ts';
import { LETTER_ANSWER_MAX } from './inbox-rules.ts';
import {
  INBOX_KINDS,
  type InboxKind,
  InboxMessage,
  type InboxMessageId,
  InboxPreference,
  MessageThread,
  OfferConsent,
  QUIET_CATEGORIES,
  type QuietCategory,
} from './schema.ts';

const retry = { times: 1, delayMs: 500 } as const;

/** A whole number in a form. */
const countField = (max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1), v.maxValue(max));

/** Numbers of messages in a form, with commas; `all` is every message of the member. */
const idsField = v.pipe(
  v.string(),
  v.regex(/^(?:all|\d{1,15}(?:,\d{1,15}){0,99})$/),
  v.transform((text) => (text === 'all' ? text : text.split(','))),
);

const letterText = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => !isBlank(text), 'words'),
  v.maxLength(LETTER_ANSWER_MAX),
);
const idField = v.pipe(v.string(), v.regex(NUMERIC_ID));
/** A full hour of Beijing in a form; blank for none. */
const hourText = v.pipe(v.string(), v.regex(/^(?:|1?\d|2[0-3])$/));
const switchField = v.picklist(['0', '1']);
const switchText = (on: boolean) => (on ? ('1' as const) : ('0' as const));

/** Messages that a call applies to; at most a hundred by their ids. */
export type InboxSelection = 'all' | readonly InboxMessageId[];
const idsText = (selection: InboxSelection) => (selection === 'all' ? selection : selection.join(','));

/** Messages of the member, one of the older families: forms both ways [7.01, 7.16]. */
export const inboxCalls = {
  'inbox.latest': defineCall({
    summary: 'The newest messages and how many are unread',
    requirement: '7.16',
    method: 'POST',
    path: '/msg/v1/latest',
    body: 'form',
    credentials: 'member',
    request: v.object({ size: countField(20) }),
    encode: ({ size }: { readonly size: number }) => ({ size: String(size) }),
    response: v.object({ unread: v.number(), list: v.array(InboxMessage) }),
    retry,
  }),
  'inbox.list': defineCall({
    summary: 'Messages of a kind or all, sticky ones first, then the newest',
    requirement: '7.16',
    method: 'POST',
    path: '/msg/v1/list',
    body: 'form',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({
      kind: v.picklist([...INBOX_KINDS, 'all']),
      page: countField(9_999),
      size: countField(100),
    }),
    encode: ({
      kind,
      page,
      size,
    }: {
      readonly kind: InboxKind | 'all';
      readonly page: number;
      readonly size: number;
    }) => ({ kind, page: String(page), size: String(size) }),
    response: v.object({ total: v.number(), unread: v.number(), list: v.array(InboxMessage) }),
    retry,
  }),
  'inbox.read': defineCall({
    summary: 'Mark messages as read',
    requirement: '7.16',
    method: 'POST',
    path: '/msg/v1/read',
    body: 'form',
    credentials: 'member',
    request: v.object({ ids: idsField }),
    encode: ({ ids }: { readonly ids: InboxSelection }) => ({ ids: idsText(ids) }),
    response: v.object({ unread: v.number() }),
    retry,
  }),
  'inbox.remove': defineCall({
    summary: 'Delete messages for good',
    requirement: '7.16',
    method: 'POST',
    path: '/msg/v1/delete',
    body: 'form',
    credentials: 'member',
    request: v.object({ ids: idsField }),
    encode: ({ ids }: { readonly ids: InboxSelection }) => ({ ids: idsText(ids) }),
    response: v.object({ unread: v.number() }),
    retry,
  }),
  'inbox.stick': defineCall({
    summary: 'Keep a message at the head of the list, or let it go back to its place',
    requirement: '7.16',
    method: 'POST',
    path: '/msg/v1/sticky',
    body: 'form',
    credentials: 'member',
    request: v.object({
      id: idField,
      on: switchField,
    }),
    encode: ({ messageId, on }: { readonly messageId: InboxMessageId; readonly on: boolean }) => ({
      id: messageId,
      on: switchText(on),
    }),
    response: v.object({}),
    retry,
    errors: ['NOT_FOUND'],
  }),
  'inbox.counts': defineCall({
    summary: 'Number of unread messages by kind',
    requirement: '7.16',
    method: 'POST',
    path: '/msg/v1/counts',
    body: 'form',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({}),
    response: v.object({
      system: v.number(),
      promotion: v.number(),
      order: v.number(),
      letter: v.number(),
    }),
    retry,
  }),
  'inbox.markUnread': defineCall({
    summary: 'Let messages count as unread again',
    requirement: '7.16',
    method: 'POST',
    path: '/msg/v1/markUnread',
    body: 'form',
    credentials: 'member',
    request: v.object({ ids: idsField }),
    encode: ({ ids }: { readonly ids: InboxSelection }) => ({ ids: idsText(ids) }),
    response: v.object({ unread: v.number() }),
    retry,
    extension: true,
  }),
  'inbox.message': defineCall({
    summary: 'One message whole; a private letter with what was answered to it',
    requirement: '7.16',
    method: 'POST',
    path: '/msg/v1/get',
    body: 'form',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({ id: idField }),
    response: MessageThread,
    retry,
    errors: ['NOT_FOUND'],
  }),
  'inbox.answer': defineCall({
    summary: 'Answer a private letter; a repeat of clientMsgId is the same answer',
    requirement: '7.16',
    method: 'POST',
    path: '/msg/v1/letter/answer',
    body: 'form',
    credentials: 'member',
    command: true,
    request: v.object({ id: idField, text: letterText, clientMsgId: ClientRequestId }),
    response: MessageThread,
    errors: ['NOT_FOUND'],
  }),
  'inbox.write': defineCall({
    summary: 'Write a private letter to customer service; a repeat of clientMsgId is the same letter',
    requirement: '7.16',
    method: 'POST',
    path: '/msg/v1/letter/write',
    body: 'form',
    credentials: 'member',
    command: true,
    request: v.object({ text: letterText, clientMsgId: ClientRequestId }),
    response: MessageThread,
  }),
  'inbox.preferences': defineCall({
    summary: 'Enabled message categories; account messages and letters are always on',
    requirement: '7.16',
    method: 'POST',
    path: '/msg/v1/preference/list',
    body: 'form',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({}),
    response: v.object({ list: v.array(InboxPreference) }),
    retry,
    extension: true,
  }),
  'inbox.setPreference': defineCall({
    summary: 'Have messages of a category, or none from now on',
    requirement: '7.16',
    method: 'POST',
    path: '/msg/v1/preference/set',
    body: 'form',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({ category: v.picklist(QUIET_CATEGORIES), on: switchField }),
    encode: ({ category, on }: { readonly category: QuietCategory; readonly on: boolean }) => ({
      category,
      on: switchText(on),
    }),
    response: v.object({ list: v.array(InboxPreference) }),
    extension: true,
  }),
  'inbox.consent': defineCall({
    summary: 'By which ways offers may come beside the inbox, and when no notice is to come',
    requirement: '7.16',
    method: 'POST',
    path: '/msg/v1/consent/get',
    body: 'form',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({}),
    response: OfferConsent,
    retry,
    extension: true,
  }),
  'inbox.setConsent': defineCall({
    summary: 'Other ways for offers, or other hours of quiet, from now on',
    requirement: '7.16',
    method: 'POST',
    path: '/msg/v1/consent/set',
    body: 'form',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({
      notice: switchField,
      email: switchField,
      sms: switchField,
      quietFrom: hourText,
      quietTo: hourText,
    }),
    encode: ({ notice, email, sms, quiet }: OfferConsent) => ({
      notice: switchText(notice),
      email: switchText(email),
      sms: switchText(sms),
      quietFrom: quiet === null ? '' : String(quiet.from),
      quietTo: quiet === null ? '' : String(quiet.to),
    }),
    response: OfferConsent,
    extension: true,
  }),
};
