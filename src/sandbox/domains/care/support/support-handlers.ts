import type { supportCalls } from '#contract/care/support/calls.ts';
import { IMAGE_SIDE_MAX } from '#contract/care/support/constants.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { rewrittenImage } from '#sandbox/domains/ground/uploads/rewritten-image.ts';
import { SITE_CONTENTS } from '#sandbox/domains/site/site/contents.table.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import type { CallContext } from '#sandbox/http/binding/call-context.ts';
import { askerOf, createThrottle } from '#sandbox/http/binding/throttle.ts';
import { conversationView } from './conversation-view.ts';
import { hoursText, isOpenAt } from './service-hours.ts';
import type { Support } from './support.ts';
import type { Visitor } from './visitor-side.ts';

/** Dependencies of the handlers. */
type Ports = { readonly service: Support };
type Handlers = HandlersOf<typeof supportCalls>;
type Talk = 'support.conversation' | 'support.say' | 'support.end' | 'support.rate';
type Files = 'support.upload' | 'support.picture';

/** Limits in ten minutes: a report of a problem needs three or four images, and a conversation some dozens of messages. */
const UPLOADS = { each: 12, all: 120 };
const WORDS = { each: 60, all: 2_000 };

const SIDE = { min: 1, max: IMAGE_SIDE_MAX };

/** The conversation itself, for guests and members. */
function talkHandlers({ service: { ports, visitors } }: Ports): Pick<Handlers, Talk> {
  const words = createThrottle(WORDS);
  const visitorOf = (context: CallContext): Visitor => {
    const { account, device, siteId, now } = context;
    if (account) visitors.arrive(account.userId, askerOf({ account: null, device }));
    const visitor = { owner: askerOf(context), siteId };
    visitors.look(visitor, now);
    return visitor;
  };
  const view = (visitor: Visitor, now: number) => conversationView(ports, visitor, now);
  return {
    'support.conversation': (_input, context) => view(visitorOf(context), context.now),
    'support.say': ({ clientMsgId, text, pictureId }, context) => {
      words.take(context);
      const visitor = visitorOf(context);
      visitors.say(visitor, { requestId: clientMsgId, text, pictureId }, context.now);
      visitors.look(visitor, context.now);
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
function pictureHandlers({ service: { pictures } }: Ports): Pick<Handlers, Files> {
  const uploads = createThrottle(UPLOADS);
  return {
    'support.upload': ({ content }, context) => {
      uploads.take(context);
      return { pictureId: pictures.keep(askerOf(context), rewrittenImage(content, SIDE)) };
    },
    'support.picture': ({ pictureId }, context) => {
      const { type, bytes } = pictures.of(askerOf(context), pictureId) ?? refuse('NOT_FOUND');
      return { type, content: bytes.toString('base64') };
    },
  };
}

/** Customer service [2.08, 8.14]. */
export const supportHandlers = (ports: Ports): Handlers => ({
  ...pictureHandlers(ports),
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
