import * as v from 'valibot';
import { flagField, timeField } from '#contract/fields/fields.ts';
import { NUMERIC_ID } from '#contract/text/wire-patterns.ts';

export const InboxMessageId = v.pipe(v.string(), v.regex(NUMERIC_ID), v.brand('InboxMessageId'));
export type InboxMessageId = v.InferOutput<typeof InboxMessageId>;

/** system: of the account; promotion: offers; order: what became of money; letter: written to this member alone. */
export const INBOX_KINDS = ['system', 'promotion', 'order', 'letter'] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** Screens a message may lead to. */
export const INBOX_TARGETS = [
  'home',
  'wallet',
  'me',
  'profile',
  'security',
  'vip',
  'rebates',
  'service',
  /** what the member reported: `ref` is its id. */
  'feedback',
  /** An order that pays in, or out: `ref` is its id. */
  'deposit',
  'withdrawal',
  /** A line of the statement: `ref` is its id; the whole statement without one. */
  'record',
  'payees',
  'password',
  'limits',
  'safer',
  'treasury',
  'coins',
  'invite',
  /** A room: `ref` is `match/<id>` or `anchor/<id>`. */
  'room',
  'agent',
  'welfare',
  /** Red-packet rain. */
  'rain',
  /** The points shop. */
  'points',
  /** The check of age and identity. */
  'identity',
  /** Action of the member in an activity: `ref` is the kind; without one, the list of activities. */
  'activity',
  /** A parcel: `ref` is its id. */
  'parcel',
] as const;
export type InboxTarget = (typeof INBOX_TARGETS)[number];

export const InboxMessage = v.object({
  messageId: InboxMessageId,
  kind: v.picklist(INBOX_KINDS),
  title: v.string(),
  text: v.string(),
  at: timeField,
  isRead: flagField,
  /** Pinned to the top of the list by the member. */
  isSticky: flagField,
  /** The member wants no notice of it: it waits in the inbox until they look [P.29]. */
  isQuiet: v.optional(flagField, 0),
  /** Link target, or null. */
  place: v.nullable(v.picklist(INBOX_TARGETS)),
  /** Item of the link target; blank where the target alone suffices. */
  ref: v.string(),
});
export type InboxMessage = v.InferOutput<typeof InboxMessage>;

/** One message of a letter: from the member who owns the inbox, or from customer service. */
const LetterPart = v.object({
  partId: v.string(),
  from: v.picklist(['member', 'service']),
  text: v.string(),
  at: timeField,
});

/** A message with what was answered to it, the oldest first; only letters are answered. */
export const MessageThread = v.object({ message: InboxMessage, parts: v.array(LetterPart) });
export type MessageThread = v.InferOutput<typeof MessageThread>;

/** Categories that a member may mute; bet: outcomes of the member’s bets. */
export const QUIET_CATEGORIES = ['order', 'bet', 'promotion'] as const;
export type QuietCategory = (typeof QUIET_CATEGORIES)[number];

/** Setting of a category: whether its messages are sent. Messages about the account and letters always are. */
export const InboxPreference = v.object({
  category: v.picklist(['system', 'letter', ...QUIET_CATEGORIES]),
  isOn: flagField,
  isFixed: flagField,
});
export type InboxPreference = v.InferOutput<typeof InboxPreference>;

const HOURS_A_DAY = 24;
/** A full hour of Beijing. */
const hourField = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HOURS_A_DAY - 1));

/** Consent of a member to offers, and the hours without notifications. */
export const OfferConsent = v.object({
  notice: flagField,
  email: flagField,
  sms: flagField,
  /** From the first hour until the second one begins, over midnight where the second is earlier; null for none. */
  quiet: v.nullable(v.object({ from: hourField, to: hourField })),
});
export type OfferConsent = v.InferOutput<typeof OfferConsent>;
