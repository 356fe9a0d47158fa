import type * as v from 'valibot';
import type { supportCalls } from '#contract/care/support/calls.ts';
import { IMAGE_SIDE_MAX } from '#contract/care/support/constants.ts';
import type { Conversation } from '#contract/care/support/schema.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { rewrittenImage } from '#sandbox/domains/ground/uploads/rewritten-image.ts';
import { SITE_CONTENTS } from '#sandbox/domains/site/site/contents.table.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import type { CallContext } from '#sandbox/http/binding/call-context.ts';
import { askerOf, createThrottle } from '#sandbox/http/binding/throttle.ts';
import { type ConversationPorts, isAnsweredAutomatically } from './conversation-ports.ts';
import type { ConversationRow, ConversationStore, MessageRow } from './conversation-store.ts';
import type { OperatorSide } from './operator-side.ts';
import { hoursText, isOpenAt, opensAfter } from './service-hours.ts';
import type { SupportImages } from './support-images.ts';
import type { Visitor, VisitorSide } from './visitor-side.ts';

/** Customer service: conversations, and the images in them. */
export type Support = {
  readonly ports: ConversationPorts;
  readonly store: ConversationStore;
  readonly images: SupportImages;
  readonly visitors: VisitorSide;
  readonly operators: OperatorSide;
  /** Closes what is over, and answers who waited too long. */
  runDue(now: number): void;
};

/** Dependencies of the handlers. */
type Ports = { readonly service: Support };
type Handlers = HandlersOf<typeof supportCalls>;
type Talk = 'support.conversation' | 'support.say' | 'support.end' | 'support.rate';
type Files = 'support.upload' | 'support.picture';

/** Limits in ten minutes: a report of a problem needs three or four images, and a conversation some dozens of messages. */
const UPLOADS = { each: 12, all: 120 };
const MESSAGE_LIMITS = { each: 60, all: 2_000 };

const SIDE = { min: 1, max: IMAGE_SIDE_MAX };

const MESSAGES_SHOWN = 200;
/** Number of waits used for an estimate, and the minimum for one. */
const WAITS = { most: 20, least: 3 };
/** Number of operators in the console. */
const AGENTS = 1;

/** The middle one of some numbers, sorted; the higher of the two middle ones. */
const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Estimates the wait at a queue position, ms; null with too few samples. */
export function waitFor(ahead: number, waits: readonly number[]): number | null {
  if (waits.length < WAITS.least) return null;
  return Math.round((medianOf(waits) * ahead) / AGENTS);
}

const messageView = ({ word_id, author, event, request_id, text, picture_id, at }: MessageRow) => ({
  wordId: word_id.toString(),
  from: author,
  event,
  text,
  pictureId: picture_id,
  clientMsgId: request_id,
  at,
});

/** Returns the position of a conversation in the queue. */
function queuePositionOf({ store }: ConversationPorts, row: ConversationRow | null) {
  if (row?.state !== 'queued') return { ahead: null, waitMs: null };
  const ahead = store.ahead(row);
  return { ahead, waitMs: waitFor(ahead, store.waits(WAITS.most)) };
}

/** The conversation of a visitor as they see it at epoch ms `now`. */
export function conversationView(
  ports: ConversationPorts,
  { owner, siteId }: Visitor,
  now: number,
): v.InferInput<typeof Conversation> {
  const last = ports.store.latest(owner);
  const hours = ports.hoursOf(siteId);
  return {
    state: last?.state ?? 'none',
    words: ports.store.messagesOf(owner, MESSAGES_SHOWN).map(messageView),
    ...queuePositionOf(ports, last),
    isOpen: isOpenAt(now, hours) ? 1 : 0,
    opensAt: opensAfter(now, hours),
    stars: last?.stars ?? null,
    isAutomatic: last !== null && isAnsweredAutomatically(last) ? 1 : 0,
  };
}

/** The conversation itself, for guests and members. */
function talkHandlers({ service: { ports, visitors } }: Ports): Pick<Handlers, Talk> {
  const messageThrottle = createThrottle(MESSAGE_LIMITS);
  const visitorOf = (context: CallContext): Visitor => {
    const { account, device, siteId, now } = context;
    if (account) visitors.arrive(account.userId, askerOf({ account: null, device }));
    const visitor = { owner: askerOf(context), siteId };
    visitors.markSeen(visitor, now);
    return visitor;
  };
  const view = (visitor: Visitor, now: number) => conversationView(ports, visitor, now);
  return {
    'support.conversation': (_input, context) => view(visitorOf(context), context.now),
    'support.say': ({ clientMsgId, text, pictureId }, context) => {
      messageThrottle.take(context);
      const visitor = visitorOf(context);
      visitors.send(visitor, { requestId: clientMsgId, text, imageId: pictureId }, context.now);
      visitors.markSeen(visitor, context.now);
      return view(visitor, context.now);
    },
    'support.end': (_input, context) => {
      const visitor = visitorOf(context);
      visitors.end(visitor, context.now);
      return view(visitor, context.now);
    },
    'support.rate': ({ stars }, context) => {
      const visitor = visitorOf(context);
      visitors.rate(visitor, stars);
      return view(visitor, context.now);
    },
  };
}

/** Handlers of images in messages, here and in feedback. */
function imageHandlers({ service: { images } }: Ports): Pick<Handlers, Files> {
  const uploads = createThrottle(UPLOADS);
  return {
    'support.upload': ({ content }, context) => {
      uploads.take(context);
      return { pictureId: images.save(askerOf(context), rewrittenImage(content, SIDE)) };
    },
    'support.picture': ({ pictureId }, context) => {
      const { type, bytes } = images.of(askerOf(context), pictureId) ?? refuse('NOT_FOUND');
      return { type, content: bytes.toString('base64') };
    },
  };
}

/** Customer service [2.08, 8.14]. */
export const supportHandlers = (ports: Ports): Handlers => ({
  ...imageHandlers(ports),
  ...talkHandlers(ports),
  'support.url': () => ({ link: '/cs' }),
  'support.popup': (_input, { siteId }) => {
    const { servicePopup } = SITE_CONTENTS[siteId];
    return servicePopup ? { isShown: 1, ...servicePopup } : { isShown: 0, title: '', text: '' };
  },
  'support.eChat': (_input, { siteId }) => SITE_CONTENTS[siteId].eChat,
  'support.contacts': (_input, { siteId, now }) => ({
    list: SITE_CONTENTS[siteId].serviceLines.map(({ opensAt, closesAt, ...line }) => ({
      ...line,
      hours: hoursText({ opensAt, closesAt }),
      isOpen: isOpenAt(now, { opensAt, closesAt }) ? 1 : 0,
    })),
  }),
});
